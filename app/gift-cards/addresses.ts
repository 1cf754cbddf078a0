/** Where a voucher is chosen: the brands, a brand's vouchers, or one voucher to confirm. */
export function redeemAddress(
  ...ids: readonly [giftCardId: string, brandId?: string, productId?: string]
): string {
  return `/wallet/redeem/${ids.map((id) => encodeURIComponent(id ?? '')).join('/')}`;
}

/** What became of a redemption. */
export const redemptionAddress = (redemptionId: string): string => `/wallet/redemption/${redemptionId}`;

/** An address of the wallet that keeps what was searched for, so that the way back leads to the same brands. */
export const withSearch = (address: string, search: string): string =>
  search ? `${address}?${new URLSearchParams({ search })}` : address;
