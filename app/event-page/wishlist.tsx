import type { DrawnView } from '#app/event-page/event-view.server.ts';
import type { GiftView } from '#app/event-page/gift-view.server.ts';
import { AvatarStack } from '#app/ui/avatar.tsx';
import { Card } from '#app/ui/card.tsx';
import { Progress } from '#app/ui/progress.tsx';

/** The gifts wished for, by type. Links lead to shops we know nothing of. */
export function Wishlist({ event }: { event: DrawnView }) {
  const { gifts: groups, moreGifts: more, hosting, words } = event;
  return (
    <Card id="wishlist" title={words.wishlist}>
      {groups.length === 0 ? <p>{words.noGifts}</p> : null}
      {groups.map((group) => (
        <div key={group.type}>
          <h3>{group.type}</h3>
          <ul className="gifts">
            {group.items.map((gift) => (
              <Gift key={gift.id} gift={gift} event={event} />
            ))}
          </ul>
        </div>
      ))}
      {more ? <p>{hosting ? <a href={`/event/${event.id}/wishlist`}>{more}</a> : more}</p> : null}
    </Card>
  );
}

function Gift({ gift, event: { id: eventId, words } }: { gift: GiftView; event: DrawnView }) {
  const { image, delivered, people, count = 0 } = gift;
  return (
    <li>
      <div className="gift-pic">
        {image ? <img src={image} alt="" width={96} height={96} loading="lazy" decoding="async" /> : null}
        {delivered ? <p>{words.delivered}</p> : null}
      </div>
      <div>
        <p className="gift-name">{gift.name}</p>
        {gift.taken ? <p className="badge">{gift.taken}</p> : null}
        {gift.purchased ? <p className="badge">{words.purchased}</p> : null}
        <p>{gift.collected ?? gift.price}</p>
        {gift.percent === undefined ? null : <Progress percent={gift.percent} label={words.collectedBar} />}
        {people ? <AvatarStack people={people} total={count} /> : gift.giving ? <p>{gift.giving}</p> : null}
        <div className="row">
          {gift.step ? (
            <a className="btn btn-secondary" href={gift.to ?? `/event/${eventId}/gift/${gift.id}`}>
              {gift.step}
              <span className="vh"> {gift.name}</span>
            </a>
          ) : null}
          {gift.link ? (
            <a href={gift.link} target="_blank" rel="noopener noreferrer nofollow">
              {gift.shop}
              <span className="vh"> {gift.name}</span>
            </a>
          ) : null}
        </div>
      </div>
    </li>
  );
}
