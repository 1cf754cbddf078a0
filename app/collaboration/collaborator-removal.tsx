import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { eachContribution } from '#app/collaboration/contributions.server.ts';
import { headOfGift } from '#app/collaboration/gift-page-header.tsx';
import { loadGiftOfEvent } from '#app/collaboration/gift-together.server.ts';
import { personName } from '#app/collaboration/person-name.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { Card } from '#app/ui/card.tsx';
import { ConfirmPage } from '#app/forms/confirm-page.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { formatRupees } from '#contract/common/format.ts';
import { mayEdit } from '#contract/common/host-roles.ts';
import type { Relation } from '#contract/events/events.ts';
import type { GiftPerson, WishlistGift } from '#contract/gifts/wishlist.ts';
import { cannotSee } from '#messages/collaboration/en.ts';
import * as removalWords from '#messages/collaboration/removal/en.ts';

export const handle: EventPageHandle = { denied: cannotSee };

export const meta: PageMeta<typeof loader> = ({ data }) => [{ title: removalWords.tab(data?.person.name) }];

export async function loader({
  request,
  params: { eventId, giftId, userId },
}: RouteArgs<'eventId' | 'giftId' | 'userId'>) {
  const { page, gift } = await loadGiftOfEvent(request, { eventId, giftId });
  const giver = await findGiver(request, page.viewer.relation, gift, { eventId, giftId, userId });
  // nobody to remove, or nobody who may: the gift's page shows who takes part
  if (!giver) throw redirect(`/event/${eventId}/gift/${giftId}`);
  return {
    event: { id: eventId, name: page.event.eventName },
    gift: { id: giftId, name: gift.name },
    person: { name: nameOf(giver), gave: giver.contributionAmount },
  };
}

/** One who takes part in the gift or, for the owner, gave for it from outside without a place; nobody for who may not take them off. */
async function findGiver(
  request: Request,
  relation: Relation,
  { collaborators }: WishlistGift,
  { userId, ...place }: { eventId: string; giftId: string; userId: string },
): Promise<{ user: GiftPerson; contributionAmount: number | null } | undefined> {
  const giver = mayEdit(relation) ? collaborators.find(({ user }) => user._id === userId) : undefined;
  if (giver || relation !== 'organiser') return giver;
  return withoutPlace(request, place, userId);
}

/** One whose money came too late for a place, of whom the owner alone knows. */
async function withoutPlace(request: Request, place: { eventId: string; giftId: string }, userId: string) {
  const all = eachContribution((page) =>
    backend(request).load('listContributions', { params: place, query: { page } }),
  );
  let giver: { user: GiftPerson; contributionAmount: number } | undefined;
  for await (const { contributor, fromOutside, amount, refundedAmount } of all)
    if (contributor._id === userId && fromOutside) {
      const before = giver?.contributionAmount ?? 0;
      giver = { user: contributor, contributionAmount: before + amount - refundedAmount };
    }
  return giver;
}

const nameOf = (giver: { user: GiftPerson } | undefined): string =>
  giver ? personName(giver.user, removalWords.somebody) : removalWords.somebody;

export async function action({
  request,
  params: { eventId, giftId, userId },
}: RouteArgs<'eventId' | 'giftId' | 'userId'>) {
  await readForm(request);
  // said afterwards, when the gift names them no more
  const { page, gift } = await loadGiftOfEvent(request, { eventId, giftId });
  const giver = await findGiver(request, page.viewer.relation, gift, { eventId, giftId, userId });
  const result = await backend(request).send('removeCollaborator', { params: { eventId, giftId, userId } });
  if (result.ok)
    return redirectWithFlash(
      `/event/${eventId}/gift/${giftId}`,
      removalWords.removed(nameOf(giver), result.data.gift.name),
    );
  return { problem: result.status >= 500 ? removalWords.failed : result.error.message };
}

/** Asks a host once more before somebody is taken off a gift. */
export default function CollaboratorRemoval() {
  const { event, gift, person } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={removalWords.remove}
      {...headOfGift({ gift, event })}
      confirm={{ label: removalWords.remove, pending: removalWords.removing }}
      keep={{ label: removalWords.leave, to: `/event/${event.id}/gift/${gift.id}`, discover: 'none' }}
    >
      <Card as="div">
        <p className="wrap-anywhere">
          <RichText
            text={removalWords.what(person.name, gift.name)}
            parts={{ who: (text) => <strong>{text}</strong> }}
          />
        </p>
        <ul className="list-disc ps-5">
          {/* a co-host reads no amount */}
          {person.gave === null ? null : (
            <li>
              {person.gave > 0 ? removalWords.moneyBack(formatRupees(person.gave)) : removalWords.noMoney}
            </li>
          )}
          <li>{removalWords.lateMoney}</li>
          <li>{removalWords.requestsGo}</li>
          <li>{removalWords.askAgain}</li>
        </ul>
      </Card>
    </ConfirmPage>
  );
}
