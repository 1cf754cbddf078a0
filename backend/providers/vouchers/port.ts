import type { Secret } from './secret.ts';

/** A brand as `GET /api/gift-cards/catalogs` answers it (spec section 3, 'Catalog brand'). */
export interface VoucherBrand {
  readonly id: string;
  readonly brand: string;
  /** Plain text; empty when the provider says nothing. */
  readonly description: string;
  /** Empty when the provider has no logo. */
  readonly imageUrl: string;
  /** Null when the provider has none. */
  readonly rating: number | null;
}

/** What a voucher may be worth. Paise, inclusive. */
export interface Denominations {
  readonly type: 'FIXED' | 'RANGE';
  readonly minPaise: number;
  readonly maxPaise: number;
  /** Ascending; empty for a range. */
  readonly fixedPaise: readonly number[];
}

/** A product of a brand (spec section 3, 'Product'). */
export interface VoucherProduct extends Denominations {
  readonly id: string;
  readonly brandId: string;
  readonly name: string;
  /** Plain text: how the voucher is used. */
  readonly description: string;
  /** The only amount there is, in paise; null when the person chooses. */
  readonly denominationPaise: number | null;
}

/**
 * Our name for one order, the same for every attempt, at most 25 characters: the shortest
 * limit among the providers the port is made for (Woohoo's `refno`; Reloadly's
 * `customIdentifier` takes 150, Tremendous' `external_id` more). `newId()` makes one.
 */
export const isVoucherReference = (text: string): boolean => /^[A-Za-z0-9_-]{8,25}$/.test(text);

/** One voucher to buy. */
export interface VoucherOrder {
  readonly productId: string;
  readonly amountPaise: number;
  /** @see isVoucherReference */
  readonly reference: string;
  /** The provider sends the voucher there. */
  readonly recipientEmail: string;
}

/** `processing`: accepted and paid for, the voucher comes later; ask again with `findOrder`. */
export type OrderStatus = 'delivered' | 'processing' | 'failed';

/**
 * Why a provider said no; nothing was bought and nothing is owed.
 * `provider-balance` is the operator's own account at the provider being empty: never the guest's or organiser's fault.
 */
export type RefusalReason = 'provider-balance' | 'amount' | 'product' | 'recipient' | 'other';

/** A clear answer to an order. */
export type OrderAnswer =
  | { readonly kind: 'ordered'; readonly orderId: string; readonly status: Exclude<OrderStatus, 'failed'> }
  | {
      readonly kind: 'refused';
      readonly reason: RefusalReason;
      /** The provider's own words, for the operator. Not for pages. */
      readonly detail: string;
    };

/** What the provider's books say about a reference. */
export type OrderFound =
  | {
      readonly kind: 'found';
      readonly orderId: string;
      /** `failed`: the provider did not deliver and gave the money back. */
      readonly status: OrderStatus;
      /** What the voucher is worth; null when the provider did not say it in a readable way. */
      readonly amountPaise: number | null;
      /** Further orders under the same reference that were not given back. Anything here means it was bought twice. */
      readonly repeats: readonly string[];
    }
  | { readonly kind: 'not-found' };

/** An order in the provider's record. */
export interface ListedOrder {
  readonly orderId: string;
  /** Our name for it; null for an order made without one. */
  readonly reference: string | null;
  /** What the voucher is worth; null when the provider did not say it in a readable way. */
  readonly amountPaise: number | null;
  readonly status: OrderStatus;
}

/** What a voucher is used with. Printing or serialising it shows nothing. */
interface VoucherCode {
  readonly cardNumber: Secret | null;
  readonly pin: Secret | null;
  /** A page that shows the voucher, for issuers that give an address instead of a number. */
  readonly url: Secret | null;
}

/** The provider could not be asked, and certainly nothing was ordered: trying again later is safe. */
export class VoucherProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/**
 * The order was sent and no clear answer came: it may have been accepted. Never order again
 * for it; ask `findOrder` until it is found, or until `lookupFinalAfterMs` is over.
 */
export class ProviderUnknown extends Error {
  override readonly name = 'ProviderUnknown';
}

/** A seller of brand vouchers. One adapter per provider; the redemption never knows which. */
export interface VoucherProvider {
  /** Kept with each redemption and in the ledger's account of what was paid there. */
  readonly name: string;

  /**
   * `not-found` proves that nothing was ordered only when this long has passed since the order
   * was sent: before, the provider may still be working on a request we gave up waiting for.
   */
  readonly lookupFinalAfterMs: number;

  /** Brands with at least one product that can be ordered, by name. @throws {VoucherProviderUnavailable} */
  listBrands(): Promise<VoucherBrand[]>;

  /** Products of one brand, by name; empty for a brand that is unknown. @throws {VoucherProviderUnavailable} */
  listProducts(brandId: string): Promise<VoucherProduct[]>;

  /** One product, or null when it cannot be ordered (any more). @throws {VoucherProviderUnavailable} */
  findProduct(productId: string): Promise<VoucherProduct | null>;

  /**
   * Sends the order once; it never repeats a request that may have been accepted.
   * Check the amount with `amountProblem` first.
   *
   * @throws {VoucherProviderUnavailable} when nothing was ordered
   * @throws {ProviderUnknown} when it may have been
   * @throws {RangeError} when the reference or the amount is not one
   */
  orderVoucher(order: VoucherOrder): Promise<OrderAnswer>;

  /**
   * Looks for the order with exactly this reference in the provider's books.
   *
   * @param since when the first attempt was about to be sent
   * @throws {VoucherProviderUnavailable} when the books could not be read to the end: that is not 'not found'
   */
  findOrder(reference: string, options: { readonly since: Date }): Promise<OrderFound>;

  /**
   * The provider's record of the orders made from `from` until `to`, for comparing with the
   * redemptions; orders made up to two days outside may be among them.
   *
   * @throws {VoucherProviderUnavailable} when it could not be read to the end
   */
  listOrders(period: { readonly from: Date; readonly to: Date }): AsyncIterable<ListedOrder>;

  /** Codes of a delivered order; empty while there are none yet. Keep them out of logs and answers. @throws {VoucherProviderUnavailable} */
  getVoucherCodes(orderId: string): Promise<VoucherCode[]>;
}
