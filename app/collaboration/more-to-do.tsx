import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';

/** What those who give and the organiser can do besides giving, each on a page of its own. */
export function MoreToDo({ view }: { view: GiftTogether }) {
  const { gift, settles, hasContributions, isOpen, canInvite, canBuy, canDeliver, canUndo, canAllow } = view;
  const page = `/event/${view.event.id}/gift/${gift.id}`;
  if (!canInvite && !canBuy && !canDeliver && !canUndo && !canAllow && !hasContributions) return null;
  return (
    <nav aria-label={togetherWords.moreLabel} className="grid gap-3 sm:flex sm:flex-wrap">
      {canDeliver ? <Deliver view={view} /> : null}
      {canInvite ? (
        <ButtonLink to={`${page}/ask`} discover="none" variant="secondary">
          {togetherWords.inviteAnother}
        </ButtonLink>
      ) : null}
      {canBuy ? (
        <ButtonLink to={`${page}/purchase`} discover="none" variant="secondary">
          {togetherWords.purchase}
        </ButtonLink>
      ) : null}
      {canUndo ? (
        <ButtonLink to={`${page}/purchase/undo`} discover="none" variant="secondary">
          {togetherWords.undoPurchase}
        </ButtonLink>
      ) : null}
      {canAllow ? <Allow view={view} /> : null}
      {hasContributions ? (
        <ButtonLink to={`${page}/contributions`} discover="none" variant="secondary">
          {togetherWords.contributionsAll}
        </ButtonLink>
      ) : null}
      {settles && isOpen ? (
        <ButtonLink to={`${page}/settings`} discover="none" variant="secondary">
          {togetherWords.settingsTitle}
        </ButtonLink>
      ) : null}
    </nav>
  );
}

function Deliver({ view: { event, gift } }: { view: GiftTogether }) {
  const action = `/event/${event.id}/wishlist/gifts/${gift.id}/delivered`;
  return (
    <Form method="post" action={action} className="grid">
      <input type="hidden" name="back" value="gift" />
      <FormButton action={action} pendingLabel={togetherWords.marking}>
        {togetherWords.deliver}
      </FormButton>
    </Form>
  );
}

function Allow({ view: { event, gift } }: { view: GiftTogether }) {
  const action = `/event/${event.id}/gift/${gift.id}/purchase/allow`;
  return (
    <Form method="post" action={action} className="grid">
      <FormButton variant="secondary" action={action} pendingLabel={togetherWords.saving}>
        {togetherWords.allowPurchase}
      </FormButton>
    </Form>
  );
}
