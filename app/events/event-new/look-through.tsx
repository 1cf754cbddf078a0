import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { giveTogetherInWords } from '#app/events/event-fields/give-together-field.tsx';
import { INDIA } from '#app/events/event-fields/time-zones.ts';
import { MissingList } from '#app/events/event-new/form-problems.tsx';
import { stepTitle, type StepName } from '#app/events/event-new/steps.ts';
import type { EventNewView } from '#app/events/event-new/view.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { FieldErrors } from '#contract/common/errors.ts';
import { eventLineNames, textLabels } from '#contract/events/event-fields.ts';
import { formatEventMoment, formatRupees, formatRupeesWithPaise } from '#contract/common/format.ts';
import { typedNumber } from '#contract/common/typed-number.ts';
import * as words from '#messages/events/creation/steps/en.ts';
import * as creationWords from '#messages/events/creation/en.ts';
import * as eventWords from '#messages/events/en.ts';

/** The last step: all that will be created, as the draft has it, with the way to change each part, and what is missing first. */
export function LookThrough({ view, refused }: { view: EventNewView; refused: boolean }) {
  const { values, guests } = view;
  const lacking = Object.entries(view.wrong?.error ?? {}).flatMap(([name, messages]) =>
    messages ? [[name, messages] as const] : [],
  );
  // a form that became an event lacks nothing
  const missing: FieldErrors = {
    ...(view.created ? {} : Object.fromEntries(lacking)),
    ...(view.pendingImport ? { guestFile: [creationWords.fileWaiting(view.pendingImport.fileName)] } : {}),
  };
  const functions = values.functions.filter(({ name }) => name.trim() !== '');
  const gifts = values.giftsWanted.filter(({ name }) => name.trim() !== '');
  const givingAnswer = giveTogetherInWords(values.giveTogether);
  return (
    <>
      {/* a refused creation says it above */}
      {Object.keys(missing).length > 0 && !refused ? (
        <Alert live={false} title={words.missing}>
          <MissingList errors={missing} />
        </Alert>
      ) : null}
      <p className="text-ink-soft">{words.lookText}</p>
      <Part step="event">
        <DescriptionList facts={eventFacts(view)} />
      </Part>
      <Part step="functions">
        {functions.length > 0 ? (
          <ul className="stack gap-1">
            {functions.map(({ name, date, time, venue }) => (
              <li key={name} className="wrap-anywhere">
                {words.functionAt(name, whenOf(date, time))}
                {venue.name ? <span className="block text-sm text-ink-soft">{venue.name}</span> : null}
              </li>
            ))}
          </ul>
        ) : null}
        {values.photo ? (
          <img
            src={`/events/images/${values.photo}?size=thumbnail`}
            alt={words.photoAlt}
            width={192}
            height={128}
            className="mt-3 h-32 w-48 rounded-lg border object-cover"
          />
        ) : null}
        {functions.length === 0 && !values.photo ? <p>{words.none}</p> : null}
      </Part>
      <Part step="gifts">
        {gifts.length > 0 ? (
          <ul className="stack gap-1">
            {gifts.map(({ name, price }, row) => (
              <li key={row} className="wrap-anywhere">
                {words.giftAt(name, priceOf(price))}
              </li>
            ))}
          </ul>
        ) : (
          <p>{words.none}</p>
        )}
        {givingAnswer ? <p className="mt-3">{givingAnswer}</p> : null}
      </Part>
      <Part step="guests">
        <p>{guests.summary.total > 0 ? creationWords.guestsSummary(guests.summary) : words.none}</p>
        {view.begunGuest ? <p>{words.guestBegun(view.begunGuest)}</p> : null}
      </Part>
    </>
  );
}

function Part({ step, children }: { step: StepName; children: ReactNode }) {
  return (
    <Card
      title={stepTitle(step)}
      level={3}
      actions={
        <Link to={`?step=${step}`}>
          <RichText
            text={words.changeStep(stepTitle(step))}
            parts={{ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }}
          />
        </Link>
      }
    >
      {children}
    </Card>
  );
}

/** What the step of the event says, its optional parts where they are filled in. */
function eventFacts({ values, hasCouple }: EventNewView) {
  const { bride, groom } = values.brideGroomDetails;
  const nameOf = (person: typeof bride) => `${person.firstName} ${person.lastName}`.trim();
  const couple = hasCouple ? [nameOf(bride), nameOf(groom)].filter(Boolean).join(' · ') : '';
  const place = [values.venue.name, values.venue.location].filter(Boolean).join(', ');
  const text = (value: string) =>
    value.trim() ? <span className="wrap-anywhere whitespace-pre-line">{value}</span> : words.notYet;
  return [
    { term: eventWords.nameLabel, value: text(values.eventName) },
    { term: words.when, value: text(whenOf(values.date, values.time)) },
    { term: words.venue, value: place ? text(place) : words.nothing },
    { term: eventWords.descriptionLabel, value: text(values.description) },
    ...(values.story.trim() ? [{ term: eventWords.storyLabel, value: text(values.story) }] : []),
    ...eventLineNames
      .filter((name) => values[name].trim() !== '')
      .map((name) => ({ term: textLabels[name], value: text(values[name]) })),
    ...(couple ? [{ term: words.couple, value: text(couple) }] : []),
  ];
}

/** A day and time as typed, in words; empty without a day. India's zone only so that the clock shows what was typed. */
function whenOf(date: string, time: string): string {
  const startsAt = `${date}T${time || '00:00'}:00+05:30`;
  if (Number.isNaN(Date.parse(startsAt))) return '';
  return formatEventMoment({ date, time, startsAt, timeZone: INDIA });
}

/** A price as typed, in rupees; empty when it is none. */
function priceOf(price: string): string {
  const rupees = typedNumber(price);
  if (!(rupees >= 0)) return '';
  return Number.isInteger(rupees) ? formatRupees(rupees) : formatRupeesWithPaise(rupees);
}
