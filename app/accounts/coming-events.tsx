import { Link } from '@remix-run/react';
import { AnswerBar } from '#app/events/answer-bar.tsx';
import { nextStepPlace, unreachablePlace } from '#app/hosting/next-step-place.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { formatEventDate, formatEventMoment } from '#contract/common/format.ts';
import type { ComingEvent, ComingEvents } from '#contract/events/coming-events.ts';
import { mayEdit } from '#contract/common/host-roles.ts';
import * as comingWords from '#messages/accounts/coming/en.ts';
import * as answerWords from '#messages/guests/answers/en.ts';
import * as eventTypeWords from '#messages/events/types/en.ts';
import * as hostWords from '#messages/hosts/page/en.ts';

/** The next events of somebody who organises or helps, soonest first: days left, answers, the next thing to do. */
export function ComingEventList({ events, more }: Pick<ComingEvents, 'events' | 'more'>) {
  return (
    <section aria-labelledby="coming-up" className="stack">
      <h2 id="coming-up">{comingWords.comingTitle}</h2>
      <ul className="stack">
        {events.map((event) => (
          <ComingEventCard key={event._id} event={event} />
        ))}
      </ul>
      {more > 0 ? (
        <p>
          <Link to="/organised-events">{comingWords.more(more)}</Link>
        </p>
      ) : null}
    </section>
  );
}

function ComingEventCard({ event }: { event: ComingEvent }) {
  const { _id: id, guests, nextStep, helping } = event;
  const page = `/event/${id}`;
  const place = nextStepPlace[nextStep];
  const canInvite = mayEdit(helping?.role ?? 'organiser');
  return (
    <Card as="li" className="stack">
      <div>
        <p className="row justify-between">
          <Badge tone="strong">{comingWords.daysLeft(event.daysLeft)}</Badge>
          {helping ? <Badge>{hostWords.badge[helping.role]}</Badge> : null}
        </p>
        <h3 className="mt-2 font-serif text-2xl wrap-anywhere">
          <Link to={page} reloadDocument className="text-ink">
            {event.eventName}
          </Link>
        </h3>
        <p className="text-ink-soft">
          {[formatEventMoment(event), event.venue.name].filter(Boolean).join(' · ')}
        </p>
        {helping?.organiserName ? (
          <p className="text-sm">{hostWords.eventOf(helping.organiserName)}</p>
        ) : null}
      </div>
      {guests.total > 0 ? (
        <div className="grid gap-1">
          <AnswerBar guests={guests} />
          <p className="text-sm">
            {answerWords.answersOf({ ...guests, people: guests.adults + guests.children })}
          </p>
          {guests.unreachable > 0 && canInvite ? (
            <p className="text-sm">
              {answerWords.unreachable(guests.unreachable)}{' '}
              <Link to={`${page}${unreachablePlace}`} discover="none">
                {answerWords.showUnreachable}
              </Link>
            </p>
          ) : null}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">{comingWords.noGuestsYet}</p>
      )}
      <div className="row">
        <ButtonLink to={`${page}${place}`} reloadDocument={place === ''} discover="none">
          {comingWords.nextSteps[nextStep]({ ...guests, toThank: event.toThank })}
        </ButtonLink>
        {/^\/invite(\?|$)/.test(place) ? null : (
          <ButtonLink to={`${page}/invite`} discover="none" variant="quiet">
            {comingWords.guestList}
          </ButtonLink>
        )}
        {place === '' ? null : (
          <ButtonLink to={page} reloadDocument variant="quiet">
            {comingWords.eventPage}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

/** Events that are over, with those who gave and are still to be thanked; nothing where there are none. */
export function EventsToThankFor({ thanks }: Pick<ComingEvents, 'thanks'>) {
  if (thanks.length === 0) return null;
  return (
    <Card title={comingWords.thanksTitle}>
      <ul className="divide-y divide-line">
        {thanks.map(({ _id, eventName, toThank }) => (
          <li key={_id} className="row justify-between py-2">
            <span className="min-w-0 wrap-anywhere">{eventName}</span>
            <ButtonLink
              to={`/event/${_id}/thank-yous?show=to-thank`}
              discover="none"
              variant="secondary"
              aria-label={comingWords.thankFor(toThank, eventName)}
            >
              {comingWords.thankPeople(toThank)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** In India, where the audience is. */
const dayOf = (instant: string) => formatEventDate({ startsAt: instant, timeZone: 'Asia/Kolkata' }, 'short');

/** Forms that were begun, to go on with; nothing where there are none. */
export function BegunForms({ drafts }: Pick<ComingEvents, 'drafts'>) {
  if (drafts.length === 0) return null;
  return (
    <Card title={comingWords.draftsTitle}>
      <ul className="divide-y divide-line">
        {drafts.map(({ eventType, eventName, savedAt }) => {
          const name = comingWords.draftOf(eventTypeWords.typeNames[eventType], eventName);
          return (
            <li key={eventType} className="row justify-between py-2">
              <span className="min-w-0 wrap-anywhere">
                {name}
                <span className="block text-sm text-ink-soft">{comingWords.draftSaved(dayOf(savedAt))}</span>
              </span>
              <ButtonLink
                to={`/create-event/${eventType}`}
                reloadDocument
                variant="secondary"
                aria-label={comingWords.goOnWith(name)}
              >
                {comingWords.goOn}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
