import { Form, useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef, type FormEvent } from 'react';
import type { ReplyView } from '#app/events/event-page/event-view.server.ts';
import type { ReplyProblem } from '#app/events/event-page/reply-form.ts';
import { ReplyQuestion } from '#app/events/event-page/reply-question.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

interface ReplyCardProps {
  reply: ReplyView;
  pressed?: 'yes' | 'no' | undefined;
  host: string;
}

const titles = { pending: 'RSVP Requested', yes: "You're Going!", no: "Can't Make It" };

/**
 * 'Your RSVP' with its three views (spec section 2). It shows no answer before the answer
 * is recorded: somebody who reads it closes the page, and would take an unsent one along.
 */
export function ReplyCard({ reply, pressed, host }: ReplyCardProps) {
  const problem = useActionData<ReplyProblem>();
  const { formData } = useNavigation();
  const sending = formData?.get('rsvp') ?? undefined;
  const { heading, refuseSecondClick } = useChangeOfView(reply.rsvp);
  return (
    <section className="card stack" aria-labelledby="rsvp">
      <h2 id="rsvp" ref={heading} tabIndex={-1}>
        {titles[reply.rsvp]}
      </h2>
      {problem && !sending ? <Alert tone="error">{problem.message}</Alert> : null}
      <Form method="post" preventScrollReset className="stack" onSubmit={refuseSecondClick}>
        <input type="hidden" name="version" value={reply.version} />
        {reply.rsvp === 'pending' ? (
          <ReplyQuestion reply={reply} pressed={pressed} host={host} problem={problem} sending={sending} />
        ) : (
          <>
            <Answer reply={reply} pressed={pressed} />
            <Button variant="secondary" name="rsvp" value="reset" pending={sending !== undefined} pendingLabel="Opening your reply">
              Change Response
            </Button>
          </>
        )}
      </Form>
    </section>
  );
}

function Answer({ reply, pressed }: Pick<ReplyCardProps, 'reply' | 'pressed'>) {
  return (
    <>
      <p>{reply.rsvp === 'yes' ? `${heads(reply)} See you there!` : 'Thank you for letting us know.'}</p>
      {reply.note ? <p className="event-text">Your note: {reply.note}</p> : null}
      {pressed && pressed !== reply.rsvp ? <p>This is the answer you gave. Opening a link does not change it.</p> : null}
    </>
  );
}

/** `3 adults and 1 child.`; nothing for somebody who comes alone. */
function heads({ adults, children }: ReplyView): string {
  if (adults + children < 2) return '';
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  return children > 0 ? `${grown} and ${children} ${children === 1 ? 'child' : 'children'}.` : `${grown}.`;
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
