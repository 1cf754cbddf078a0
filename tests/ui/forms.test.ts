import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labelled } from '#messages/labelled.ts';

/*
 * What is wrong in a form is said once and in our words (docs/decisions/0101): no form may
 * leave it to the browser, whose bubbles come first, one at a time and in another language.
 */

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(`app/${name}`, 'utf8') }));

/** The opening tags of forms the browser would judge. */
const judged = (text: string): string[] => {
  const ours = text.includes("import { Form } from '#app/ui/form.tsx';");
  const tags = text.match(/<(?:form|Form|\w+\.Form)\b(?:=>|[^>])*>/g) ?? [];
  return tags.filter((tag) => !(ours && tag.startsWith('<Form')) && !/\snoValidate\b(?!=)/.test(tag));
};

test('no form of ours leaves its errors to the browser', () => {
  expect(judged('<form method="post">')).toHaveLength(1);
  expect(judged('<fetcher.Form method="post" onSubmit={() => send()}>')).toHaveLength(1);
  expect(judged('<Form method="post" noValidate={form.noValidate}>')).toHaveLength(1);
  expect(files.flatMap(({ name, text }) => judged(text).map((tag) => `${name}: ${tag}`))).toEqual([]);
});

test('and none takes that back', () => {
  const back = /defaultNoValidate|reportValidity|checkValidity\(/;
  expect(files.filter(({ text }) => back.test(text)).map(({ name }) => name)).toEqual([]);
});

test('every summary of a conform form knows what its fields are called', () => {
  const without = files.flatMap(({ name, text }) =>
    (text.match(/<FormErrors form=[^>]*>/g) ?? [])
      .filter((tag) => !tag.includes(' labels='))
      .map((tag) => `${name}: ${tag}`),
  );
  expect(without).toEqual([]);
});

test('says of a question what is wrong without a colon behind its mark', () => {
  expect(labelled('Date', 'Enter a date.')).toBe('Date: Enter a date.');
  expect(labelled('What is it about?', 'Choose a topic.')).toBe('What is it about? Choose a topic.');
});
