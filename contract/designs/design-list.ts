import { designWords } from '#messages/designs/page/words.ts';
import type { EventType } from '#contract/events/event-types.ts';

/** Categories of the design tool's templates (spec section 3). */
type TemplateCategory = 'wedding' | 'birthday' | 'corporate' | 'baby_shower' | 'graduation';

const templateIds = ['mandap', 'balloons', 'jaali', 'palna', 'sunrise'] as const;
type TemplateId = (typeof templateIds)[number];

/** Designs beside the five templates of the specification. */
const moreIds = [
  'temple',
  'alpona',
  'phulkari',
  'nikah',
  'florals',
  'portrait',
  'quiet',
  'rings',
  'chandeliers',
  'threshold',
] as const;

export const designIds = [...templateIds, ...moreIds] as const;
export type DesignId = (typeof designIds)[number];

/** What every design of an invitation is known by, with the colours it is drawn in unless others are chosen. */
export interface InvitationDesign {
  id: DesignId;
  title: string;
  /** Address of a small picture of it. */
  thumbnail: string;
  /** What it was drawn for, which its label says. */
  category: keyof typeof designWords.categories;
  /** For the larger plans only; of all of them only the corporate template (spec section 3). */
  isPremium: boolean;
  colours: { backgroundColor: string; textColor: string };
  /** Types of event it is offered for first, those it suits best in front. */
  fits: readonly EventType[];
  /** Where words begin and end on the small picture, which has none, in hundredths of its height from above. */
  words: readonly [number, number];
}

const designed = <Category extends InvitationDesign['category'], Id extends DesignId>(
  id: Id,
  category: Category,
  [backgroundColor, textColor]: readonly [string, string],
  fits: readonly EventType[],
  wordsFromTo: readonly [number, number],
) => ({
  id,
  get title(): string {
    const titles: Record<DesignId, string> = designWords.designTitles;
    return titles[id];
  },
  thumbnail: `/designs/${id}.webp`,
  category,
  isPremium: category === 'corporate',
  colours: { backgroundColor, textColor },
  fits,
  words: wordsFromTo,
});

/** A built-in template of spec section 3. */
type DesignTemplate = InvitationDesign & { id: TemplateId; category: TemplateCategory };

/** The five built-in templates of spec section 3. */
const designTemplates: readonly DesignTemplate[] = [
  designed('mandap', 'wedding', ['#fff6e6', '#6e1230'], ['wedding'], [24, 80]),
  designed('balloons', 'birthday', ['#fff3e0', '#5b1a4a'], ['birthday', 'getTogether'], [24, 71]),
  designed('jaali', 'corporate', ['#0d3a3c', '#fbf1d9'], ['custom'], [35, 78]),
  designed('palna', 'baby_shower', ['#fdeee9', '#1f4f5c'], ['babyShower'], [35, 79]),
  designed('sunrise', 'graduation', ['#fff3d6', '#2b2a66'], ['custom'], [39, 79]),
];

/** All designs: the templates of the specification, then those drawn since. */
export const invitationDesigns: readonly InvitationDesign[] = [
  ...designTemplates,
  designed('temple', 'wedding', ['#fff4d8', '#7a1020'], ['wedding'], [36, 85]),
  designed('alpona', 'wedding', ['#a3151f', '#fff6e9'], ['wedding'], [35, 80]),
  designed('phulkari', 'wedding', ['#fff5e9', '#7d0f38'], ['wedding'], [29, 80]),
  designed('nikah', 'wedding', ['#f6f1e2', '#0f4a43'], ['wedding'], [36, 82]),
  designed('florals', 'wedding', ['#fbfaf5', '#35493a'], ['wedding'], [27, 83]),
  designed('portrait', 'wedding', ['#f7efe6', '#4a2531'], ['wedding', 'engagement', 'reception'], [49, 96]),
  designed(
    'quiet',
    'wedding',
    ['#fbf7f0', '#2b2622'],
    ['wedding', 'engagement', 'reception', 'custom'],
    [32, 91],
  ),
  designed('rings', 'engagement', ['#fdeef0', '#6b1f3c'], ['engagement'], [41, 93]),
  designed('chandeliers', 'reception', ['#1d1740', '#fbeecb'], ['reception'], [36, 85]),
  designed('threshold', 'house_warming', ['#fff6e3', '#6a2a12'], ['houseWarming'], [33, 87]),
];

/** The design with this id. */
export const designOf = (designId: DesignId): InvitationDesign =>
  invitationDesigns.find(({ id }) => id === designId) ?? (invitationDesigns[0] as InvitationDesign);

/** The designs in the order they are offered for a type of event: those that fit, best first, and all others. */
export function designsFor(type: EventType): { fitting: InvitationDesign[]; others: InvitationDesign[] } {
  const place = ({ fits }: InvitationDesign) => fits.indexOf(type);
  return {
    fitting: invitationDesigns.filter((design) => place(design) >= 0).sort((a, b) => place(a) - place(b)),
    others: invitationDesigns.filter((design) => place(design) < 0),
  };
}
