import { Form, useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { ReplyView } from '#app/events/event-page/event-view.server.ts';
import { expectReply, type ReplyProblem } from '#app/events/event-page/reply-form.ts';
import { ReplyQuestion } from '#app/events/event-page/reply-question.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

interface ReplyCardProps {
  reply: ReplyView;
  pressed?: 'yes' | 'no' | undefined;
  host: string;
}

const titles = { pending: 'RSVP Requested', yes: "You're Going!", no: "Can't Make It" };

/** 'Your RSVP' with its three views (spec section 2). While an answer is on its way the card shows it already. */
export function ReplyCard({ reply: recorded, pressed, host }: ReplyCardProps) {
  const problem = useActionData<ReplyProblem>();
  const { formData } = useNavigation();
  const sent = formData?.has('rsvp') ? formData : undefined;
  const reply = sent ? expectReply(recorded, sent) : recorded;
  const heading = useFocusOnChange(reply.rsvp);
  return (
    <section className="card stack" aria-labelledby="rsvp">
      <h2 id="rsvp" ref={heading} tabIndex={-1}>
        {titles[reply.rsvp]}
      </h2>
      {problem && !sent ? <Alert tone="error">{problem.message}</Alert> : null}
      {/* one form for all views, so that answering and taking back keep the same place in the page */}
      <Form method="post" preventScrollReset discover="none" className="stack">
        <input type="hidden" name="version" value={recorded.version} />
        {reply.rsvp === 'pending' ? (
          <ReplyQuestion reply={reply} pressed={pressed} host={host} problem={problem} sending={sent !== undefined} />
        ) : (
          <>
            <Answer reply={reply} pressed={sent ? undefined : pressed} />
            <Button variant="secondary" name="rsvp" value="reset" pending={sent !== undefined} pendingLabel="Saving your reply">
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

/** After an answer the card says something else: readers and keyboards go on from its heading. */
function useFocusOnChange(view: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    heading.current?.focus();
  }, [view]);
  return heading;
}
