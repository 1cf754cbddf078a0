import { randomUUID } from 'node:crypto';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createLruCache } from '#contract/common/lru-cache.ts';
import type { InvitationMail } from './invitation-mail.tsx';

/** What is each guest's own in a mail: how they are greeted, and their links. */
const own = ['hello', 'yes', 'no', 'reply', 'unsubscribe', 'notMe'] as const;

/** Stands for what is each guest's own until it is filled in; nobody can type it, and it needs no escaping. */
const MARK = randomUUID();
const markOf = (what: (typeof own)[number]) => `${MARK}.${own.indexOf(what)}.`;
const MARKS = new RegExp(`${MARK}\\.(\\d)\\.`);
const LINKS = {
  yes: markOf('yes'),
  no: markOf('no'),
  reply: markOf('reply'),
  unsubscribe: markOf('unsubscribe'),
  notMe: markOf('notMe'),
};

/** Text and marks in turns, as mails of the latest sendings are written, each under all it says but what is a guest's own. */
const cached = createLruCache<string[]>(50);

/**
 * The HTML of a mail. What it has in common with others of its kind is rendered once for all of them; the whole of that is
 * what it is found by, so that a change of anything makes it anew.
 */
export function writeHtml(kind: string, Html: ComponentType<InvitationMail>, mail: InvitationMail): string {
  const common = { ...mail, greeted: '', links: LINKS };
  // the words follow from the language
  const madeFrom = JSON.stringify([kind, { ...common, words: null, reminders: null, answers: null }]);
  const parts = cached(madeFrom, () => {
    const words = { ...mail.words, hello: () => markOf('hello') };
    return `<!DOCTYPE html>${renderToStaticMarkup(createElement(Html, { ...common, words }))}`.split(MARKS);
  });
  const values: Record<(typeof own)[number], string> = {
    ...mail.links,
    hello: mail.words.hello(mail.greeted),
  };
  return parts
    .map((part, place) => (place % 2 === 0 ? part : escaped(values[own[Number(part)] ?? 'hello'])))
    .join('');
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** As React escapes text and attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
