import { z } from 'zod/v4';
import { optionalLine } from '#contract/common/fields.ts';
import { firstOf, plainLine } from '#contract/common/plain-line.ts';
import { normalized, withoutJoiners } from '#contract/common/unicode.ts';
import { fieldWords } from '#messages/fields/words.ts';
import { listWords } from '#messages/guests/list/words.ts';

/** The most tags of one guest, and the longest, in characters. */
export const MOST_TAGS = 10;
export const TAG_LENGTH = 30;

/** Longest text of tags in a form, in characters. */
export const TAGS_LENGTH = MOST_TAGS * (TAG_LENGTH + 2);

/** What tells one tag from another: neither capitals nor joiners nor spaces do. */
export const foldTag = (tag: string): string =>
  withoutJoiners(normalized(tag)).toLowerCase().replace(/\s+/g, ' ').trim();

/** Tags as somebody writes them, with `,`, `;` or `|` between them or one a line; each once, as it was written first. */
export function readTags(...texts: readonly string[]): string[] {
  const tags = new Map<string, string>();
  for (const text of texts.flatMap((each) => each.split(/[\r\n,;|]/))) {
    const tag = plainLine(text);
    if (tag !== '' && !tags.has(foldTag(tag))) tags.set(foldTag(tag), tag);
  }
  return [...tags.values()];
}

/** The same the other way round. */
export const writeTags = (tags: readonly string[]): string => tags.join(', ');

/** Tags cut to what is kept of them. */
export const cutTags = (tags: readonly string[]): string[] =>
  readTags(...tags.map((tag) => firstOf(tag, TAG_LENGTH))).slice(0, MOST_TAGS);

/** Tags as an organiser states them: as a text, or one by one. */
export const statedTags = z
  .union([
    z.string().max(4 * TAGS_LENGTH, { error: () => fieldWords.atMostCharacters(TAGS_LENGTH) }),
    z.array(z.string().max(4 * TAGS_LENGTH)).max(100),
  ])
  .transform((stated) => readTags(...[stated].flat()))
  .superRefine((tags, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    if (tags.length > MOST_TAGS) refuse(listWords.tooManyTags(MOST_TAGS));
    if (tags.some((tag) => tag.length > TAG_LENGTH)) refuse(listWords.tagTooLong(TAG_LENGTH));
  });

/** A single tag, as a filter names it; empty where none is meant. */
export const oneTag = optionalLine(TAG_LENGTH)
  .unwrap()
  .transform((text) => readTags(text)[0] ?? '');
