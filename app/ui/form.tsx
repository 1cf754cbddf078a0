import { Form as RemixForm, type FormProps } from '@remix-run/react';
import { forwardRef, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Button } from '#app/ui/button.tsx';
import { offlineWords } from '#messages/ui/offline/by-language.ts';

/** Why a form was kept: nothing got through, or what came back was a failure. */
type Kept = 'kept' | 'failed';

/** Says of the form that is pressed that it was kept. */
let sayKept: ((why: Kept) => void) | undefined;

/** An answer of an action that said nothing, as the framework writes one; refused, so that nothing is loaded anew. */
const emptyResponse = () => new Response('[{"_1":-5},"data"]', { status: 503 });

/**
 * Whether an answer is a failure in place of what the action would say: of something in between, such as a proxy, or of an
 * action that broke off (turbo-stream names the kind of what it carries first).
 */
async function isFailure(answer: Response): Promise<boolean> {
  if (answer.status < 500) return false;
  if (!answer.headers.has('X-Remix-Response')) return true;
  return /^\[\{"_\d+":-?\d+\},"error"/.test(await answer.clone().text());
}

/**
 * Answers for whatever the router posts and nobody answers, or a failure does, in place of its error page, which would take
 * what was typed with it. A browser may take itself to be online for long after it is not.
 */
function keepWhatIsNotSent(): void {
  const send = window.fetch;
  window.fetch = (to, init) => {
    const answer = send(to, init);
    // of all in the page only the router gives its address as one
    if (init?.method !== 'POST' || !(to instanceof URL)) return answer;
    const say = sayKept;
    sayKept = undefined;
    if (!say) return answer;
    const keep = (why: Kept) => {
      say(why);
      return emptyResponse();
    };
    return answer.then(
      async (answered) => ((await isFailure(answered)) ? keep('failed') : answered),
      (failure: unknown) => {
        if (init.signal?.aborted) throw failure;
        return keep('kept');
      },
    );
  };
}
if (typeof window !== 'undefined') keepWhatIsNotSent();

/**
 * The form of every page. What is wrong in it the server says, in the words of the catalogues and in one summary:
 * the browser's own bubbles stay away, with scripts and without (docs/decisions/0101). Pressed while there is
 * no connection, or answered with a failure, it stays as it is and says so, with what was typed (docs/decisions/0101).
 */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(
  { onSubmit, children, ...props },
  ref,
) {
  const [kept, setKept] = useState<Kept | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    // rows are added and removed in the page
    const isSent = submitter?.getAttribute('name') !== '__intent__';
    if (isSent) pressed.current = submitter;
    if (isSent && navigator.onLine === false) {
      event.preventDefault();
      setKept('kept');
      return;
    }
    setKept(null);
    sayKept = setKept;
    onSubmit?.(event);
  }
  return (
    <RemixForm {...props} noValidate ref={ref} onSubmit={submit}>
      {children}
      {kept ? <KeptForm why={kept} pressed={pressed} /> : null}
    </RemixForm>
  );
});

function KeptForm({ why, pressed }: { why: Kept; pressed: RefObject<HTMLElement | null> }) {
  const words = offlineWords[document.documentElement.lang.startsWith('hi') ? 'hi' : 'en'];
  return (
    <div role="alert" className="row" ref={comeIntoSight}>
      <p className="field-error">{words[why]}</p>
      {why === 'failed' ? (
        <Button
          type="button"
          variant="secondary"
          onClick={({ currentTarget: { form } }) =>
            form?.requestSubmit(pressed.current?.isConnected ? pressed.current : null)
          }
        >
          {words.tryAgain}
        </Button>
      ) : null}
    </div>
  );
}

/** It stands below the form, which may be long. */
const comeIntoSight = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });
