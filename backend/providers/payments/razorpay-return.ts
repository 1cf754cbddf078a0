import { z } from 'zod/v4';
import type { ReturnOutcome } from './port.ts';
import { cleaned, paymentId } from './razorpay-shapes.ts';
import { checkoutSignature, linkSignature, signatureMatches } from './razorpay-signatures.ts';

const metadata = z.object({ payment_id: paymentId });

/**
 * Reads what the payer's browser brought back from Razorpay. Signatures are computed over
 * the stored ids, never over the received ones, so another order's proof does not count here.
 */
export function readRazorpayReturn(
  keySecret: string,
  received: Readonly<Record<string, string>>,
  stored: { orderId: string; reference: string },
): ReturnOutcome {
  const field = (name: string): string => (Object.hasOwn(received, name) ? (received[name] ?? '') : '');
  if (field('error[code]') || field('error[description]')) {
    return {
      kind: 'failed',
      paymentId:
        failedPayment(field('error[metadata]')) ??
        paymentId.safeParse(field('error[metadata][payment_id]')).data ??
        null,
      code: cleaned(field('error[code]')) || 'UNKNOWN',
      description: cleaned(field('error[description]')),
    };
  }
  const paid = paymentId.safeParse(field('razorpay_payment_id'));
  if (!paid.success) return { kind: 'unproven' };
  const status = field('razorpay_payment_link_status');
  const isLink = stored.orderId.startsWith('plink_');
  const expected = isLink
    ? linkSignature(keySecret, {
        linkId: stored.orderId,
        reference: stored.reference,
        status,
        paymentId: paid.data,
      })
    : checkoutSignature(keySecret, stored.orderId, paid.data);
  const proven = signatureMatches(expected, field('razorpay_signature')) && (!isLink || status === 'paid');
  return proven ? { kind: 'paid', paymentId: paid.data } : { kind: 'unproven' };
}

function failedPayment(json: string): string | undefined {
  try {
    return metadata.safeParse(JSON.parse(json)).data?.payment_id;
  } catch {
    return undefined;
  }
}
