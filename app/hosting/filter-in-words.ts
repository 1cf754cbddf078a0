import type { GuestFilter, GuestLists } from '#contract/guests/guest-filter.ts';
import * as filterWords from '#messages/guests/filter/en.ts';
import * as listWords from '#messages/guests/list/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { languageNames } from '#messages/language.ts';

/** What of the answer a list is narrowed to. */
export const replyChoices = { ...listWords.rsvpNames, 'date-changed': invitationWords.beforeDateChange };

/** What of the invitation a list is narrowed to. */
export const deliveryChoices = {
  undelivered: invitationWords.counts.undelivered,
  ...listWords.deliveryNames,
};

/** A filter as people read it, in one line. */
export function filterInWords(
  { search, status, delivery, side, tag, function: functionId, stands, language }: GuestFilter,
  functions: GuestLists['functions'],
): string {
  const name = functions.find(({ _id }) => _id === functionId)?.name ?? filterWords.functionGone;
  return filterWords.inWords(
    [
      search && filterWords.searched(search),
      tag && filterWords.tagged(tag),
      side && listWords.sideName(side),
      functionId && filterWords.ofFunction(name, filterWords.standings[stands]),
      status === 'all' ? '' : replyChoices[status],
      delivery === 'all' ? '' : deliveryChoices[delivery],
      language === 'all' ? '' : language === 'any' ? filterWords.noLanguage : languageNames[language],
    ].filter(Boolean),
  );
}
