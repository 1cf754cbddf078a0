import { z } from 'zod/v4';
import { languages } from '#messages/language.ts';
import { designWords } from '#messages/designs/page/words.ts';
import { id, optionalLine, optionalName, whenRight } from '#contract/common/fields.ts';
import { designIds, designOf, type DesignId } from './design-list.ts';

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
  .string({ error: () => designWords.enterColour })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: () => designWords.enterColour });

/** A switch: JSON's true and false, a form's `on`, an address's `true`, and nothing for off. */
const flag = z
  .union([z.boolean(), z.enum(['on', 'true', 'false', ''])])
  .default(false)
  .transform((value) => value === true || value === 'on' || value === 'true');

/** A title longer than this could not be set in a size one can read. */
export const TITLE_LENGTH = 120;
export const SUBTITLE_LENGTH = 160;
export const INVOCATION_LENGTH = 80;
/** Of the names of parents or hosts. */
export const FAMILY_LENGTH = 120;

/**
 * What an organiser chose for the picture of an invitation (spec section 2, Invitation page),
 * with the families' lines, the language of the card's own words and a photo. With an empty title
 * the names stand alone, or the event's name where there are none.
 */
export const designSelection = z
  .object({
    template: z.enum(designIds, { error: () => designWords.chooseTemplate }),
    title: optionalLine(TITLE_LENGTH),
    subtitle: optionalLine(SUBTITLE_LENGTH),
    /** What stands on top, such as ॥ श्री गणेशाय नमः ॥. */
    invocation: optionalLine(INVOCATION_LENGTH),
    /** Parents of bride and groom, and who invites where there is no couple. */
    brideParents: optionalName(FAMILY_LENGTH),
    groomParents: optionalName(FAMILY_LENGTH),
    hosts: optionalName(FAMILY_LENGTH),
    backgroundColor: colour,
    textColor: colour,
    includeDate: flag,
    includeLocation: flag,
    language: z.enum(languages, { error: () => designWords.chooseLanguage }).default('en'),
    /** A picture the organiser uploaded, or empty for none. */
    photo: z.union([z.literal(''), id], { error: () => designWords.photoLost }).default(''),
  })
  .refine(({ backgroundColor, textColor }) => contrast(backgroundColor, textColor) >= MIN_CONTRAST, {
    path: ['textColor'],
    error: () => designWords.lowContrast,
    when: whenRight('backgroundColor', 'textColor'),
  });
export type DesignSelection = z.infer<typeof designSelection>;

/** What a guest's page tells of the chosen design: its words and colours, which its picture shows to everybody too. */
export const invitationOnPage = z.object(designSelection.shape).pick({
  template: true,
  title: true,
  subtitle: true,
  invocation: true,
  brideParents: true,
  groomParents: true,
  hosts: true,
  backgroundColor: true,
  textColor: true,
});
export type InvitationOnPage = z.infer<typeof invitationOnPage>;

/** What a design begins with when it is picked: nothing on it that nobody asked for. */
export const startingSelection = (template: DesignId): DesignSelection => ({
  template,
  title: '',
  subtitle: '',
  invocation: '',
  brideParents: '',
  groomParents: '',
  hosts: '',
  ...designOf(template).colours,
  includeDate: true,
  includeLocation: true,
  language: 'en',
  photo: '',
});

/** Pictures made of a design: `wide` 1200 × 630 for link previews, `tall` 1080 × 1350 for mails and messages, `print` an A5 page as PDF. */
export const designSizes = ['wide', 'tall', 'print'] as const;
/** Pixels of the tall one. */
export const tallPixels = { width: 1080, height: 1350 };
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
  /** What was chosen before 'Change Design', while nothing else is: choosing it again undoes the press. */
  previous: designSelection.nullable(),
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
