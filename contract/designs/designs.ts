import { z } from 'zod/v4';
import { languages, type Translation } from '#messages/language.ts';
import * as words from '#messages/designs/page/en.ts';
import * as cardWords from '#messages/designs/en.ts';
import { id, optionalLine, whenRight } from '#contract/common/fields.ts';
import type { EventType } from '#contract/events/events.ts';

/** Categories of the design tool's templates (spec section 3). */
type DesignCategory = 'wedding' | 'birthday' | 'corporate' | 'baby_shower' | 'graduation';

export const templateIds = ['mandap', 'balloons', 'jaali', 'palna', 'sunrise'] as const;
export type TemplateId = (typeof templateIds)[number];

/** A built-in template (spec section 3) with the colours it is drawn in unless others are chosen. */
export interface DesignTemplate {
  id: TemplateId;
  title: string;
  /** Address of a small picture of it. */
  thumbnail: string;
  category: DesignCategory;
  /** For the larger plans only; of the five only the corporate one (spec section 3). */
  isPremium: boolean;
  colours: { backgroundColor: string; textColor: string };
}

const template = (
  id: TemplateId,
  category: DesignCategory,
  backgroundColor: string,
  textColor: string,
): DesignTemplate => ({
  id,
  title: words.templateTitles[id],
  thumbnail: `/designs/${id}.webp`,
  category,
  isPremium: category === 'corporate',
  colours: { backgroundColor, textColor },
});

/** The five built-in templates, in the order they are offered. */
export const designTemplates: readonly DesignTemplate[] = [
  template('mandap', 'wedding', '#fff6e6', '#6e1230'),
  template('balloons', 'birthday', '#fff3e0', '#5b1a4a'),
  template('jaali', 'corporate', '#0d3a3c', '#fbf1d9'),
  template('palna', 'baby_shower', '#fdeee9', '#1f4f5c'),
  template('sunrise', 'graduation', '#fff3d6', '#2b2a66'),
];

export const templateOf = (templateId: TemplateId): DesignTemplate =>
  designTemplates.find((each) => each.id === templateId) ?? (designTemplates[0] as DesignTemplate);

/** The template that suits a type of event best: it is offered first. */
export const suitingTemplate: Record<EventType, TemplateId> = {
  wedding: 'mandap',
  engagement: 'mandap',
  reception: 'mandap',
  birthday: 'balloons',
  babyShower: 'palna',
  houseWarming: 'mandap',
  getTogether: 'balloons',
  custom: 'sunrise',
};

/** Ratio of two colours' luminance, 1 to 21 (WCAG 2.2); each as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Text below this ratio to its ground is hard to read (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;

const colour = z
  .string(words.enterColour)
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, words.enterColour);

/** A switch: JSON's true and false, a form's `on`, an address's `true`, and nothing for off. */
const flag = z
  .union([z.boolean(), z.enum(['on', 'true', 'false', ''])])
  .default(false)
  .transform((value) => value === true || value === 'on' || value === 'true');

/** A title longer than this could not be set in a size one can read. */
export const TITLE_LENGTH = 120;
export const SUBTITLE_LENGTH = 160;

/**
 * What an organiser chose for the picture of an invitation (spec section 2, Invitation page),
 * with the language of the card's own words and a photo. An empty title stands for the
 * default one.
 */
export const designSelection = z
  .object({
    template: z.enum(templateIds, words.chooseTemplate),
    title: optionalLine(TITLE_LENGTH),
    subtitle: optionalLine(SUBTITLE_LENGTH),
    backgroundColor: colour,
    textColor: colour,
    includeDate: flag,
    includeLocation: flag,
    language: z.enum(languages, words.chooseLanguage).default('en'),
    /** A picture the organiser uploaded, or empty for none. */
    photo: z.union([z.literal(''), id], words.photoLost).default(''),
  })
  .refine(({ backgroundColor, textColor }) => contrast(backgroundColor, textColor) >= MIN_CONTRAST, {
    path: ['textColor'],
    message: words.lowContrast,
    when: whenRight('backgroundColor', 'textColor'),
  });
export type DesignSelection = z.infer<typeof designSelection>;

/** Default title of a design (spec section 8). */
export const defaultDesignTitle = (eventName: string): string => defaultTitleIn(cardWords, eventName);

/** The same in the words of a language. */
export const defaultTitleIn = (
  words: Translation<Pick<typeof cardWords, 'defaultTitle' | 'customTitle'>>,
  eventName: string,
): string => (eventName.trim() ? words.defaultTitle(eventName.trim()) : words.customTitle);

/** What a design begins with when its template is picked. */
export const startingSelection = (templateId: TemplateId, eventName: string): DesignSelection => ({
  template: templateId,
  title: defaultDesignTitle(eventName).slice(0, TITLE_LENGTH),
  subtitle: '',
  ...templateOf(templateId).colours,
  includeDate: true,
  includeLocation: true,
  language: 'en',
  photo: '',
});

/** Pictures made of a design: `wide` 1200 × 630 for mails and link previews, `tall` 1080 × 1350 for messages, `print` an A5 page as PDF. */
export const designSizes = ['wide', 'tall', 'print'] as const;
export type DesignSize = (typeof designSizes)[number];

/** What drawing showed: letters no typeface could write, and whether a text had to be cut. */
const drawingNotes = z.object({ leftOut: z.array(z.string()), cut: z.boolean() });

/**
 * A chosen design. `making`: a picture of what was chosen is on its way, older ones stay until
 * then. `failed`: it could not be made, and saving again tries again.
 */
const chosenDesign = drawingNotes.extend({
  selection: designSelection,
  state: z.enum(['making', 'ready', 'failed']),
  /** Addresses of the last good pictures; null before the first. Public, and not to be guessed. */
  pictures: z.object({ wide: z.string(), tall: z.string() }).nullable(),
});
export type ChosenDesign = z.infer<typeof chosenDesign>;

/** `GET /events/{eventId}/design`: the design of an event, or null while none is selected. */
export const eventDesign = z.object({
  design: chosenDesign.nullable(),
  /** Whether the organiser's plan has the premium template. */
  premium: z.boolean(),
});

/** `POST /events/{eventId}/design/check`: what a design would look like, without choosing it. */
export const designCheck = drawingNotes;

export const designFileParams = z.object({ eventId: id, file: z.enum(designSizes) });

/** `GET /events/{eventId}/design/preview`: a selection in the address. `size` is that of the picture shown. */
export const designPreviewQuery = z.object({
  size: z.enum(['wide', 'tall']).default('tall'),
  ...designSelection.shape,
});
