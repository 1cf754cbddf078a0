import { html, raw } from 'hono/html';
import type { Markup } from '#sandbox/ui/page.ts';

/** A list of choices under its label; `options` are values with what they mean. */
export const select = (
  name: string,
  label: string,
  chosen: string | boolean,
  options: Readonly<Record<string, string>>,
): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${Object.entries(
    options,
  ).map(
    ([value, text]) =>
      html`<option value="${value}"${value === String(chosen) ? raw(' selected') : ''}>${text}</option>`,
  )}</select></div>`;

/** A line of text under its label. */
export const input = (name: string, label: string, value: string | number): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="off"></div>`;

/** A number under its label, from `least` to `most`; one that must be there unless its value is empty. */
export const number = (
  name: string,
  label: string,
  value: number | '',
  { least = 0, most }: { least?: number; most?: number } = {},
): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="number" min="${least}"${most === undefined ? '' : html` max="${most}"`} value="${value}"${value === '' ? '' : raw(' required')}></div>`;

/** Fields nobody sees. */
export const hidden = (fields: Readonly<Record<string, string>>): Markup =>
  html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;

/** A quiet button that sends `fields`. */
export const press = (action: string, fields: Readonly<Record<string, string>>, text: string): Markup =>
  html`<form method="post" action="${action}">${hidden(fields)}<button class="quiet" type="submit">${text}</button></form>`;
