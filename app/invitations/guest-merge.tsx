import { useLoaderData } from '@remix-run/react';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectOrProblem } from '#app/forms/redirect-with-outcome.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { nameOf, partyOf } from '#app/invitations/delivery-state.tsx';
import { textOfField } from '#app/invitations/field-text.ts';
import { backend } from '#app/server/backend.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmPage } from '#app/ui/confirm-page.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { mergeQuery, type MergedGuest } from '#contract/guests/guest-merge.ts';
import { wholeHousehold, writeHousehold } from '#contract/guests/household.ts';
import * as listWords from '#messages/guests/list/en.ts';
import * as mergeWords from '#messages/guests/merge/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta: PageMeta = () => [{ title: mergeWords.mergeTitle }];

export async function loader({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  await loadHosted(request, params.eventId, { toEdit: true });
  const query = queryOf(request, mergeQuery);
  return { eventId: params.eventId, merge: await backend(request).load('getGuestMerge', { params, query }) };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  const form = await readForm(request);
  const query = queryOf(request, mergeQuery);
  const versions: [number, number] = [Number(form.get('stays')), Number(form.get('goes'))];
  const result = await backend(request).call('mergeGuests', { params, body: { ...query, versions } });
  return redirectOrProblem(request, `/event/${params.eventId}/invite/duplicates`, result);
}

/** Two guests beside each other and what becomes of them, before they are one. */
export default function GuestMerge() {
  const { eventId, merge } = useLoaderData<typeof loader>();
  const { stays, goes, result } = merge;
  const page = (id: string, other: string) => `/event/${eventId}/invite/guests/${id}/merge?with=${other}`;
  return (
    <ConfirmPage
      width="wide"
      title={mergeWords.mergeHeading}
      confirm={{ label: mergeWords.merge, pending: mergeWords.merging }}
      keep={{ label: mergeWords.keepBoth, to: `/event/${eventId}/invite/duplicates` }}
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
      <ButtonLink to={page(goes._id, stays._id)} variant="quiet" className="justify-self-start">
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
  ].filter(({ value }) => value !== '');
