import { useLoaderData } from '@remix-run/react';
import { z } from 'zod/v4';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectOrProblem } from '#app/forms/redirect-with-outcome.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { nameOf, partyOf } from '#app/invitations/delivery-state.tsx';
import { textOfField } from '#app/invitations/field-text.ts';
import { loadMergeChoice } from '#app/invitations/merge-choice.server.ts';
import { MergeChoice } from '#app/invitations/merge-choice.tsx';
import { backend } from '#app/server/backend.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { mergeQuery, type GuestMerge as Merge, type MergedGuest } from '#contract/guests/guest-merge.ts';
import { guestListQuery } from '#contract/guests/guests.ts';
import { wholeHousehold, writeHousehold } from '#contract/guests/household.ts';
import * as listWords from '#messages/guests/list/en.ts';
import * as mergeWords from '#messages/guests/merge/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta: PageMeta = () => [{ title: mergeWords.mergeTitle }];

type Place = { eventId: string; guestId: string };

/** Whom the guest is merged with, or how that one is searched for; `from` is where whoever looks came from, if not from all pairs. */
const pageQuery = mergeQuery.extend({
  from: z.literal('guest').optional().catch(undefined),
  search: guestListQuery.shape.search,
});

const guestPage = ({ eventId, guestId }: Place) => `/event/${eventId}/invite/guests/${guestId}`;
/** Where they go on. */
const wayBack = (place: Place, from: 'guest' | undefined) =>
  from ? guestPage(place) : `/event/${place.eventId}/invite/duplicates`;

export async function loader({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  const { event } = await loadHosted(request, params.eventId, { toEdit: true });
  const { from, search, ...query } = queryOf(request, pageQuery);
  const place = { eventId: params.eventId, guestId: params.guestId };
  const isChosen = query.with !== '';
  return {
    place,
    from,
    event: event.eventName,
    merge: isChosen ? await backend(request).load('getGuestMerge', { params, query }) : null,
    choice: isChosen ? null : await loadMergeChoice(request, place, search),
  };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  const form = await readForm(request);
  const { from, with: other } = queryOf(request, pageQuery);
  const versions: [number, number] = [Number(form.get('stays')), Number(form.get('goes'))];
  const result = await backend(request).call('mergeGuests', { params, body: { with: other, versions } });
  return redirectOrProblem(request, wayBack(params, from), result);
}

/** Two guests beside each other and what becomes of them, before they are one; with one alone, who the other is. */
export default function GuestMerge() {
  const { place, from, event, merge, choice } = useLoaderData<typeof loader>();
  if (choice) return <MergeChoice event={event} page={guestPage(place)} choice={choice} />;
  return merge ? <SideBySide place={place} from={from} merge={merge} /> : null;
}

interface SideBySideProps {
  place: Place;
  from: 'guest' | undefined;
  merge: Merge;
}

function SideBySide({ place, from, merge }: SideBySideProps) {
  const { stays, goes, result, lost } = merge;
  const swapped = `${guestPage({ ...place, guestId: goes._id })}/merge?with=${stays._id}`;
  return (
    <ConfirmPage
      width="wide"
      title={mergeWords.mergeHeading}
      confirm={{ label: mergeWords.merge, pending: mergeWords.merging }}
      keep={{ label: mergeWords.keepBoth, to: wayBack(place, from) }}
      fields={{ stays: String(stays.reply.version), goes: String(goes.reply.version) }}
    >
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-3">
        {(['stays', 'goes', 'result'] as const).map((which) => (
          <Card key={which} title={mergeWords[which]}>
            <p className="font-semibold wrap-anywhere">{nameOf(merge[which])}</p>
            <DescriptionList facts={factsOf(merge[which])} />
          </Card>
        ))}
      </div>
      <p>{mergeWords.mergeLead(nameOf(result))}</p>
      {lost.tags.length > 0 || lost.otherContacts ? (
        <Alert live={false}>{mergeWords.lost(lost.tags, lost.otherContacts)}</Alert>
      ) : null}
      <ButtonLink
        to={from ? `${swapped}&from=${from}` : swapped}
        variant="quiet"
        className="justify-self-start"
      >
        {mergeWords.swap}
      </ButtonLink>
    </ConfirmPage>
  );
}

const headings = listWords.fieldHeadings;

/** What is known of a guest; what is not known is not there. */
const factsOf = (guest: MergedGuest) =>
  [
    ...(['email', 'phone', 'otherContacts', 'side', 'tags', 'greeting', 'partyLimit'] as const).map(
      (name) => ({ term: headings[name], value: textOfField(name, guest[name]) }),
    ),
    {
      term: headings.household,
      value: writeHousehold(
        wholeHousehold(guest.household, guest.reply.household).filter(({ name }) => name !== ''),
        ', ',
      ),
    },
    {
      term: mergeWords.reply,
      value: [listWords.rsvpNames[guest.reply.rsvp], partyOf(guest.reply)].filter(Boolean).join(', '),
    },
    { term: invitationWords.note, value: guest.reply.note },
  ].filter(({ value }) => value !== '');
