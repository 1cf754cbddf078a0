import {
  type ListedOrder,
  type OrderAnswer,
  type OrderFound,
  type OrderStatus,
  VoucherProviderUnavailable,
  ProviderUnknown,
  type RefusalReason,
} from './port.ts';
import type { ReloadlyAnswer } from './reloadly-http.ts';
import { reloadlyError, transactionShape, type TransactionShape } from './reloadly-shapes.ts';
import { paiseFromWire } from './wire-money.ts';

/** A status we do not know keeps the money held: somebody has to look. */
function statusOf(text: string): OrderStatus {
  const status = text.toUpperCase();
  if (status === 'SUCCESSFUL') return 'delivered';
  return status === 'FAILED' || status === 'REFUNDED' ? 'failed' : 'processing';
}

/** The provider's words without anybody's address, short enough for a log line. */
const detailOf = (message: string): string => message.replace(/\S+@\S+/g, '(address)').slice(0, 300);

function reasonOf(status: number, code: string, message: string): RefusalReason {
  const reply = `${code} ${message}`;
  if (/insufficient|balance/i.test(reply)) return 'provider-balance';
  if (/price|amount|denomination/i.test(reply)) return 'amount';
  if (/recipient|e-?mail/i.test(reply)) return 'recipient';
  return status === 404 || /product/i.test(reply) ? 'product' : 'other';
}

/** What an answer to `POST /orders` means. @throws {ProviderUnknown | VoucherProviderUnavailable} */
export function orderAnswerOf({ status, body }: ReloadlyAnswer, reference: string): OrderAnswer {
  if (status >= 200 && status < 300) {
    const read = transactionShape.safeParse(body);
    if (!read.success)
      throw new ProviderUnknown('Reloadly answered the order with something that is no order');
    const { transactionId, customIdentifier } = read.data;
    if (customIdentifier && customIdentifier !== reference)
      throw new ProviderUnknown('Reloadly answered with a different order');
    const state = statusOf(read.data.status);
    return state === 'failed'
      ? { kind: 'refused', reason: 'other', detail: `Order ${transactionId} is ${read.data.status}` }
      : { kind: 'ordered', orderId: transactionId, status: state };
  }
  const error = reloadlyError.safeParse(body);
  const code = (error.success && error.data.errorCode) || '';
  // an earlier attempt went through: its order is to be looked up, it is not a refusal
  if (status === 409 || code === 'CUSTOM_IDENTIFIER_ALREADY_USED')
    throw new ProviderUnknown('Reloadly knows an order with this reference');
  if (status < 400 || status >= 500 || status === 408)
    throw new ProviderUnknown(`Reloadly answered the order with ${status}`);
  // a client error that is not Reloadly's own comes from something in front of it, which took no order
  if (!error.success)
    throw new VoucherProviderUnavailable(`Reloadly answered the order with ${status} and no reason`);
  return {
    kind: 'refused',
    reason: reasonOf(status, code, error.data.message),
    detail: detailOf(error.data.message),
  };
}

const numerically = (a: TransactionShape, b: TransactionShape): number =>
  Number(a.transactionId) - Number(b.transactionId);

/** A row of the report. @throws {VoucherProviderUnavailable} when it cannot be read: it could be the one, so the report proves nothing */
function readRow(row: unknown): TransactionShape {
  const read = transactionShape.safeParse(row);
  if (!read.success) throw new VoucherProviderUnavailable("Reloadly's report of orders cannot be read");
  return read.data;
}

/** One order of the report. @throws {VoucherProviderUnavailable} when it cannot be read */
export function listedOrderOf(row: unknown): ListedOrder {
  const { transactionId, customIdentifier, status, product } = readRow(row);
  return {
    orderId: transactionId,
    reference: customIdentifier || null,
    amountPaise: paiseFromWire(product?.unitPrice ?? ''),
    status: statusOf(status),
  };
}

/** Picks the order with exactly `reference` from rows of the report. @throws {VoucherProviderUnavailable} when a row cannot be read */
export function orderFoundIn(rows: readonly unknown[], reference: string): OrderFound {
  const matching = rows
    .map(readRow)
    .filter(({ customIdentifier }) => customIdentifier === reference)
    .sort(numerically);
  const bought = matching.filter(({ status }) => statusOf(status) !== 'failed');
  const [order, ...others] = bought.length > 0 ? bought : matching;
  if (!order) return { kind: 'not-found' };
  return {
    kind: 'found',
    orderId: order.transactionId,
    status: statusOf(order.status),
    amountPaise: paiseFromWire(order.product?.unitPrice ?? ''),
    repeats: bought.length > 0 ? others.map(({ transactionId }) => transactionId) : [],
  };
}
