import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';
import { removalCount } from './guest-changes.ts';
import { answeredGuestFields, guestFieldNames } from './guest-fields.ts';
import { guestListPreview } from './guest-list-file.ts';
import { guestList } from './guests.ts';
import { sendingProgress, sendOutcome } from './invitations.ts';

/** The most rows, and the most sentences of each kind, that the preview of an import names; its counts speak of all. */
export const IMPORT_ROWS = 50;

/** The most guests of each kind whose differences are shown: those who only get more, and those of whom something is replaced. */
export const IMPORT_CHANGES = 100;

const guestFields = z.object(answeredGuestFields).partial();

/** Which guest, and what was shown of the difference: where something else differs by now, it is not what was ticked. */
const changeKey = z.string().regex(/^[A-Za-z0-9_-]{8,64}\.[0-9a-f]{16}$/);

/** What a row says otherwise of a guest who is on the list. */
const importChange = z.object({
  _id: id,
  key: changeKey,
  /** How the guest is called on the list. */
  name: z.string(),
  rowNumber: z.number().int(),
  sheet: z.string().optional(),
  /** Whether only the name says that it is this guest. */
  byName: z.boolean(),
  /** Whether the row is of somebody new unless it is ticked: they have this name, and another contact. */
  maybe: z.boolean(),
  /** The fields that differ, as they are and as the file has them. */
  before: guestFields,
  after: guestFields,
  /** Of these fields those whose value would be lost; where there is none, blanks are filled or something is added. */
  replaces: z.array(z.enum(guestFieldNames)),
});
export type ImportChange = z.infer<typeof importChange>;

const problem = guestListPreview.shape.problems.element.pick({ rowNumber: true, kind: true, message: true });
const sentence = problem.omit({ kind: true });
const { notes, tables, choices, hidden, unread } = guestListPreview.shape;

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
    /** Of those the ones who differ only by more than the list has, and those of whom something would be replaced. */
    additions: z.number().int(),
    replacements: z.number().int(),
    /** Those who would be added, and may be somebody on the list. */
    maybes: z.number().int(),
    /** Guests on the list who are not in the file. */
    absent: z.number().int(),
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
  /** The first guests on the list who differ, of each of both kinds. */
  changes: z.array(importChange),
  /** The first rows of guests who are on the list already, and of whom nothing differs. */
  listed: z.array(sentence),
  /** The first sentences about rows that were left out, or taken without a value that cannot be used. */
  problems: z.array(problem),
  unusedColumns: guestListPreview.shape.unusedColumns,
  notes,
  tables,
  choices,
  hidden,
  unread,
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

const changeKeys = z.array(changeKey).max(1000).default([]);

/** `POST …/guest-imports/{importId}/add`. */
export const guestImportForm = z.object({
  /** Whether the invitations of those who are new go out, as those of guests who are added one by one do. */
  invite: z.boolean().default(false),
  /** Guests on the list who become what the file says, and those who stay, by the keys of `changes`. */
  update: changeKeys,
  leave: changeKeys,
  /** What becomes of all others who differ: they stay, get what is more than the list has, or become what the file says. */
  others: z.enum(['leave', 'add', 'replace']).default('leave'),
});
export type GuestImportForm = z.infer<typeof guestImportForm>;

/** `GET /events/{eventId}/guest-imports`: files whose guests were added or changed within the last days and are on the list. */
export const addedImports = z.object({
  imports: z.array(
    z.object({
      _id: id,
      /** As many as were added, and as were changed. */
      added: z.number().int(),
      updated: z.number().int(),
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
  /** How many guests whom the file changed are what they were before. */
  updated: z.number().int(),
  /** How many stay what the file made of them, and the first of them. */
  keeping: z.number().int(),
  keeps: z.array(z.object({ name: z.string(), why: whyStays })),
});
export type GuestImportUndo = z.infer<typeof guestImportUndo>;

/** `POST …/guest-imports/{importId}/undo`, with as many as whoever pressed was shown, of those who go and those who change back. */
export const guestImportUndoForm = z.object({ expected: removalCount });

/** What became of an import. Asked again it is the same, also with another `invite`. */
export const guestImportAdded = z.object({
  added: z.number().int(),
  /** Rows of guests who were on the list already; each is one of the next two. */
  listed: z.number().int(),
  /** Guests who became what the file says. */
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Guests who were to be updated, and differ in something else by now: they stay. */
  conflicts: z.number().int(),
  /** Guests whose personal link is new, and was sent before. */
  outdatedLinks: z.number().int(),
  /** Guests who were added without a phone or e-mail of the file, because another guest on the list has it. */
  withoutContact: z.number().int(),
  message: z.string(),
  /** What became of their invitations; null when none was asked for. */
  sent: sendOutcome.nullable(),
});
export type GuestImportAdded = z.infer<typeof guestImportAdded>;

/** An answer that was kept, with what a version of the product which only added did not say. */
export const keptAnswer = (answer: GuestImportAdded): GuestImportAdded => ({
  ...answer,
  updated: answer.updated ?? 0,
  unchanged: answer.unchanged ?? answer.listed,
  conflicts: answer.conflicts ?? 0,
  outdatedLinks: answer.outdatedLinks ?? 0,
  withoutContact: answer.withoutContact ?? 0,
});
