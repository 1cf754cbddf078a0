import { Link } from '@remix-run/react';
import type { GiftTogether } from '#app/collaboration/gift-together.server.ts';
import { Avatar, AvatarStack } from '#app/ui/avatar.tsx';
import { Card } from '#app/ui/card.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import * as togetherWords from '#messages/collaboration/en.ts';
import * as removalWords from '#messages/collaboration/removal/en.ts';

/** More people than this are folded away: on a phone what follows would be far down. */
const SHOWN = 6;

/**
 * Who gives the gift together: names for guests and hosts, what was given for those who
 * give and the owner, a number of people for others.
 */
export function GivingPeople({ view }: { view: GiftTogether }) {
  const { gift } = view;
  if (!gift.isCollaborative) return null;
  return (
    <>
      <TakingPart view={view} />
      {gift.byLink ? <p className="wrap-anywhere">{togetherWords.giversByLink(gift.byLink)}</p> : null}
    </>
  );
}

function TakingPart({ view: { event, gift, people, given } }: { view: GiftTogether }) {
  const page = `/event/${event.id}/gift/${gift.id}`;
  if (gift.count === 0) {
    if (gift.byLink) return null;
    return <p>{gift.hasMoneyAlone ? togetherWords.giversMoneyAlone : togetherWords.giversNone}</p>;
  }
  if (people.length === 0) return <p>{togetherWords.givers(gift.count)}</p>;
  return (
    <Card title={togetherWords.giversTitle}>
      <p>{togetherWords.givers(gift.count)}</p>
      {given ? <p>{given}</p> : null}
      {people.length <= SHOWN ? (
        <Amounts people={people} page={page} />
      ) : (
        <>
          <div className="mt-3">
            <AvatarStack people={people} />
          </div>
          <details>
            <summary className="min-h-11 content-center font-semibold">{togetherWords.giversAll}</summary>
            <Amounts people={people} page={page} />
          </details>
        </>
      )}
    </Card>
  );
}

function Amounts({ people, page }: Pick<GiftTogether, 'people'> & { page: string }) {
  return (
    <dl className="mt-2 divide-y divide-line">
      {people.map(({ id, name, src, gave, isHidden, fromOutside, removable }) => (
        <div key={id} className="flex flex-wrap items-center gap-x-3 py-2">
          <dt className="flex min-w-0 flex-1 basis-36 items-center gap-3">
            <Avatar src={src} size={32} />
            <span className="min-w-0 wrap-anywhere">
              {name}
              {fromOutside ? (
                <span className="block text-sm text-ink-soft">{removalWords.fromOutside}</span>
              ) : null}
            </span>
          </dt>
          <dd className="text-end">
            {gave}
            {isHidden ? (
              <span className="block text-sm text-ink-soft">{togetherWords.hiddenFromGuests}</span>
            ) : null}
          </dd>
          {removable ? (
            <dd>
              <Link to={`${page}/people/${id}/remove`} discover="none" className="btn btn-quiet">
                <RichText text={removalWords.removeOne(name)} />
              </Link>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}
