import { FreshCache } from './fresh-cache.ts';
import {
  isVoucherReference,
  VoucherProviderUnavailable,
  ProviderUnknown,
  type VoucherProvider,
} from './port.ts';
import { readCatalogue } from './reloadly-catalogue.ts';
import { NoReloadlyAnswer, ReloadlyHttp, type ReloadlySettings } from './reloadly-http.ts';
import { listedOrderOf, orderAnswerOf, orderFoundIn } from './reloadly-orders.ts';
import { eachRow, readPages } from './reloadly-pages.ts';
import { cardsAnswer } from './reloadly-shapes.ts';
import { Secret } from './secret.ts';
import { rupeesForWire } from './wire-money.ts';

export type { ReloadlySettings };

/** How patient the adapter is. Milliseconds. */
export interface ReloadlyTiming {
  /** For one operation, signing in included. */
  readonly timeoutMs?: number;
  /** How long the catalogue is used without asking again. */
  readonly catalogueFreshMs?: number;
  /** How long an old catalogue is shown while Reloadly is down. */
  readonly catalogueStaleMs?: number;
  /** How long a person waits for a new catalogue while there is an old one. */
  readonly cataloguePatienceMs?: number;
  /** How long the old catalogue is shown without asking, after asking failed. */
  readonly catalogueRestMs?: number;
  /** How long after an order was sent the report's 'not found' is final. */
  readonly lookupFinalAfterMs?: number;
  /** Clock; milliseconds since 1970. */
  readonly now?: () => number;
}

const minute = 60_000;
/** The report's dates are read four hours west of UTC, and the clocks of two companies differ. */
const reportMarginMs = 36 * 60 * minute;

/** `2026-02-28 13:46:00`, as Reloadly's SDKs write it. */
const reportDate = (at: number): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

const secretOf = (value: string | number | null | undefined): Secret | null =>
  value === null || value === undefined || value === '' ? null : new Secret(String(value));

/** Where brands' logos are, for pages that name whose pictures they show; needs no keys. The sandbox has its own. */
export const reloadlyLogoOrigins = ({ baseUrl }: Pick<ReloadlySettings, 'baseUrl'>): string[] => [
  'https://cdn.reloadly.com',
  new URL(baseUrl).origin,
];

/** Brand vouchers through Reloadly's gift card API (developers.reloadly.com, its published OpenAPI documents and SDKs). */
export function reloadlyVouchers(settings: ReloadlySettings, timing: ReloadlyTiming = {}): VoucherProvider {
  const now = timing.now ?? Date.now;
  const http = new ReloadlyHttp(
    { ...settings, baseUrl: settings.baseUrl.replace(/\/+$/, '') },
    timing.timeoutMs ?? 10_000,
    now,
  );
  const catalogue = new FreshCache(
    () => readCatalogue(http),
    {
      freshMs: timing.catalogueFreshMs ?? 15 * minute,
      staleMs: timing.catalogueStaleMs ?? 24 * 60 * minute,
      patienceMs: timing.cataloguePatienceMs ?? 2000,
      restMs: timing.catalogueRestMs ?? 30_000,
    },
    now,
  );

  return {
    name: 'reloadly',
    lookupFinalAfterMs: timing.lookupFinalAfterMs ?? 15 * minute,

    listBrands: async () => [...(await catalogue.get()).brands],
    listProducts: async (brandId) =>
      (await catalogue.get()).products.filter((product) => product.brandId === brandId),
    findProduct: async (productId) =>
      (await catalogue.get()).products.find(({ id }) => id === productId) ?? null,

    async orderVoucher({ productId, amountPaise, reference, recipientEmail }) {
      if (!isVoucherReference(reference))
        throw new RangeError('A voucher reference has 8 to 25 letters, digits, - and _');
      const unitPrice = rupeesForWire(amountPaise);
      if (!/^\d{1,15}$/.test(productId))
        return { kind: 'refused', reason: 'product', detail: 'Reloadly numbers its products' };
      const body = {
        productId: Number(productId),
        countryCode: 'IN',
        quantity: 1,
        unitPrice,
        customIdentifier: reference,
        // in a mail to whoever is named: an account's own words have no business in it (docs/decisions/0097)
        senderName: 'Shagun',
        recipientEmail,
      };
      try {
        const answer = await http.request({
          method: 'POST',
          path: '/orders',
          body,
          deadline: http.deadline(),
        });
        return orderAnswerOf(answer, reference);
      } catch (error) {
        if (error instanceof NoReloadlyAnswer) throw new ProviderUnknown(error.message);
        throw error;
      }
    },

    async findOrder(reference, { since }) {
      const query = {
        startDate: reportDate(since.getTime() - reportMarginMs),
        endDate: reportDate(now() + reportMarginMs),
        // narrows the search where it is understood; the rows are compared anyway
        customIdentifier: reference,
      };
      const list = {
        path: '/reports/transactions',
        query,
        key: 'transactionId',
        pageSize: 200,
        mostPages: 50,
      };
      const { rows, complete } = await readPages(http, list, http.deadline());
      const found = orderFoundIn(rows, reference);
      if (found.kind === 'not-found' && !complete)
        throw new VoucherProviderUnavailable('There are more orders than could be searched');
      return found;
    },

    async *listOrders({ from, to }) {
      const query = {
        startDate: reportDate(from.getTime() - reportMarginMs),
        endDate: reportDate(to.getTime() + reportMarginMs),
      };
      const reading = eachRow(
        http,
        { path: '/reports/transactions', query, key: 'transactionId', pageSize: 200, mostPages: 10_000 },
        () => http.deadline(),
      );
      for (;;) {
        const { done, value } = await reading.next();
        if (!done) yield listedOrderOf(value);
        else if (value) return;
        else throw new VoucherProviderUnavailable('There are more orders than could be listed');
      }
    },

    async getVoucherCodes(orderId) {
      const { status, body } = await http.read(
        `/orders/transactions/${encodeURIComponent(orderId)}/cards`,
        http.deadline(),
      );
      if (status === 404) return [];
      const cards = cardsAnswer.safeParse(body);
      // the parser's own message would quote the codes
      if (!cards.success) throw new VoucherProviderUnavailable("Reloadly's voucher codes cannot be read");
      return cards.data.map(({ cardNumber, pinCode, redemptionUrl }) => {
        const isAddress = typeof cardNumber === 'string' && /^https?:\/\//.test(cardNumber);
        return {
          cardNumber: secretOf(isAddress ? null : cardNumber),
          pin: secretOf(pinCode),
          url: secretOf(redemptionUrl ?? (isAddress ? cardNumber : null)),
        };
      });
    },
  };
}
