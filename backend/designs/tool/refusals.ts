import { designToolWords } from '#messages/design-tool/words.ts';
import { Problem } from '#backend/platform/errors.ts';
import { DesignToolRefused, DesignToolUnavailable } from '#backend/providers/design-tool/port.ts';

/** No account at the design tool is connected, or no longer. */
export const NOT_CONNECTED = 'not_connected';
export const notConnected = () => new Problem(409, NOT_CONNECTED, designToolWords.notConnected);

const retryAfter = (seconds: number | null) =>
  seconds === null ? undefined : { 'Retry-After': String(Math.ceil(seconds)) };

/**
 * What went wrong at the design tool, told with the spec's sentence for what was wanted;
 * `sentence` gets the design tool's own status, null when it said nothing. Other errors pass.
 */
export function toProblem(
  error: unknown,
  sentence: string | ((statusText: string | null) => string),
): unknown {
  const say = (statusText: string | null) => (typeof sentence === 'string' ? sentence : sentence(statusText));
  if (error instanceof DesignToolUnavailable) {
    return new Problem(
      503,
      error.statusText === null ? 'design_tool_silent' : 'design_tool_unavailable',
      say(error.statusText),
      undefined,
      retryAfter(error.retryAfterSeconds),
    );
  }
  if (error instanceof DesignToolRefused)
    return new Problem(error.status === 404 ? 404 : 502, 'design_tool_refused', say(error.statusText));
  return error;
}
