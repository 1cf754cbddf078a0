import { createCookie } from '@remix-run/node';
import { z } from 'zod/v4';
import { site } from '#app/server/backend-transport.server.ts';
import type { PaymentLookup } from '#app/payments/payment-of-request.server.ts';
import { AGAIN } from '#app/payments/gift-page.ts';
import { id } from '#contract/common/fields.ts';
import { personalPath } from '#contract/guests/personal-path.ts';
import { languages, type Language } from '#messages/language.ts';

/** Whose personal link a payment was begun by, what for, and in which language; without a gift it is a shagun. */
const way = z.object({
  paymentId: id,
  eventId: id,
  guestId: id,
  giftId: id.optional(),
  key: z.string().min(1).max(100),
  language: z.enum(languages).optional(),
});
type Way = z.infer<typeof way>;

/**
 * Leads a guest who paid by their personal link back to their own page: the payment provider is never told the key, so the
 * browser keeps it meanwhile. It had the key before, in the address; scripts do not read it here. Nothing is
 * trusted of it: it makes the address of a page of ours, for the payment it names alone.
 */
const cookie = createCookie('shagun_way_back', {
  path: '/',
  httpOnly: true,
  // the provider's page sends the browser back from another site
  sameSite: 'lax',
  maxAge: 3600,
  secure: site.appUrl.startsWith('https:'),
});

/** Headers for the answer that sends a guest off to pay. */
export const keepWayBack = async (kept: Way): Promise<[string, string][]> => [
  ['Set-Cookie', await cookie.serialize(kept)],
];

/** Where a guest goes on after paying: their page, and the form they paid by. */
export interface WayBack {
  page: string;
  form: string;
}

/** Whose link this payment was begun by and what for, where this browser began it within the hour. */
export async function begunHere(request: Request, paymentId: string): Promise<Way | null> {
  const kept: unknown = await cookie.parse(request.headers.get('Cookie'));
  return way.extend({ paymentId: z.literal(paymentId) }).safeParse(kept).data ?? null;
}

/** The way back of this payment, where this browser began it by a personal link within the hour. */
export async function readWayBack(request: Request, paymentId: string): Promise<WayBack | null> {
  const begun = await begunHere(request, paymentId);
  if (!begun) return null;
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const again = `&${new URLSearchParams({ [AGAIN]: paymentId, token })}`;
  return { page: guestPageOf(begun), form: givingPageOf(begun) + again };
}

/** The language a guest read in who began this payment here; null for everybody else. */
export async function languageBegunIn(request: Request, finding: PaymentLookup): Promise<Language | null> {
  if (finding.kind !== 'found') return null;
  return (await begunHere(request, finding.report.payment._id))?.language ?? null;
}

/** The guest's own page of an event. */
export const guestPageOf = (guest: Pick<Way, 'eventId' | 'guestId' | 'key'>): string =>
  personalPath(guest, 'reply', 'link');

/** Where a guest gives towards a gift, or a shagun. */
export const givingPageOf = ({
  eventId,
  guestId,
  giftId,
  key,
}: Omit<Way, 'paymentId' | 'language'>): string =>
  `/event/${eventId}/give/${guestId}${giftId === undefined ? '' : `/${giftId}`}?${new URLSearchParams({ key })}`;
