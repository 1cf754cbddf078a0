import type { DesignSize } from '#contract/designs/designs.ts';

/** What the organiser chose, each as `#rrggbb`, the text readable on the background. */
export interface Colours {
  background: string;
  text: string;
}

/** Colours of a card made of those chosen: of the words, and by its own names those its drawings ask for. */
interface CardColours {
  /** Names and title, and small words; both readable on the background. */
  accent: string;
  small: string;
  /** Lines between the parts of the date. */
  rule: string;
  [slot: string]: string;
}

interface Voices {
  names: 'script' | 'display' | 'serif';
  title: 'script' | 'display' | 'serif';
  body: 'serif' | 'sans';
  strong: 'display' | 'bold' | 'sans';
  soft: 'italic' | 'sans';
}

/** Where words stand in a picture: left, top, width and height of their column, and the sizes of names and title. */
interface Place {
  column: readonly [x: number, y: number, width: number, height: number];
  names: number;
  title: number;
}

/**
 * What a design needs beside its drawings `wide.svg`, `tall.svg`, `print.svg` and `divider.svg` in the
 * same folder. `withPhoto`: what is otherwise where a photo stands on the card.
 */
export type CardLayout = {
  voices: Voices;
  colours: (chosen: Colours) => CardColours;
} & Record<DesignSize, Place & { withPhoto?: Partial<Place> }>;

/** How the words of one card look. */
export interface Style
  extends Omit<Voices, 'names' | 'title'>, Pick<CardColours, 'accent' | 'small' | 'rule'> {
  names: { voice: Voices['names']; size: number };
  title: { voice: Voices['title']; size: number };
  /** The ornament between names and date, as elements of SVG around the origin. */
  divider: string;
}
