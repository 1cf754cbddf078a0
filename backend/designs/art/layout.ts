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

/** Where words stand in a picture: left, top, width and height of their column, and the size of names. */
interface Place {
  column: readonly [x: number, y: number, width: number, height: number];
  names: number;
  /** What is otherwise where a photo stands on the card. */
  withPhoto?: Partial<Omit<Place, 'withPhoto'>>;
}

/** What a design needs beside its drawings `wide.svg`, `tall.svg`, `print.svg` and `divider.svg` in the same folder. */
export interface CardLayout {
  voices: Voices;
  /** The size of a title, as a share of that of names. */
  titleShare: number;
  wide: Place;
  tall: Place;
  /** Where it is not as on `tall`, with a column as much higher as the page is. */
  print?: Place;
  colours: (chosen: Colours) => CardColours;
}

/** How the words of one card look. */
export interface Style
  extends Omit<Voices, 'names' | 'title'>, Pick<CardColours, 'accent' | 'small' | 'rule'> {
  names: { voice: Voices['names']; size: number };
  title: { voice: Voices['title']; size: number };
  /** The ornament between names and date, as elements of SVG around the origin. */
  divider: string;
}
