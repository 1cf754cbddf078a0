import { personName } from '#app/collaboration/person-name.ts';
import { formatEventDate, formatRupees } from '#contract/common/format.ts';
import type { Received, ThankedGiver } from '#contract/gifts/thank-yous.ts';
import * as thankYouPageWords from '#messages/thank-yous/page/en.ts';

/** Somebody who gave, as our pages show them; days are the event's. */
export function viewGiver(giver: ThankedGiver, timeZone: string) {
  const { _id: id, received, more, thanked, thankYou } = giver;
  const day = (instant: string) => formatEventDate({ startsAt: instant, timeZone }, 'short');
  const stands = thankYou !== null && ['queued', 'sent', 'noted'].includes(thankYou.status);
  return {
    id,
    name: personName(giver, thankYouPageWords.someGuest),
    received: received.map((each) => ({
      what: inWords(each),
      day: day(each.at),
      ...(each.blessing ? { blessing: each.blessing } : {}),
    })),
    more,
    thanked,
    /** How they were thanked last; null when they never were. */
    last: thankYou && {
      words:
        thankYou.status === 'queued' ? thankYouPageWords.onItsWay : thankYouPageWords.thankedBy[thankYou.way],
      day: day(thankYou.at),
      text: thankYou.text,
      isNote: thankYou.status === 'noted',
      problem: stands ? '' : thankYouPageWords.notArrived(thankYou.error),
    },
    /** Whether they gave something since they were thanked. */
    gaveSince: stands && !thanked,
  };
}

export type GiverView = ReturnType<typeof viewGiver>;

function inWords({ kind, giftName, amount = 0 }: Received): string {
  if (kind === 'claim') return thankYouPageWords.broughtGift(giftName ?? '');
  if (kind === 'purchase') return thankYouPageWords.boughtGift(giftName ?? '');
  const rupees = formatRupees(amount);
  return giftName === undefined
    ? thankYouPageWords.gaveShagun(rupees)
    : thankYouPageWords.gaveTowards(rupees, giftName);
}
