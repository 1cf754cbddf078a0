import { Fragment } from 'react';
import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { formatEventMoment } from '#contract/common/format.ts';
import type { CateringPart, Portions } from '#contract/guests/catering.ts';
import { expected } from '#messages/guests/answers/en.ts';
import * as cateringWords from '#messages/guests/catering/en.ts';

export const handle: EventPageHandle = { part: 'guests' };

export const meta = eventTitle(cateringWords.title, cateringWords.titleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const place = { eventId: params.eventId };
  const api = backend(request);
  const [{ parts }, { event }] = await Promise.all([
    api.load('getCatering', { params: place }),
    api.load('getEditableEvent', { params: place }),
  ]);
  return { parts, event };
}

/** How many people eat what at which function, to be printed and passed on. */
export default function CateringPage() {
  const { parts, event } = useLoaderData<typeof loader>();
  const its = `/event/${event._id}`;
  const isEmpty = parts.every(({ adults, children, unanswered }) => adults + children + unanswered === 0);
  const asks = parts.some(({ questions }) => questions.length > 0);
  return (
    <Page className="stack">
      <PageHeader
        title={cateringWords.heading(event.eventName)}
        description={cateringWords.about}
        back={<BackLink to={`${its}/invite`}>{cateringWords.back}</BackLink>}
      />
      <div className="row" data-print="no">
        <Button type="button" className="scripted" onClick={() => window.print()}>
          {cateringWords.print}
        </Button>
        <ButtonLink
          to={`/events/${event._id}/guests.csv?rows=people`}
          reloadDocument
          download
          variant="secondary"
        >
          {cateringWords.csv}
        </ButtonLink>
      </div>
      {asks ? null : (
        <p className="row" data-print="no">
          {cateringWords.noQuestions}
          <ButtonLink to={`${its}/questions/new?begin=meal`} variant="quiet">
            {cateringWords.addQuestion}
          </ButtonLink>
        </p>
      )}
      {isEmpty ? (
        <EmptyState title={cateringWords.nobody} />
      ) : (
        parts.map((part) => <Part key={part.function?._id ?? ''} part={part} event={event} />)
      )}
    </Page>
  );
}

function Part({ part, event }: { part: CateringPart; event: { timeZone: string } }) {
  const { adults, children, byEvent, questions, unanswered, uncountedFamilies } = part;
  const coming = adults + children;
  const most = expected({ expected: coming + unanswered, uncountedFamilies }, coming);
  return (
    <Card title={part.function?.name ?? cateringWords.wholeEvent} className="break-inside-avoid">
      {part.function ? (
        <p className="text-ink-soft">{formatEventMoment({ ...part.function, timeZone: event.timeZone })}</p>
      ) : null}
      <p className="text-lg font-semibold">{cateringWords.total(adults, children)}</p>
      {most ? <p>{most}</p> : null}
      {byEvent.adults + byEvent.children > 0 ? (
        <p className="text-ink-soft">{cateringWords.byEvent(byEvent.adults, byEvent.children)}</p>
      ) : null}
      {questions.map((question) => (
        <Fragment key={question.text}>
          <table className="mt-4 w-full text-start">
            <caption className="text-start font-semibold">{question.text}</caption>
            <thead>
              <tr>
                <th scope="col" className="text-start">
                  {cateringWords.answer}
                </th>
                {[cateringWords.adults, cateringWords.children, cateringWords.together].map((column) => (
                  <th key={column} scope="col" className="ps-3 text-end">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {question.choices.map((choice) => (
                <PortionsRow key={choice.text} text={choice.text} portions={choice} />
              ))}
              <PortionsRow text={cateringWords.notSaid} portions={question.open} />
            </tbody>
          </table>
          {question.guessed > 0 && <p className="text-ink-soft">{cateringWords.guessed(question.guessed)}</p>}
        </Fragment>
      ))}
    </Card>
  );
}

const PortionsRow = ({ text, portions: { adults, children } }: { text: string; portions: Portions }) => (
  <tr className="border-t">
    <th scope="row" className="py-1 text-start font-normal wrap-anywhere">
      {text}
    </th>
    {[adults, children, adults + children].map((number, place) => (
      <td key={place} className="ps-3 text-end tabular-nums">
        {number}
      </td>
    ))}
  </tr>
);
