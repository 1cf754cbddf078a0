/** Why a form was not taken: nothing got through, or what came back was a failure. */
export type NotTaken = 'kept' | 'failed';

/** Hears why the form that was sent last was not taken. */
let listener: ((why: NotTaken) => void) | undefined;

/** `hear` is told when the form that is being sent now is not taken. */
export const onNotTaken = (hear: (why: NotTaken) => void): void => {
  listener = hear;
};

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
 * what was typed with it (docs/decisions/0101). A browser may take itself to be online for long after it is not.
 */
function keepWhatIsNotTaken(): void {
  const send = window.fetch;
  window.fetch = (to, init) => {
    const answer = send(to, init);
    // of all in the page only the router gives its address as one
    if (init?.method !== 'POST' || !(to instanceof URL)) return answer;
    const hear = listener;
    listener = undefined;
    if (!hear) return answer;
    const keep = (why: NotTaken) => {
      hear(why);
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
if (typeof window !== 'undefined') keepWhatIsNotTaken();
