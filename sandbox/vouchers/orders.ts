import { z } from 'zod/v4';
import { findOffer, isWorth } from '#sandbox/vouchers/brands.ts';
import type { BehaviourState } from '#sandbox/vouchers/behaviour.ts';
import type { NewOrder, VoucherLedger } from '#sandbox/vouchers/ledger.ts';
import { refusal } from '#sandbox/vouchers/wire.ts';

const orderBody = z.object({
  productId: z.coerce.number().int(),
  countryCode: z.string().optional(),
  quantity: z.number().int().min(1).max(10),
  unitPrice: z.number().positive().max(10_000_000),
  customIdentifier: z.string().max(150).default(''),
  senderName: z.string().trim().min(1).max(200),
  recipientEmail: z.union([z.literal(''), z.email()]).nullish(),
});

const path = '/orders';

/** Reads an order; what cannot be ordered is answered as the provider answers it. */
export function readOrder(
  body: unknown,
  mode: BehaviourState['mode'],
  state: BehaviourState,
  ledger: VoucherLedger,
): NewOrder | Response {
  const read = orderBody.safeParse(body);
  if (!read.success) {
    const names = [...new Set(read.error.issues.map(({ path: [name] }) => String(name ?? 'body')))].join(
      ', ',
    );
    return refusal(400, path, `Invalid input provided: ${names}`, 'INVALID_INPUT_PROVIDED');
  }
  const {
    productId,
    countryCode = 'IN',
    quantity,
    unitPrice,
    customIdentifier,
    senderName,
    recipientEmail,
  } = read.data;
  if (mode === 'insufficient-balance')
    return refusal(
      400,
      path,
      'You do not have sufficient balance to order this gift card',
      'INSUFFICIENT_BALANCE',
    );
  const offer = countryCode === 'IN' ? findOffer(productId) : undefined;
  if (!offer) return refusal(404, path, 'Product not found', 'PRODUCT_NOT_FOUND');
  if (state.refusedProducts.includes(productId))
    return refusal(400, path, 'This product is not available at the moment', 'PRODUCT_NOT_AVAILABLE');
  const unitPaise = Math.round(unitPrice * 100);
  if (unitPaise / 100 !== unitPrice || !isWorth(offer.product, unitPaise)) {
    return refusal(400, path, 'Invalid price, please ensure you selected the right price.');
  }
  if (
    !state.takeRepeats &&
    customIdentifier &&
    ledger.list().some((order) => order.customIdentifier === customIdentifier)
  ) {
    return refusal(400, path, 'The custom identifier is already used', 'CUSTOM_IDENTIFIER_ALREADY_USED');
  }
  return {
    customIdentifier,
    offer,
    quantity,
    unitPaise,
    senderName,
    recipientEmail: recipientEmail ?? '',
    status: mode === 'processing' ? 'PROCESSING' : 'SUCCESSFUL',
  };
}
