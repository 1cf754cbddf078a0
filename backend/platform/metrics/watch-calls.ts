/** How a call of a provider ended: it may also answer that it refuses. */
type CallOutcome = 'ok' | 'refused' | 'failed';

/** Passes everything on to `port` and says of each promise it gave how it ended and how long it took. */
export function watchCallsOf<Port extends object>(
  port: Port,
  ended: (method: string, outcome: CallOutcome, seconds: number, error?: unknown) => void,
): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function' || typeof name === 'symbol') return member;
      return (...given: unknown[]): unknown => {
        const started = performance.now();
        const answer: unknown = member.apply(target, given);
        if (!(answer instanceof Promise)) return answer;
        const end = (outcome: CallOutcome, error?: unknown) =>
          ended(name, outcome, (performance.now() - started) / 1000, error);
        answer.then(
          (value: unknown) => end(isRefusal(value) ? 'refused' : 'ok'),
          (error: unknown) => end('failed', error),
        );
        return answer;
      };
    },
  });
}

/** A mail server and the senders of messages answer a refusal instead of throwing it. */
const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'accepted' in value && value.accepted === false;
