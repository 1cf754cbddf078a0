import type { DrawnCard } from '#backend/designs/worker/types.ts';

export type Colours = { background: string; text: string };

/** The ground a template is drawn on. `wide` is the picture of link previews, the others stand upright. */
export interface Canvas {
  width: number;
  height: number;
  wide: boolean;
  colours: Colours;
  /** A photo as the address of data, or null. */
  photo: string | null;
}

/** How a template wants its words: voices and sizes are the template's, texts come from the event. */
export interface Style {
  /** Voice and size of names and title. */
  names: { voice: 'script' | 'display' | 'serif'; size: number };
  title: { voice: 'script' | 'display' | 'serif' | 'bold'; size: number };
  body: 'serif' | 'sans';
  strong: 'display' | 'bold' | 'sans';
  soft: 'italic' | 'sans';
  /** Colour of names, and of small words, both readable on the ground. */
  accent: string;
  small: string;
  rule: string;
  /** The ornament between names and date. */
  divider: string;
}

/** What a template draws: art below the words, and the column left free for them. */
export interface Drawing {
  art: string;
  column: DrawnCard['column'];
  style: Style;
}

export type Template = (canvas: Canvas) => Drawing;
