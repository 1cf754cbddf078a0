import { ProviderUnavailable, type PaymentProvider } from './port.ts';

const refuse = (): Promise<never> =>
  Promise.reject(new ProviderUnavailable('No payment provider is set up', 'network'));

const refuseAll = <T>(): AsyncIterable<T> => ({ [Symbol.asyncIterator]: () => ({ next: refuse }) });

/** Stands where no payment provider is set up: it takes and gives back nothing, and knows no payment of an earlier one. */
export const noPayments: PaymentProvider = {
  name: 'none',
  minimumPaise: 100,
  browserOrigins: [],
  createCheckout: refuse,
  verifyReturn: () => ({ kind: 'unproven' }),
  readWebhook: () => ({ kind: 'refused', reason: 'signature' }),
  fetchOrder: refuse,
  fetchOrderPayments: refuse,
  fetchPayment: refuse,
  cancelCheckout: refuse,
  refund: refuse,
  fetchRefund: refuse,
  fetchRefunds: refuse,
  listPayments: refuseAll,
  listRefunds: refuseAll,
};
