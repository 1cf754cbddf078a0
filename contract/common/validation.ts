import type { z } from 'zod/v4';
import type { Translation } from '#messages/language.ts';
import type * as words from '#messages/validation/en.ts';

type Issue = z.core.$ZodRawIssue;
type Words = Translation<typeof words>;

/**
 * What a person reads about a value whose rule has no sentence of its own, so that the
 * validator's own text never reaches anybody. `common.ts` sets it for every schema, in
 * English; whoever knows the reader's language gives the words to the parse.
 */
export const validationMessages =
  (words: Words) =>
  (issue: Issue): string => {
    switch (issue.code) {
      case 'invalid_type':
        return ofType(issue.input === undefined ? 'undefined' : issue.expected, words);
      case 'invalid_value':
        return issue.input === undefined ? words.needed : words.choice;
      case 'too_big':
        return sized(
          issue.origin,
          Number(issue.maximum),
          {
            text: words.atMostCharacters,
            list: words.atMostEntries,
            number: issue.inclusive === false ? words.below : words.atMost,
          },
          words.tooLarge,
        );
      case 'too_small':
        return sized(
          issue.origin,
          Number(issue.minimum),
          {
            text: words.atLeastCharacters,
            list: words.atLeastEntries,
            number: issue.inclusive === false ? words.above : words.atLeast,
          },
          words.tooSmall,
        );
      case 'invalid_format':
        return ofFormat(issue.format, words);
      case 'unrecognized_keys':
        return words.unknownFields;
      default:
        return words.unreadable;
    }
  };

function ofType(expected: string, words: Words): string {
  const sentences: Record<string, string> = {
    undefined: words.needed,
    string: words.text,
    number: words.number,
    int: words.wholeNumber,
    boolean: words.yesOrNo,
    array: words.list,
    object: words.group,
    record: words.group,
  };
  return sentences[expected] ?? words.unreadable;
}

function ofFormat(format: string, words: Words): string {
  const sentences: Record<string, string> = {
    email: words.email,
    url: words.link,
    datetime: words.moment,
    safeint: words.wholeNumber,
  };
  return sentences[format] ?? words.unreadable;
}

type Measure = (size: number) => string;

function sized(
  origin: string,
  size: number,
  measures: Record<'text' | 'list' | 'number', Measure>,
  otherwise: string,
): string {
  if (origin === 'string') return measures.text(size);
  if (origin === 'array' || origin === 'set') return measures.list(size);
  if (origin === 'number' || origin === 'int' || origin === 'bigint') return measures.number(size);
  return otherwise;
}
