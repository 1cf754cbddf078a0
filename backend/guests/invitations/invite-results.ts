import type { InviteResult } from '#contract/guests/invitations.ts';
import { invitationWords } from '#messages/invitations/words.ts';
import { messageWords } from '#messages/phone-messages/words.ts';
import { sendingWords } from '#messages/sending/words.ts';
import { guestName, guestNameOf, type GuestRecord, type NormalisedGuest } from '#backend/guests/service.ts';
import type { ChosenDelivery } from './channel-choice.ts';
import type { Wait } from './service.ts';

/** What became of a row the organiser typed, and its place among them. */
export type InviteRow = InviteResult & { index: number };

/** Somebody on the list who was invited before; `row` is the guest of the list, to send to again, and `note` what goes before. */
export const alreadyThere = (guest: NormalisedGuest, row?: GuestRecord, note = ''): InviteRow => ({
  index: guest.index,
  type: guest.email ? 'email' : 'phone',
  status: 'duplicate',
  name: row ? guestNameOf(row) : guestName(guest),
  message: [note, invitationWords.alreadyInvited].filter(Boolean).join(' '),
  ...(row ? { guestId: row.id } : {}),
});

/** Somebody who is on the list now, and whose only contact another guest has. */
export const notReached = (guest: NormalisedGuest, row: GuestRecord, message: string): InviteRow => ({
  index: guest.index,
  type: 'none',
  status: 'shared',
  name: guestNameOf(row),
  message,
  guestId: row.id,
});

/** Somebody who is invited now: how, and what was amiss in their row. */
export function invitedNow(
  guest: NormalisedGuest,
  row: GuestRecord,
  found: {
    chosen: ChosenDelivery;
    wait: Wait | undefined;
    links: { whatsapp: string; sms: string } | null;
    wrongPhone: boolean;
    /** What is said before. */
    note: string;
  },
): InviteRow {
  const base = {
    index: guest.index,
    name: guestNameOf(row),
    guestId: row.id,
    ...(found.note && { note: found.note }),
  };
  const messageWith = (message: string) =>
    [found.note, message, found.wrongPhone && invitationWords.phoneLeftOut].filter(Boolean).join(' ');
  if (found.links) {
    return {
      ...base,
      type: 'phone',
      status: 'link_ready',
      message: messageWith(invitationWords.linkReady),
      links: found.links,
    };
  }
  const { channel, status } = found.chosen;
  if (found.wait)
    return {
      ...base,
      type: channel === 'email' ? 'email' : 'phone',
      status,
      message: messageWith(found.wait.paused ? found.wait.error : sendingWords.waiting(1)),
    };
  if (channel !== 'email')
    return {
      ...base,
      type: 'phone',
      status,
      message: messageWith(channel === 'whatsapp' ? messageWords.goesByWhatsApp : messageWords.goesBySms),
    };
  return status === 'unsubscribed'
    ? { ...base, type: 'email', status: 'unsubscribed', message: messageWith(invitationWords.wantsNoMail) }
    : { ...base, type: 'email', status: 'queued', message: messageWith(invitationWords.goesByMail) };
}

/** One result per row, as typed: how a guest was invited says more than what was amiss in the row. */
export function resultsInOrder(rows: InviteRow[]): InviteResult[] {
  const byIndex = new Map<number, InviteRow>();
  for (const row of rows) if (!byIndex.get(row.index)?.guestId) byIndex.set(row.index, row);
  return [...byIndex.values()].sort((a, b) => a.index - b.index).map(({ index: _, ...result }) => result);
}
