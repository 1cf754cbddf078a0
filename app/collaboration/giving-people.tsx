import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { AvatarStack } from '#app/ui/avatar.tsx';
import { Facts } from '#app/ui/facts.tsx';

/** Who gives the gift together: names for them and the organiser, amounts for the organiser and of one's own, a number for others. */
export function GivingPeople({ view: { gift, people, own, organises } }: { view: GiftTogether }) {
  if (gift.count === 0) return <p>Nobody has joined yet.</p>;
  const mine = people.find(({ id }) => id === own);
  return (
    <>
      {people.length > 0 ? <AvatarStack people={people} /> : null}
      <p>{gift.count === 1 ? '1 person gives this gift.' : `${gift.count} people give this gift together.`}</p>
      {organises ? <Facts facts={people.map(({ name, gave }) => ({ term: name, value: gave }))} /> : null}
      {mine?.gave ? <p>You gave {mine.gave} so far.</p> : null}
    </>
  );
}
