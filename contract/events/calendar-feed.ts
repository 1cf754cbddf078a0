import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';

/**
 * The address a calendar reads all events of a person from: `made` unless they have none, or stopped it. It is told
 * to whoever signed in recently; else `url` is null.
 */
export const calendarFeed = z.object({ made: z.boolean(), url: z.string().nullable() });

export const calendarFeedParams = z.object({ feedId: id });
export const calendarFeedKey = z.object({ key: z.string().max(100).default('') });
