import { expect, it } from 'vitest';
import { answersIn, fieldInForm, functionChoiceId } from '#app/replies/answers-in.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { rsvpFormIn } from '#contract/guests/replies.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';

const question = 'question-1';

/** A form as a browser posts it without scripts. */
async function posted(fields: Record<string, string>): Promise<FormData> {
  const body = new URLSearchParams(fields).toString();
  return readForm(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': String(body.length),
      },
    }),
  );
}

it('a refused answer leads to the field of its question, or of its function', () => {
  const refused = rsvpFormIn(replyWords.hi).safeParse({
    rsvp: 'yes',
    answers: { [question]: ['a'.repeat(501)] },
  });
  const [issue] = refused.error?.issues ?? [];
  expect(issue?.path).toEqual(['answers', question, 0]);
  expect(fieldInForm(`answers.${question}[0]`)).toBe(`answers.${question}`);
  expect(fieldInForm(`answers.${question}`)).toBe(`answers.${question}`);
  expect(fieldInForm('functions.function-1')).toBe(`answers.${functionChoiceId('function-1')}`);
});

it('a line end counts as one character, as it was typed', async () => {
  const longest = `${'a\n'.repeat(249)}ab`;
  const form = await posted({
    [`q.${question}`]: longest.replaceAll('\n', '\r\n'),
  });
  const read = rsvpFormIn(replyWords.en).parse({ rsvp: 'yes', answers: answersIn(form) });
  expect(read.answers).toEqual({ [question]: [longest] });
});
