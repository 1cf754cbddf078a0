import { greetedName } from '#contract/guests/greeted-name.ts';
import type {
  GiversByEvent,
  PreparedThankYou,
  ThankedGiver,
  ThankYouListQuery,
} from '#contract/gifts/thank-yous.ts';
import type { Language } from '#messages/language.ts';
import { thankYouWords } from '#messages/thank-yous/words.ts';
import { eventIn } from '#backend/events/second-language.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { conflict, notFound } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { pageWindow } from '#backend/platform/search.ts';
import { accessAsHost, requireHost } from '#backend/events/access.ts';
import { wantsNoMail } from '#backend/messaging/service.ts';
import { invitingWords, languageOf } from '#backend/guests/invitations/inviting-words.ts';
import { chatLink } from '#backend/guests/invitations/message-links.ts';
import { preparedText } from './prepared-text.ts';
import { signedBy } from './signed-by.ts';
import {
  findGivers,
  findGiversByEvent,
  findReceived,
  type GiverRow,
  sumGivers,
  type ReceivedRow,
} from './repository.ts';

export { countToThank, findEventsToThankFor, sumGivers } from './repository.ts';

type Place = { eventId: string; giverId: string };

const PER_PAGE = 25;
/** Things shown of each giver. */
const THINGS = 5;
/** Givers shown of each event in the wallet. */
const OF_EVENT = 3;

/** Who gave what to an event, and who was thanked. Its owner alone. @throws {Problem} 403, 404 */
export async function listThankYous(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { show, page: requestedPage }: ThankYouListQuery,
) {
  await requireHost(ctx.db, eventId, viewer, 'own');
  const { givers, toThank: left } = await sumGivers(ctx.db, eventId);
  const counts = { givers, toThank: left };
  const toThank = show === 'to-thank';
  const total = toThank ? counts.toThank : counts.givers;
  const { page, pages, offset } = pageWindow(total, requestedPage, PER_PAGE);
  const rows = await findGivers(ctx.db, eventId, { toThank, limit: PER_PAGE, offset });
  const ids = rows.map(({ giver_id: giverId }) => giverId);
  const received = await findReceived(ctx.db, eventId, ids, THINGS);
  return { items: rows.map((row) => present(row, received)), total, page, pages, counts };
}

/** A message to begin with, and the ways it can go. Its owner alone. @throws {Problem} 403, 404 also when what they gave went back */
export async function getPreparedThankYou(
  ctx: Context,
  viewer: SignedIn,
  { eventId, giverId }: Place,
  { language: requestedLanguage }: { language?: Language | undefined },
): Promise<PreparedThankYou> {
  const { event, organiser, design } = await accessAsHost(ctx.db, eventId, viewer, 'own');
  const row = await giverOf(ctx.db, eventId, giverId);
  const received = await findReceived(ctx.db, eventId, [giverId], THINGS);
  const language = requestedLanguage ?? languageOf(row, event);
  const named = { first_name: organiser.firstName, last_name: organiser.lastName };
  const { host } = invitingWords(event, named, language);
  const text = preparedText(language, {
    greeted: greetedName({ firstName: row.first_name, lastName: row.last_name }, language),
    received,
    more: row.things - received.length,
    from: signedBy(eventIn(event, language), {
      hosts: design?.selection.hosts ?? '',
      account: host,
      language,
    }),
  });
  const mail = !row.email
    ? 'no_address'
    : (await wantsNoMail(ctx.db, row.email, eventId))
      ? 'unsubscribed'
      : 'open';
  return { giver: present(row, received), language, text, mail, whatsapp: row.phone !== '' };
}

/** A link that opens WhatsApp with the message, to the number on the guest list. @throws {Problem} 403, 404, 409 without a number */
export async function getThankYouLink(
  ctx: Context,
  viewer: SignedIn,
  { eventId, giverId }: Place,
  text: string,
): Promise<{ whatsapp: string }> {
  await requireHost(ctx.db, eventId, viewer, 'own');
  const { phone } = await giverOf(ctx.db, eventId, giverId);
  if (!phone) throw conflict(thankYouWords.noPhone, 'no_phone');
  return { whatsapp: chatLink(phone, text) };
}

/** Of each of somebody's own events the latest givers, for their wallet. */
export async function listGiversByEvent(ctx: Context, viewer: SignedIn): Promise<GiversByEvent> {
  const events = new Map<string, GiversByEvent['events'][number]>();
  for (const row of await findGiversByEvent(ctx.db, viewer.userId, OF_EVENT)) {
    const event = events.get(row.event_id) ?? {
      _id: row.event_id,
      eventName: row.event_name,
      givers: [],
      giverCount: row.givers,
      toThank: row.to_thank,
    };
    event.givers.push({
      _id: row.giver_id,
      firstName: row.first_name,
      lastName: row.last_name,
      total: rupeesOf(row.paise),
      ...(row.blessing ? { blessing: row.blessing } : {}),
      thanked: row.thanked,
    });
    events.set(row.event_id, event);
  }
  return { events: [...events.values()] };
}

/** Somebody who gave to the event. @throws {Problem} 404 */
export async function giverOf(db: Db, eventId: string, giverId: string): Promise<GiverRow> {
  const [row] = await findGivers(db, eventId, { giverId, limit: 1, offset: 0 });
  if (!row) throw notFound(thankYouWords.giverGone);
  return row;
}

const present = (row: GiverRow, received: readonly ReceivedRow[]): ThankedGiver => {
  const theirs = received.filter(({ giver_id: giverId }) => giverId === row.giver_id);
  return {
    _id: row.giver_id,
    firstName: row.first_name,
    lastName: row.last_name,
    received: theirs.map(({ kind, gift_name: giftName, paise, blessing, at }) => ({
      kind,
      ...(giftName === null ? {} : { giftName }),
      ...(paise === null ? {} : { amount: rupeesOf(paise) }),
      ...(blessing ? { blessing } : {}),
      at: at.toISOString(),
    })),
    more: row.things - theirs.length,
    total: rupeesOf(row.paise),
    latest: row.latest.toISOString(),
    thanked: row.thanked,
    thankYou: row.last_way && {
      way: row.last_way,
      status: row.last_status,
      error: row.last_error,
      text: row.last_text,
      at: row.last_at.toISOString(),
    },
  };
};
