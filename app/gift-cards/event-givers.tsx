import { Link } from '@remix-run/react';
import { Badge } from '#app/ui/badge.tsx';
import { personName } from '#app/collaboration/person-name.ts';
import type { GiversByEvent } from '#contract/gifts/thank-yous.ts';
import * as cardWords from '#messages/gift-cards/en.ts';
import * as thankYouWords from '#messages/thank-yous/page/en.ts';

/** Who gave to an event last, with their blessings, and the way to thank them. */
export function EventGivers({ _id, givers, giverCount, toThank }: GiversByEvent['events'][number]) {
  return (
    <div className="card mb-4">
      <h3 className="text-lg">{cardWords.giversTitle(giverCount)}</h3>
      <ul className="divide-y divide-line">
        {givers.map((giver) => (
          <li key={giver._id} className="py-2 wrap-anywhere">
            <p className="row gap-2">
              {cardWords.giverLine(personName(giver, thankYouWords.someGuest), giver.total)}
              {giver.thanked ? <Badge tone="yes">{cardWords.giverThanked}</Badge> : null}
            </p>
            {giver.blessing ? (
              <p className="font-serif whitespace-pre-line italic">
                {thankYouWords.blessingQuoted(giver.blessing)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link to={`/event/${_id}/thank-yous${toThank > 0 ? '?show=to-thank' : ''}`} discover="none">
          {toThank > 0 ? cardWords.thankGivers(toThank) : cardWords.seeAllGivers}
        </Link>
      </p>
    </div>
  );
}
