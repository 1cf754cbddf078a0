import { DEFAULT_TIME_ZONE, type BrideGroomDetails, type EventType } from '#contract/events/events.ts';
import { hasField } from '#contract/events/event-fields.ts';
import {
  defaultDesignTitle,
  defaultTitleIn,
  templateOf,
  TITLE_LENGTH,
  type DesignSelection,
  type DesignSize,
  type TemplateId,
} from '#contract/designs/designs.ts';
import * as en from '#messages/designs/en.ts';
import * as hi from '#messages/designs/hi.ts';
import { locales, type Language } from '#messages/language.ts';
import { balloons } from './templates/balloons.ts';
import { repeatedFlowers } from './drawing/flowers.ts';
import type { Template, Style } from './templates/template.ts';
import { jaali } from './templates/jaali.ts';
import { mandap } from './templates/mandap.ts';
import { palna } from './templates/palna.ts';
import { sunrise } from './templates/sunrise.ts';
import { plain } from './plain.ts';
import type { Block, DrawnCard } from './worker/types.ts';

/** What a card tells of an event. */
export interface CardFacts {
  eventType: EventType;
  eventName: string;
  /** `YYYY-MM-DD` and `HH:MM` in `timeZone`; the time is empty for the whole day. */
  date: string;
  time: string;
  timeZone: string;
  venueName: string;
  venueLocation: string;
  couple: BrideGroomDetails | null;
}

const templates: Record<TemplateId, Template> = { mandap, balloons, jaali, palna, sunrise };
const catalogues = { en, hi } satisfies Record<Language, unknown>;

/** Pixels of each size; the printed page has the proportions of A5. */
export const pixels: Record<DesignSize, { width: number; height: number }> = {
  wide: { width: 1200, height: 630 },
  tall: { width: 1080, height: 1350 },
  print: { width: 1080, height: 1532 },
};

/** The card of an event in one size, its words not yet set. `photo` is the address of data of a square JPEG. */
export function cardOf(
  facts: CardFacts,
  selection: DesignSelection,
  size: DesignSize,
  photo: string | null,
): DrawnCard {
  const { width, height } = pixels[size];
  const wide = size === 'wide';
  const template = templates[selection.template];
  const { art, column, style } = template({
    width,
    height,
    wide,
    photo,
    colours: { background: selection.backgroundColor, text: selection.textColor },
  });
  return {
    width,
    height,
    art: repeatedFlowers + art,
    column,
    blocks: blocksOf(facts, selection, style, wide),
  };
}

/** What was typed; left empty, or as the form begins it, the default in the card's language. */
function titleOf(eventName: string, { title, language }: DesignSelection): string {
  const typed = plain(title);
  const begun = plain(defaultDesignTitle(eventName).slice(0, TITLE_LENGTH));
  return typed && typed !== begun ? typed : defaultTitleIn(catalogues[language], plain(eventName));
}

function blocksOf(facts: CardFacts, selection: DesignSelection, style: Style, wide: boolean): Block[] {
  const words = catalogues[selection.language];
  const names = coupleNames(facts);
  const { opening, request } = wordings(facts.eventType, selection, names !== null);
  const u = wide ? 0.64 : 1.1;
  const title = titleOf(facts.eventName, selection);
  // signs above and below the letters of Indian scripts need room between the lines
  const latin = names?.every((name) => /^[\p{Script=Latin}\P{L}]*$/u.test(name)) ?? true;
  const apart = latin ? 0 : 10 * u;
  const leading = latin ? 1 : 1.25;
  const colour = selection.textColor;
  const small = {
    voice: style.body,
    size: 30 * u,
    minSize: 20 * u,
    colour: style.small,
    maxLines: 3,
  } as const;
  const lead: Block[] = names
    ? [
        {
          kind: 'text',
          text: names[0],
          ...style.names,
          size: style.names.size * nameFactor(names),
          minSize: 40 * u,
          oneLineFrom: 92 * u,
          maxLines: 3,
          leading,
          colour: style.accent,
          gapBefore: 12 * u,
        },
        {
          kind: 'text',
          text: words.and,
          ...style.names,
          size: style.names.size * 0.5,
          minSize: 24 * u,
          maxLines: 1,
          colour: style.small,
          gapBefore: apart,
        },
        {
          kind: 'text',
          text: names[1],
          ...style.names,
          size: style.names.size * nameFactor(names),
          minSize: 40 * u,
          oneLineFrom: 92 * u,
          maxLines: 3,
          leading,
          colour: style.accent,
          gapBefore: apart,
        },
      ]
    : [
        {
          kind: 'text',
          text: title,
          ...style.title,
          minSize: 34 * u,
          maxLines: wide ? 3 : 5,
          leading: style.title.voice === 'script' ? 1.24 : 1.16,
          colour: style.accent,
          gapBefore: 20 * u,
        },
      ];
  const oneLineNames: Block[] =
    names && wide
      ? [
          {
            kind: 'text',
            text: `${names[0]} ${words.and} ${names[1]}`,
            ...style.names,
            minSize: 32,
            oneLineFrom: 56,
            maxLines: 3,
            leading: 1.05 * leading,
            colour: style.accent,
            gapBefore: 8,
          },
        ]
      : lead;
  const subtitle = plain(selection.subtitle);
  const blocks: Block[] = [
    ...(names
      ? [
          {
            kind: 'text',
            text: title,
            voice: style.strong,
            size: 34 * u,
            minSize: 22 * u,
            width: 0.8,
            maxLines: 3,
            leading: 1.2,
            colour,
          } as const,
        ]
      : []),
    {
      kind: 'text',
      text: opening,
      ...small,
      voice: style.soft,
      size: 35 * u,
      width: 0.94,
      gapBefore: 10 * u,
    },
    ...oneLineNames,
    ...(subtitle
      ? [
          {
            kind: 'text',
            text: subtitle,
            voice: style.soft,
            size: 32 * u,
            minSize: 21 * u,
            maxLines: wide ? 3 : 4,
            colour,
            gapBefore: 14 * u,
          } as const,
        ]
      : []),
    ...(wide && subtitle
      ? []
      : [
          {
            kind: 'text',
            text: request,
            ...small,
            colour,
            width: 0.9,
            gapBefore: 18 * u,
            optional: subtitle !== '',
          } as const,
        ]),
    {
      kind: 'ornament',
      svg: `<g transform="scale(${wide ? 0.72 : 1})">${style.divider}</g>`,
      height: 34 * u,
      gapBefore: 22 * u,
    },
  ];
  if (selection.includeDate) blocks.push(...dateBlocks(facts, selection.language, style, { u, colour }));
  if (selection.includeLocation) blocks.push(...placeBlocks(facts, style, { u, wide, colour }));
  return blocks;
}

/** Two short names may stand larger than two long ones. */
const nameFactor = (names: readonly [string, string]): number =>
  Math.max(...names.map((name) => name.length)) > 14 ? 0.86 : 1;

function wordings(
  type: EventType,
  { template, language }: DesignSelection,
  named: boolean,
): { opening: string; request: string } {
  const { openings, requests, coupleOpenings, coupleRequests, cardOpenings, cardRequests } =
    catalogues[language];
  if (named && (type === 'wedding' || type === 'engagement'))
    return { opening: coupleOpenings[type], request: coupleRequests[type] };
  const { category } = templateOf(template);
  const own = type === 'custom' || type === 'getTogether';
  if (own && (category === 'corporate' || category === 'graduation'))
    return { opening: cardOpenings[category], request: cardRequests[category] };
  return { opening: openings[type], request: requests[type] };
}

function coupleNames({ couple, eventType }: CardFacts): [string, string] | null {
  if (!couple || !hasField(eventType, 'brideGroomDetails')) return null;
  const called = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    plain(`${firstName} ${lastName}`);
  const [bride, groom] = [called(couple.bride), called(couple.groom)];
  return bride && groom ? [bride, groom] : null;
}

function dateBlocks(
  { date, time, timeZone }: CardFacts,
  language: Language,
  style: Style,
  { u, colour }: { u: number; colour: string },
): Block[] {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return [];
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(day);
  const side = { voice: style.body, size: 31 * u, tracking: language === 'en' ? 0.06 : 0 } as const;
  const row: Block = {
    kind: 'row',
    cells: [
      { ...side, text: part({ weekday: 'long' }) },
      { voice: style.strong, size: 78 * u, text: part({ day: 'numeric' }) },
      { ...side, text: part({ month: 'long', year: 'numeric' }) },
    ],
    colour,
    ruleColour: style.rule,
    gapBefore: 20 * u,
  };
  const clock = clockIn(language, time, timeZone, date);
  return clock
    ? [
        row,
        {
          kind: 'text',
          text: clock,
          voice: style.body,
          size: 32 * u,
          minSize: 21 * u,
          maxLines: 1,
          colour,
          gapBefore: 8 * u,
        },
      ]
    : [row];
}

/** The time in words, with its zone when that is not India's. */
function clockIn(language: Language, time: string, timeZone: string, date: string): string {
  if (!/^\d\d:\d\d$/.test(time)) return '';
  const words = catalogues[language];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = words.atTime(
    words.time({ hour: hours % 12 || 12, minute: String(minutes).padStart(2, '0'), hours }),
  );
  if (timeZone === DEFAULT_TIME_ZONE) return clock;
  const zone = new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' })
    .formatToParts(new Date(`${date}T${time}:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return words.timeInZone(clock, zone?.value ?? timeZone);
}

function placeBlocks(
  { venueName, venueLocation }: CardFacts,
  style: Style,
  { u, wide, colour }: { u: number; wide: boolean; colour: string },
): Block[] {
  const [name, location] = [plain(venueName), plain(venueLocation)];
  return [
    {
      kind: 'text',
      text: name || location,
      voice: style.strong,
      size: 35 * u,
      minSize: 22 * u,
      maxLines: wide ? 2 : 3,
      leading: 1.2,
      colour,
      gapBefore: 18 * u,
    },
    {
      kind: 'text',
      text: name ? location : '',
      voice: style.body,
      size: 28 * u,
      minSize: 19 * u,
      maxLines: wide ? 2 : 4,
      colour,
      gapBefore: 6 * u,
    },
  ];
}
