import type { EventView } from '#app/events/event-page/event-view.server.ts';
import type { GiftView } from '#app/events/event-page/gift-view.server.ts';
import { AvatarStack } from '#app/ui/avatar.tsx';
import { Card } from '#app/ui/card.tsx';
import { Progress } from '#app/ui/progress.tsx';

/** The gifts wished for, by type. Links lead to shops we know nothing of. */
export function Wishlist({ event }: { event: EventView }) {
  const { gifts: groups, moreGifts: more } = event;
  return (
    <Card title="Gift Wishlist">
      {groups.length === 0 ? <p>No gifts listed yet</p> : null}
      {groups.map((group) => (
        <div key={group.type}>
          <h3>{group.type}</h3>
          <ul className="gifts">
            {group.items.map((gift) => (
              <Gift key={gift.id} gift={gift} eventId={event.id} />
            ))}
          </ul>
        </div>
      ))}
      {more > 0 ? (
        <p>{event.relation === 'organiser' ? <a href={`/event/${event.id}/wishlist`}>And {more} more</a> : `And ${more} more`}</p>
      ) : null}
    </Card>
  );
}

function Gift({ gift, eventId }: { gift: GiftView; eventId: string }) {
  const { image, delivered, people, count } = gift;
  return (
    <li>
      {image ? (
        <div className="gift-pic">
          <img src={image} alt="" width={80} height={80} loading="lazy" decoding="async" />
          {delivered ? <p>Delivered</p> : null}
        </div>
      ) : null}
      <div>
        {gift.link ? (
          <a href={gift.link} target="_blank" rel="noopener noreferrer nofollow">
            {gift.name}
          </a>
        ) : (
          gift.name
        )}
        {gift.purchased ? <p className="badge">Purchased</p> : null}
        {delivered && !image ? <p className="badge">Delivered</p> : null}
        <p>{gift.collected ?? gift.price}</p>
        {gift.percent === undefined ? null : <Progress percent={gift.percent} label="Collected" />}
        {people ? <AvatarStack people={people} total={count} /> : count ? <p>{count === 1 ? '1 person gives' : `${count} people give`} it</p> : null}
        {gift.step ? (
          <a href={`/event/${eventId}/gift/${gift.id}`}>
            {gift.step}
            <span className="vh"> {gift.name}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}
