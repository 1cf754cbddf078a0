import { json, mountControl } from '#sandbox/http/control.ts';
import type { ServiceFact, SandboxWeb } from '#sandbox/service.ts';
import { type Behaviour, behaviourChange, type BehaviourChange } from '#sandbox/vouchers/behaviour.ts';
import { controlPage } from '#sandbox/vouchers/control-page.ts';
import type { VoucherLedger } from '#sandbox/vouchers/ledger.ts';
import type { Tokens } from '#sandbox/vouchers/tokens.ts';
import type { VoucherPost } from '#sandbox/vouchers/voucher-mail.ts';

/** What the control page changes and shows. */
interface VoucherControl {
  readonly behaviour: Behaviour;
  readonly ledger: VoucherLedger;
  readonly tokens: Tokens;
  readonly post: VoucherPost;
  facts(): readonly ServiceFact[];
}

/** `/reloadly/control`, a page for people and JSON for programs, and the provider's own record. */
export function mountVoucherControl(
  web: SandboxWeb,
  { behaviour, ledger, tokens, post, facts }: VoucherControl,
): void {
  async function settle(status: 'SUCCESSFUL' | 'FAILED'): Promise<void> {
    for (const order of ledger.list().filter((each) => each.status === 'PROCESSING')) {
      order.status = status;
      if (status === 'SUCCESSFUL') await post.send(order);
    }
  }

  async function act(change: BehaviourChange): Promise<void> {
    behaviour.change(change);
    if (change.action === 'reset') behaviour.reset();
    if (change.action === 'expire-tokens') tokens.expireAll();
    if (change.action === 'deliver-waiting') await settle('SUCCESSFUL');
    if (change.action === 'fail-waiting') await settle('FAILED');
    if (change.action === 'forget-orders') ledger.clear();
  }

  mountControl(web, {
    path: '/reloadly',
    change: behaviourChange,
    act,
    state: () => behaviour.state,
    page: (problem) =>
      controlPage({ state: behaviour.state, ledger, facts: facts(), ...(problem ? { problem } : {}) }),
  });

  web.get('/reloadly/ledger.json', () =>
    json({
      received: ledger.received,
      tokensIssued: tokens.issued,
      orderedTwice: ledger.orderedTwice(),
      orders: ledger.list().map(({ offer, unitPaise, cards, createdAt, ...order }) => ({
        ...order,
        productId: offer.product.id,
        productName: offer.product.name,
        unitPaise,
        cards: cards.length,
        createdAt: createdAt.toISOString(),
      })),
    }),
  );
}
