import type { EventView } from '#app/events/event-page/event-view.server.ts';
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
            {group.items.map((gift, index) => (
              <li key={index}>
                {gift.image ? <img src={gift.image} alt="" width={64} height={64} loading="lazy" decoding="async" /> : null}
                <div>
                  {gift.link ? (
                    <a href={gift.link} target="_blank" rel="noopener noreferrer nofollow">
                      {gift.name}
                    </a>
                  ) : (
                    gift.name
                  )}
                  {gift.delivered ? <p className="badge">Delivered</p> : null}
                  <p>{gift.collected ?? gift.price}</p>
                  {gift.percent === undefined ? null : <Progress percent={gift.percent} label="Collected" />}
                  {event.relation === 'visitor' ? null : <a href={`/event/${event.id}/gift/${gift.id}`}>Give together</a>}
                </div>
              </li>
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
