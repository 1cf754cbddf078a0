import type { Context } from '#backend/platform/context.ts';
import type { TextService } from '#backend/providers/event-text/port.ts';

/** Suggests descriptions with an outside text service; null where there is none. */
export interface EventTextContext {
  ctx: Context;
  service: TextService | null;
}
