import type { GiverView } from '#app/thank-yous/giver-view.ts';
import { Badge } from '#app/ui/badge.tsx';
import * as thankYouPageWords from '#messages/thank-yous/page/en.ts';

/** What somebody gave, with their blessings. */
export function GiverReceived({ giver: { received, more } }: { giver: GiverView }) {
  return (
    <ul className="grid gap-1">
      {received.map(({ what, day, blessing }, index) => (
        <li key={index}>
          {what} <span className="text-sm text-ink-soft">· {day}</span>
          {blessing ? (
            <p className="whitespace-pre-line font-serif italic">
              {thankYouPageWords.blessingQuoted(blessing)}
            </p>
          ) : null}
        </li>
      ))}
      {more > 0 ? <li className="text-sm text-ink-soft">{thankYouPageWords.moreThings(more)}</li> : null}
    </ul>
  );
}

/** Whether somebody was thanked, how and when; or why it did not reach them. */
export function GiverThanks({ giver: { thanked, last, gaveSince } }: { giver: GiverView }) {
  return (
    <>
      <p className="row gap-2">
        <Badge tone={thanked ? 'yes' : 'neutral'}>
          {thanked && last ? last.words : thankYouPageWords.toThank}
        </Badge>
        {thanked && last ? (
          <span className="text-sm text-ink-soft">{thankYouPageWords.thankedOn(last.day)}</span>
        ) : null}
      </p>
      {last?.problem && !thanked ? <p className="text-sm">{last.problem}</p> : null}
      {gaveSince ? <p className="text-sm">{thankYouPageWords.gaveSince}</p> : null}
    </>
  );
}
