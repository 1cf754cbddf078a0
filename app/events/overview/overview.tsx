import clsx from 'clsx';
import { AnswerBar } from '#app/events/answer-bar.tsx';
import { BelowEventMenu } from '#app/hosting/event-menu.tsx';
import type { OverviewView } from '#app/events/overview/overview.server.ts';
import { GivingQuestion } from '#app/events/overview/giving-question.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { MissingPartOfDocument } from '#app/ui/missing-part.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import * as overviewWords from '#messages/events/overview/en.ts';
import * as hostWords from '#messages/hosts/page/en.ts';

/**
 * The event at a glance for those who run it: how long to go, how guests answered, the next thing to do, what came
 * in. Plain links: the page that follows brings its own styles, and leaves as a document.
 */
export function HostOverview({ view }: { view: OverviewView }) {
  const { id, stands, notice } = view;
  const event = `/event/${id}`;
  return (
    <BelowEventMenu eventId={id} current="overview" plain>
      <Page width="wide" className="stack">
        <PageHeader
          title={view.name}
          description={
            <>
              {stands?.days ? <strong className="badge badge-strong me-2">{stands.days}</strong> : null}
              {view.when}
            </>
          }
        />
        {notice ? <Alert tone={notice.tone}>{notice.text}</Alert> : null}
        {view.closed ? (
          <Alert tone="error" live={false}>
            {view.closed}
          </Alert>
        ) : null}
        {view.asksGiving ? <GivingQuestion event={event} /> : null}
        {view.roleText ? (
          <p className="rounded-lg bg-marigold-soft px-4 py-2 text-sm">{view.roleText}</p>
        ) : null}
        {view.sending.map((run) => (
          <p key={run} className="alert">
            <a href={`${event}/invite`}>{run}</a>
          </p>
        ))}
        <div className="stack -mb-10" data-print="no">
          {view.missing ? <MissingPartOfDocument href={event}>{view.missing}</MissingPartOfDocument> : null}
          {stands ? (
            <Standing event={event} stands={stands} guestList={view.ways.guestList} />
          ) : (
            <Ways event={event} ways={[view.ways.guestList, ...view.ways.gifts]} />
          )}
          <div className="row items-start">
            {view.edit ? (
              <a className="btn btn-secondary" href={`${event}/${view.edit}`}>
                {hostWords.editEvent}
              </a>
            ) : null}
            <details className="min-w-40 flex-1">
              <summary className="btn btn-quiet inline-flex">{overviewWords.moreToDo}</summary>
              <ul className="card mt-2 grid max-w-sm py-1">
                {view.more.map(([to, text]) => (
                  <li key={to} className="grid">
                    <a className="menu-item" href={event + to}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </div>
          <h2 className="border-t border-line pt-4">{overviewWords.pageTitle}</h2>
        </div>
      </Page>
    </BelowEventMenu>
  );
}

/** Less room below a title than between cards. */
const card = 'grid content-start gap-3 [&>.card-head]:mb-0';

interface StandingProps {
  event: string;
  stands: NonNullable<OverviewView['stands']>;
  guestList: OverviewView['ways']['guestList'];
}

function Standing({ event, stands, guestList }: StandingProps) {
  const { guests } = stands;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      <Card id="next" title={overviewWords.nextTitle} className={clsx(card, 'border-rani')}>
        {stands.hint ? <p>{stands.hint}</p> : null}
        {stands.stepOn.length > 0 ? (
          <p className="row">
            {stands.stepOn.map(([to, text], index) => (
              <a key={to} className={`btn btn-${index === 0 ? 'primary' : 'quiet'}`} href={event + to}>
                {text}
              </a>
            ))}
          </p>
        ) : null}
        {stands.unreachable ? (
          <p>
            {stands.unreachable.text}{' '}
            <a href={event + stands.unreachable.way[0]}>{stands.unreachable.way[1]}</a>
          </p>
        ) : null}
      </Card>
      <Card id="answers" title={overviewWords.answersTitle} className={card}>
        {guests.total > 0 ? (
          <div className="grid gap-2">
            <AnswerBar guests={guests} />
            <ul className="flex flex-wrap gap-x-4">
              {stands.answers.map(([to, text]) => (
                <li key={to}>
                  <a className="inline-flex min-h-11 items-center" href={event + to}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
            {[stands.people, stands.most].filter(Boolean).map((line) => (
              <p key={line} className="text-ink-soft">
                {line}
              </p>
            ))}
          </div>
        ) : null}
        <Ways event={event} ways={[guestList]} />
      </Card>
      <Card id="came-in" title={overviewWords.giftsTitle} className={card}>
        {stands.gifts.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Ways event={event} ways={stands.giftWays} />
      </Card>
    </div>
  );
}

function Ways({ event, ways }: { event: string; ways: OverviewView['more'] }) {
  return (
    <p className="row">
      {ways.map(([to, text]) => (
        <a key={to} className="btn btn-secondary" href={event + to}>
          {text}
        </a>
      ))}
    </p>
  );
}
