import type { SubmissionResult } from '@conform-to/react';
import type { Difference } from '#app/events/event-change/differences.ts';
import type { VenueFound } from '#app/events/venue/venue-names.ts';

/** What the edit form answers when it did not lead to the event. */
export interface EditAnswer {
  lastResult: SubmissionResult<string[]>;
  /** The version the next press of the button means to replace. */
  version: string;
  /** What somebody else stored meanwhile, where it differs from what was typed. */
  stored?: Difference[];
  /** What a venue search without scripts found. */
  venueFound?: VenueFound;
  venueNotice?: string;
  /** What 'AI Generate' without scripts has done, or why it has not. */
  descriptionNotice?: string;
  descriptionProblem?: string;
}
