import { type Call, hangUp, wrongPage } from '#sandbox/http/answers.ts';
import { Patience } from '#sandbox/http/patience.ts';
import { errorBody } from '#sandbox/payments/refusal.ts';

/** What can be made to fail on its own; `all` is every one of them. */
export const operations = [
  'all',
  'orders.create',
  'orders.fetch',
  'orders.payments',
  'payments.fetch',
  'payments.refund',
  'refunds.fetch',
  'links.create',
  'links.fetch',
  'links.cancel',
  'checkout',
] as const;
export type Operation = (typeof operations)[number];

/** How it fails. Those that start with `accept` do what was asked first. */
export const faultModes = {
  error: 'answers 503',
  bad_gateway: 'answers 502 with a page',
  garbage: 'answers 200 with half of some JSON',
  wrong_shape: 'answers 200 with JSON about something else',
  too_many: 'answers 429',
  close: 'hangs up',
  hang: 'never answers',
  accept_then_error: 'does it, then answers 503',
  accept_then_garbage: 'does it, then answers half of some JSON',
  accept_then_close: 'does it, then hangs up',
  accept_then_hang: 'does it, then never answers',
} as const;
type FaultMode = keyof typeof faultModes;

/** A fault in force; `left` counts down, null means until it is taken away. */
interface Fault {
  readonly mode: FaultMode;
  left: number | null;
}

const dayMs = 24 * 3600 * 1000;

/** The provider's bad days. */
export class Faults {
  readonly #faults = new Map<Operation, Fault>();
  readonly #patience = new Patience(dayMs);

  set(operation: Operation, mode: FaultMode | 'none', times: number | null): void {
    if (mode === 'none') this.#faults.delete(operation);
    else this.#faults.set(operation, { mode, left: times });
  }

  list(): Record<string, Fault> {
    return Object.fromEntries([...this.#faults].map(([operation, fault]) => [operation, { ...fault }]));
  }

  /** Takes every fault away and lets go of whatever hangs. */
  clear(): void {
    this.#faults.clear();
    this.#patience.release();
  }

  /** Answers through whatever fault is in force. */
  async through(
    operation: Operation,
    c: Call,
    answer: () => Response | Promise<Response>,
  ): Promise<Response> {
    const mode = this.#take(operation) ?? this.#take('all');
    if (!mode) return answer();
    if (mode.startsWith('accept_then_')) await answer();
    switch (mode.replace('accept_then_', '')) {
      case 'bad_gateway':
        return wrongPage('<h1>502 Bad Gateway</h1>', 502);
      case 'garbage':
        return new Response('{"id":"order_', { headers: { 'content-type': 'application/json' } });
      case 'wrong_shape':
        return Response.json({ entity: 'weather', items: 'sunny', amount: 'lots' });
      case 'too_many':
        return Response.json(errorBody('BAD_REQUEST_ERROR', 'Request failed. Please try after sometime.'), {
          status: 429,
        });
      case 'close':
        return hangUp(c);
      case 'hang':
        await this.#patience.silence(c.env.outgoing);
        return new Response(null, { status: 503 });
      default:
        return Response.json(
          errorBody(
            'SERVER_ERROR',
            'We are facing some trouble completing your request at the moment. Please try again shortly.',
          ),
          { status: 503 },
        );
    }
  }

  #take(operation: Operation): FaultMode | undefined {
    const fault = this.#faults.get(operation);
    if (!fault) return undefined;
    if (fault.left !== null) {
      fault.left -= 1;
      if (fault.left <= 0) this.#faults.delete(operation);
    }
    return fault.mode;
  }
}
