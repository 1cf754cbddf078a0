import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';

/** The address a calendar reads all events of a person from; null for somebody who has none, or stopped it. */
export const calendarFeed = z.object({ url: z.string().nullable() });

export const calendarFeedParams = z.object({ feedId: id });
export const calendarFeedKey = z.object({ key: z.string().max(100).default('') });
