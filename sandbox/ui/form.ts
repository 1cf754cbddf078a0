import { html } from 'hono/html';
import type { Markup } from '#sandbox/ui/page.ts';

/** A list of choices under its label; `options` are values with what they mean. */
export const select = (
  name: string,
  label: string,
  chosen: string,
  options: Readonly<Record<string, string>>,
): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${Object.entries(
    options,
  ).map(([value, text]) =>
    value === chosen
      ? html`<option value="${value}" selected>${text}</option>`
      : html`<option value="${value}">${text}</option>`,
  )}</select></div>`;

/** A line of text under its label. */
export const input = (name: string, label: string, value: string | number): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" autocomplete="off"></div>`;
