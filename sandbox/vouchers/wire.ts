import { plainly } from '#sandbox/http/answers.ts';
import type { Offer } from '#sandbox/vouchers/brands.ts';
import type { Order } from '#sandbox/vouchers/ledger.ts';
import { logoPath } from '#sandbox/vouchers/logo.ts';

const fee = 10;
const discountPercentage = 2;

/** `2026-02-28 13:46:00`, UTC. */
const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** JSON of the API's only version. */
export const answer = (body: unknown, status = 200): Response =>
  Response.json(body, {
    status,
    headers: { ...plainly, 'content-type': 'application/com.reloadly.giftcards-v1+json' },
  });

/** A refusal in the provider's own shape. */
export const refusal = (
  status: number,
  path: string,
  message: string,
  errorCode: string | null = null,
): Response =>
  answer({ timeStamp: stamp(new Date()), message, path, errorCode, infoLink: null, details: [] }, status);

/** One page of a list; pages are asked for from 1 and answered from 0, as the provider has it. */
export function pageOf<T>(
  rows: readonly T[],
  page: number,
  size: number,
  write: (row: T) => unknown,
): unknown {
  const offset = (page - 1) * size;
  const content = rows.slice(offset, offset + size).map(write);
  const totalPages = Math.ceil(rows.length / size);
  return {
    content,
    pageable: { pageNumber: page - 1, pageSize: size, offset, paged: true, unpaged: false },
    totalElements: rows.length,
    totalPages,
    last: page >= totalPages,
    first: page === 1,
    size,
    number: page - 1,
    numberOfElements: content.length,
    empty: content.length === 0,
  };
}

/** A product as the provider's list has it. */
export function wireProduct({ brand, product }: Offer, origin: string): unknown {
  const { worth } = product;
  const [fixed, least, most] =
    'fixed' in worth
      ? [worth.fixed.map((paise) => paise / 100), null, null]
      : [[], worth.from / 100, worth.to / 100];
  const logo = logoPath(brand);
  return {
    productId: product.id,
    productName: product.name,
    global: false,
    status: 'ACTIVE',
    supportsPreOrder: false,
    senderFee: fee,
    senderFeePercentage: 0,
    discountPercentage,
    denominationType: 'fixed' in worth ? 'FIXED' : 'RANGE',
    recipientCurrencyCode: 'INR',
    minRecipientDenomination: least,
    maxRecipientDenomination: most,
    senderCurrencyCode: 'INR',
    minSenderDenomination: least,
    maxSenderDenomination: most,
    fixedRecipientDenominations: fixed,
    fixedSenderDenominations: fixed,
    fixedRecipientToSenderDenominationsMap: Object.fromEntries(
      fixed.map((rupees) => [rupees.toFixed(2), rupees]),
    ),
    logoUrls: logo ? [origin + logo] : [],
    brand: { brandId: brand.id, brandName: brand.name },
    category: { id: brand.id, name: brand.category },
    country: { isoName: 'IN', name: 'India', flagUrl: '' },
    redeemInstruction: {
      concise: brand.use.replaceAll('&', '&amp;'),
      verbose: `<p>Show the card number and PIN at the counter, or type them in when you pay online.</p><p>Valid for one year &ndash; not exchanged for cash.</p>`,
    },
    additionalRequirements: { userIdRequired: false },
  };
}

/** An order, as answered at once and as a row of the report. */
export function wireOrder(order: Order): unknown {
  const { offer, quantity, unitPaise } = order;
  const total = unitPaise * quantity;
  const discount = Math.round((total * discountPercentage) / 100);
  return {
    transactionId: order.transactionId,
    amount: (total - discount + fee * 100) / 100,
    discount: discount / 100,
    currencyCode: 'INR',
    fee,
    smsFee: 0,
    totalFee: fee,
    preOrdered: false,
    recipientEmail: order.recipientEmail || null,
    recipientPhone: null,
    customIdentifier: order.customIdentifier || null,
    status: order.status,
    product: {
      productId: offer.product.id,
      productName: offer.product.name,
      countryCode: 'IN',
      quantity,
      unitPrice: unitPaise / 100,
      totalPrice: total / 100,
      currencyCode: 'INR',
      brand: { brandId: offer.brand.id, brandName: offer.brand.name },
    },
    transactionCreatedTime: stamp(order.createdAt),
  };
}
