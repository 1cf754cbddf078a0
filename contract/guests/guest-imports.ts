import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';
import { removalCount } from './guest-changes.ts';
import { guestListPreview } from './guest-list-file.ts';
import { guestList } from './guests.ts';
import { sendingProgress, sendOutcome } from './invitations.ts';

/** The most rows, and the most sentences of each kind, that the preview of an import names; its counts speak of all. */
export const IMPORT_ROWS = 50;

const problem = guestListPreview.shape.problems.element.pick({ rowNumber: true, kind: true, message: true });
const sentence = problem.omit({ kind: true });
const { notes, tables, choices, hidden } = guestListPreview.shape;

/** A guest list file that was read for an event, before anybody of it is added. */
const guestImport = z.object({
  _id: id,
  fileName: z.string(),
  counts: z.object({
    /** Rows with anything of a guest. Each is one of the next three. */
    read: z.number().int(),
    /** Rows whose guests would be added. */
    added: z.number().int(),
    /** Rows of guests who are on the list by now. */
    listed: z.number().int(),
    /** Rows that repeat an earlier one or cannot be used. */
    leftOut: z.number().int(),
    /** Of those that would be added. */
    withFamily: z.number().int(),
    /** Sentences in `problems` and those beyond the first. */
    problems: z.number().int(),
    /** Rows they speak of. */
    toLookAt: z.number().int(),
  }),
  /** The first of those that would be added. */
  rows: guestListPreview.shape.rows,
  /** The first rows of guests who are on the list already. */
  listed: z.array(sentence),
  /** The first sentences about rows that were left out, or taken without a value that cannot be used. */
  problems: z.array(problem),
  unusedColumns: guestListPreview.shape.unusedColumns,
  notes,
  tables,
  choices,
  hidden,
  /** How many guests the event has now. */
  guestCount: z.number().int(),
  guestLimit: guestList.shape.guestLimit,
  /** Whether anybody on the list was invited: then newcomers may get theirs at once. */
  hasInvited: z.boolean(),
  /** When those not invited yet are invited by themselves. */
  planned: sendingProgress.shape.planned,
  /** Until when the file is kept. */
  keptUntil: z.string(),
});
export type GuestListImport = z.infer<typeof guestImport>;

export const guestImportRead = z.object({ import: guestImport });

/** `POST …/guest-imports/{importId}/add`. With `invite` their invitations go out, as those of guests who are added one by one do. */
export const guestImportForm = z.object({ invite: z.boolean().default(false) });

/** `GET /events/{eventId}/guest-imports`: files whose guests were added within the last days and are on the list. */
export const addedImports = z.object({
  imports: z.array(
    z.object({
      _id: id,
      /** As many as were added. */
      added: z.number().int(),
      readAt: z.string(),
    }),
  ),
});

/** Why a guest of a file stays: a message went out to them or came, they answered or gave, or a host changed something. */
const whyStays = z.enum(['message', 'answer', 'change']);
export type WhyStays = z.infer<typeof whyStays>;

/** What taking an import back would do. */
export const guestImportUndo = z.object({
  /** How many go. */
  removed: z.number().int(),
  /** How many stay. */
  staying: z.number().int(),
  /** The first of them. */
  stays: z.array(z.object({ name: z.string(), why: whyStays })),
});
export type GuestImportUndo = z.infer<typeof guestImportUndo>;

/** `POST …/guest-imports/{importId}/undo`, with as many as whoever pressed was shown. */
export const guestImportUndoForm = z.object({ expected: removalCount });

/** What became of an import. Asked again it is the same, also with another `invite`. */
export const guestImportAdded = z.object({
  added: z.number().int(),
  /** Rows of guests who were on the list already. */
  listed: z.number().int(),
  message: z.string(),
  /** What became of their invitations; null when none was asked for. */
  sent: sendOutcome.nullable(),
});
export type GuestImportAdded = z.infer<typeof guestImportAdded>;
