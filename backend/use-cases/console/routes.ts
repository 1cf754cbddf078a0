import type { ProviderHealth } from '#backend/providers/health.ts';
import type { VoucherContext } from '#backend/money/gift-cards/voucher-context.ts';
import type { PaymentContext } from '#backend/money/payments/service.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { actAsOperator } from './acts-service.ts';
import { listFailedJobs } from './jobs-service.ts';
import { readLastCheck } from './ledger-check-service.ts';
import { listOperatorLog } from './log-service.ts';
import { listMoney, readMoneyStory } from './money-service.ts';
import { readOverview } from './overview-service.ts';
import { findPersonByEmail } from './people-service.ts';
import { listFailedDeliveries, listSendingProblems } from './sending-service.ts';

interface ConsoleServices {
  paymentContext: PaymentContext;
  voucherContext: VoucherContext;
  providerHealth: ProviderHealth;
}

/** The operator's console. Who may make these calls is settled before they are handed over (`access.ts`). */
export const mountConsole =
  (services: ConsoleServices): Mount =>
  (ctx, implement) => {
    implement('getConsoleOverview', () => readOverview(ctx, services.providerHealth));
    implement('listFailedJobs', ({ query }) => listFailedJobs(ctx, query.page));
    implement('listFailedDeliveries', ({ query }) => listFailedDeliveries(ctx, query.page));
    implement('listMoney', ({ query }) => listMoney(ctx, query));
    implement('getLedgerCheck', () => readLastCheck(ctx));
    implement('listSendingProblems', ({ query }) => listSendingProblems(ctx, query.list, query.page));
    implement('listOperatorLog', ({ query }) => listOperatorLog(ctx, query.page));
    implement('readMoneyStory', ({ viewer, body }) => readMoneyStory(ctx, services, viewer, body));
    implement('findPerson', ({ viewer, body }) => findPersonByEmail(ctx, viewer, body));
    implement('actAsOperator', ({ viewer, body, language }) =>
      actAsOperator(ctx, services.paymentContext, viewer, body, language),
    );
  };
