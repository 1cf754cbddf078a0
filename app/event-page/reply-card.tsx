import { Form, useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type FormEvent } from 'react';
import type { EventView } from '#app/event-page/event-view.server.ts';
import { ReplyQuestion } from '#app/event-page/reply-question.tsx';
import { ReplyQuestions } from '#app/replies/reply-questions.tsx';
import type { RefusedReply, ReplyView } from '#app/event-page/reply-view.server.ts';
import { ShareButton, WaysThere } from '#app/event-page/ways-on.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

/**
 * 'Your RSVP' with its three views (spec section 2). It shows no answer before the answer
 * is recorded: somebody who reads it closes the page, and would take an unsent one along.
 */
export function ReplyCard({ reply, event }: { reply: ReplyView; event: EventView }) {
  const { words } = reply;
  const problem = useActionData<RefusedReply>();
  const { formData } = useNavigation();
  const sending = formData?.get('rsvp') ?? undefined;
  const { heading, refuseSecondClick } = useChangeOfView(reply.rsvp);
  // to the first field that is wrong, else to what says so
  useEffect(() => {
    if (problem) (document.getElementById(problem.lines?.[0]?.[0] ?? '') ?? heading.current)?.focus();
  }, [problem, heading]);
  return (
    <section className={'card stack ' + reply.look} aria-labelledby="rsvp">
      <div className="rsvp-head">
        <h2 id="rsvp">{words.yours}</h2>
        <h3 ref={heading} tabIndex={-1}>
          {words.title}
        </h3>
      </div>
      {problem && !sending && (
        <Alert tone="error" title={problem.message ?? (problem.failed ? words.failed : words.offline)}>
          {/* following the address would be a navigation, after which the page forgets what is wrong */}
          {problem.lines?.map(([id, text]) => (
            <p key={id}>
              <a
                href={`#${id}`}
                onClick={(click) => (click.preventDefault(), document.getElementById(id)!.focus())}
              >
                {text}
              </a>
            </p>
          ))}
          {problem.again && (
            <Button form="reply" name="rsvp" value={problem.again}>
              {words.tryAgain}
            </Button>
          )}
        </Alert>
      )}
      <Form
        id="reply"
        method="post"
        noValidate
        preventScrollReset
        className="stack"
        onSubmit={refuseSecondClick}
      >
        <input type="hidden" name="version" value={reply.version} />
        <input type="hidden" name="language" value={reply.language} />
        {reply.rsvp === 'pending' ? (
          <ReplyQuestion reply={reply} problem={problem} sending={sending} />
        ) : problem?.asking ? (
          <>
            <Recorded {...reply.words} />
            <ReplyQuestion reply={problem.asking} problem={problem} sending={sending} />
          </>
        ) : (
          <>
            <Answer reply={reply} sending={sending} />
            {reply.rsvp === 'yes' && <NextSteps event={event} />}
            {words.questions && (
              <details open={reply.unanswered || problem !== undefined}>
                <summary>{words.questions}</summary>
                <div className="stack">
                  <input type="hidden" name="adults" value={reply.adults} />
                  <input type="hidden" name="children" value={reply.children} />
                  {/* made anew with what is kept: a tick made while it was being saved must not stand there unsent */}
                  <ReplyQuestions key={reply.version} {...reply.fields} problem={problem} />
                  <Button name="rsvp" value="yes" pending={sending !== undefined}>
                    {sending === 'yes' ? words.sending : words.sendAnswers}
                  </Button>
                </div>
              </details>
            )}
            <Button variant="quiet" name="rsvp" value="reset" pending={sending !== undefined}>
              {sending === 'reset' ? words.opening : words.changeResponse}
            </Button>
          </>
        )}
      </Form>
      {words.notYou && (
        // the whole page anew: what it holds of the guest goes with it
        <a className="event-link" href={`/event/${event.id}`}>
          {words.notYou}
        </a>
      )}
    </section>
  );
}

function Answer({ reply: { words }, sending }: { reply: ReplyView; sending: unknown }) {
  return (
    <>
      {words.dateChanged && (
        <>
          <p>{words.dateChanged}</p>
          <Button name="rsvp" value="still" pending={sending !== undefined}>
            {sending === 'still' ? words.sending : words.stillComing}
          </Button>
        </>
      )}
      {words.linkChangesNothing && <p>{words.linkChangesNothing}</p>}
      {words.sayNo && (
        <Button name="rsvp" value="no" pending={sending !== undefined}>
          {sending === 'no' ? words.sending : words.sayNo}
        </Button>
      )}
      <Recorded {...words} />
    </>
  );
}

const Recorded = ({ status, attended, comingWith, yourNote }: ReplyView['words']) => (
  <>
    <p>{status}</p>
    {attended && <p className="event-text">{attended}</p>}
    {comingWith && <p>{comingWith}</p>}
    {yourNote && <p className="event-text">{yourNote}</p>}
  </>
);

/** What somebody who comes does next. */
function NextSteps({ event }: { event: EventView }) {
  const { words } = event;
  return (
    <div className="next">
      <h3>{words.next}</h3>
      <WaysThere event={event} />
      {event.hasGifts ? (
        <a className="event-link" href="#wishlist">
          {words.seeGifts}
        </a>
      ) : null}
      <ShareButton event={event} />
    </div>
  );
}

const DOUBLE_CLICK_MS = 500;

/**
 * After an answer the card says something else: readers and keyboards go on from its
 * heading, and the second half of a double click must not press what now stands there.
 */
function useChangeOfView(view: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ view, since: -DOUBLE_CLICK_MS });
  useEffect(() => {
    if (shown.current.view === view) return;
    shown.current = { view, since: performance.now() };
    heading.current?.focus();
  }, [view]);

  function refuseSecondClick(event: FormEvent) {
    if (event.timeStamp - shown.current.since < DOUBLE_CLICK_MS) event.preventDefault();
  }
  return { heading, refuseSecondClick };
}
