import type { EventText, EventTextRequest } from '#contract/events/event-text.ts';
import { suggestionWords } from '#messages/suggested-text/words.ts';
import { Problem } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import {
  TextKeyRefused,
  TextOverQuota,
  TextRefused,
  TextUnavailable,
  type TextService,
} from '#backend/providers/event-text/port.ts';
import type { EventTextContext } from './event-text-context.ts';
import { plainSuggestion } from './plain-text.ts';
import { requestFor } from './prompt.ts';
import { suggestWording } from './wordings.ts';

/** Presses of the button, also those that came to nothing. */
const PRESSES = { limit: 30, windowSeconds: 600 };
const DAY_SECONDS = 24 * 3600;

/**
 * A description for an event that need not exist: written by the text service, or from our
 * own wordings where there is none. A person gets so many a day from the service
 * (`TEXT_AI_PER_DAY`); one that failed does not count. Nothing is stored.
 */
export async function generateDescription(
  { ctx, service }: EventTextContext,
  viewer: SignedIn,
  event: EventTextRequest,
  signal?: AbortSignal,
): Promise<EventText> {
  await limitRate(ctx, 'event-text-press', viewer.userId, PRESSES, (seconds) =>
    suggestionWords.tooFast(seconds),
  );
  if (!service) return { description: suggestWording(event), source: 'wording' };
  const limit = ctx.env.TEXT_AI_PER_DAY;
  const counted = await limitRate(
    ctx,
    'event-text',
    viewer.userId,
    { limit, windowSeconds: DAY_SECONDS },
    (seconds) => suggestionWords.dayUsedUp(limit, seconds),
  );
  try {
    return { description: await written(service, event, signal), source: 'service' };
  } catch (error) {
    await counted.giveBack();
    throw problemOf(ctx, error);
  }
}

async function written(
  service: TextService,
  event: EventTextRequest,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { text, whole } = await service.write(requestFor(event), signal);
  const description = plainSuggestion(text, { whole });
  if (description === '') throw new TextUnavailable('the text service wrote nothing that can be used');
  return description;
}

/** What went wrong outside: one sentence for whoever asked (spec section 8); what only the operator can mend is logged as an error. */
function problemOf({ log }: EventTextContext['ctx'], error: unknown): unknown {
  const known = [TextKeyRefused, TextOverQuota, TextRefused, TextUnavailable].some(
    (kind) => error instanceof kind,
  );
  if (!known || !(error instanceof Error)) return error;
  log[error instanceof TextKeyRefused ? 'error' : 'warn'](
    { reason: error.message },
    'no description was written',
  );
  return new Problem(503, 'event_text_unavailable', suggestionWords.failed);
}
