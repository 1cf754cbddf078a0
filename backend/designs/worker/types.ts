/** What the drawing thread gets, gives and borrows: types of its plain modules. */

/** The part of a fontkit font that is used here. Distances are in font units. */
export interface Font {
  unitsPerEm: number;
  hasGlyphForCodePoint(point: number): boolean;
  layout(
    text: string,
    features?: string[],
    script?: string,
    language?: string,
    direction?: 'ltr' | 'rtl',
  ): {
    glyphs: {
      id: number;
      path: {
        bbox: Box;
        transform(a: number, b: number, c: number, d: number, e: number, f: number): { toSVG(): string };
      };
    }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  };
}

/** Edges of a rectangle. */
export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

type Voice = 'script' | 'display' | 'serif' | 'italic' | 'sans' | 'bold';

/** A paragraph in the middle of its column. Lengths in pixels of the card. */
export interface TextBlock {
  kind: 'text';
  text: string;
  voice: Voice;
  size: number;
  /** The smallest size before lines are cut. */
  minSize: number;
  maxLines: number;
  /** One line is better than more as long as it is at least this large. */
  oneLineFrom?: number;
  colour: string;
  /** Share of the column it may fill; all of it when left out. */
  width?: number;
  /** Distance of lines as a multiple of the size. */
  leading?: number;
  /** Extra space between letters of the Latin script, as a share of the size. */
  tracking?: number;
  gapBefore?: number;
  /** Left away where the card would be crowded with it. */
  optional?: boolean;
}

/** Short texts side by side with rules between them, such as weekday, day and month. */
export interface RowBlock {
  kind: 'row';
  cells: { text: string; voice: Voice; size: number; tracking?: number }[];
  colour: string;
  ruleColour: string;
  gapBefore?: number;
}

/** A drawing around the origin, set in the middle of the column. */
export interface OrnamentBlock {
  kind: 'ornament';
  svg: string;
  height: number;
  gapBefore?: number;
}

export type Block = TextBlock | RowBlock | OrnamentBlock;

/** A card before its text is set: art as SVG elements, and the column the blocks are set into. */
export interface DrawnCard {
  width: number;
  height: number;
  art: string;
  column: { x: number; y: number; width: number; height: number };
  blocks: Block[];
}

/** What is wanted of a card: the SVG, a PNG this many pixels wide, a PDF page this many millimetres wide. */
export interface Wish {
  svg?: boolean;
  png?: { width: number };
  pdf?: { widthMm: number; title: string };
}

export interface Drawn {
  svg?: string;
  png?: Uint8Array;
  pdf?: Uint8Array;
  /** The ink of every line of text, in pixels of the card. */
  ink: Box[];
  /** Letters no typeface here can write; they are missing on the card. */
  leftOut: string[];
  /** Whether a text was cut because it did not fit in its smallest size. */
  cut: boolean;
}
