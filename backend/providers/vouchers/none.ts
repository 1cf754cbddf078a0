import { VoucherProviderUnavailable, type ListedOrder, type VoucherProvider } from './port.ts';

const refuse = (): Promise<never> =>
  Promise.reject(new VoucherProviderUnavailable('No voucher provider is set up'));

/** Stands where nobody sells vouchers. What was ordered from an earlier provider cannot be looked up there. */
export const noVouchers: VoucherProvider = {
  name: 'none',
  lookupFinalAfterMs: Infinity,
  listBrands: refuse,
  listProducts: refuse,
  findProduct: refuse,
  orderVoucher: refuse,
  findOrder: refuse,
  listOrders: () => ({
    [Symbol.asyncIterator]: (): AsyncIterator<ListedOrder> => ({ next: refuse }),
  }),
  getVoucherCodes: refuse,
};
