import type { DesignId } from '#contract/designs/design-list.ts';

/** How the head of a guest's page is drawn in the manner of a design: a few strokes, no picture to wait for. */
export interface Manner {
  /** Above the words: a drawing and its size in pixels. */
  top: Ornament;
  /** Below them. */
  foot?: Ornament;
  /** More declarations of the head: its shape and frame. `--line` is the colour of its lines. */
  frame: string;
  /** Colour of the frame and of what is drawn. */
  line: string;
  /** Flowers and leaves of the garland over the page. */
  garland: readonly [flower: string, light: string, leaf: string];
}

interface Ornament {
  width: number;
  height: number;
  /** Inside of an SVG of this size. */
  drawing: string;
  /** It goes from one side to the other, again and again. */
  repeats?: boolean;
}

const marigolds = ['#e8890c', '#ffc94d', '#4f8a3c'] as const;

const doubleLine = 'outline:1px solid var(--line);outline-offset:-7px;border:2px solid var(--line);';
const arched = 'border-radius:50% 50% 14px 14px/64px 64px 14px 14px;padding-top:1.125rem;';

const circles = (colour: string, points: readonly (readonly [x: number, y: number, r: number])[]) =>
  points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`).join('');

/** Shapes that are turned around a point, `times` in a whole turn. */
const turned = (x: number, y: number, times: number, shape: string) =>
  Array.from(
    { length: times },
    (_, place) => `<g transform="translate(${x} ${y})rotate(${(360 / times) * place})">${shape}</g>`,
  ).join('');

const lotus = (petal: string, line: string) =>
  `<g fill="${petal}" stroke="${line}"><path d="M60 34Q32 34 22 16q22 0 38 18Q88 34 98 16 76 16 60 34"/><path d="M60 34Q38 26 38 6q16 6 22 28Q82 26 82 6 66 12 60 34"/><path d="M60 34Q46 16 60 1 74 16 60 34"/></g>`;

const sprig = (leaf: string) =>
  `<path fill="none" stroke="${leaf}" stroke-width="1.5" d="M8 30Q40 34 68 20M152 30Q120 34 92 20"/><path fill="${leaf}" d="M20 31q2-12 14-12-2 11-14 12m20 0q0-13 12-15 0 13-12 15m100 0q-2-12-14-12 2 11 14 12m-20 0q0-13-12-15 0 13 12 15"/>`;

/** By design; the words, colours and the order of things are those of the invitation. */
export const manners: Record<DesignId, Manner> = {
  mandap: {
    top: { width: 120, height: 36, drawing: lotus('#f7b7c8', '#a8124f') },
    frame: doubleLine + arched,
    line: '#c9962c',
    garland: marigolds,
  },
  temple: {
    top: {
      width: 120,
      height: 42,
      drawing:
        '<path fill="#c9542d" d="M22 42V34h8v-8h8v-8h8v-7h8V4q6-5 12 0v7h8v7h8v8h8v8h8v8z"/><path fill="none" stroke="#e6b64a" stroke-width="2" d="M26 34h68M34 26h52M42 18h36M50 11h20"/><path fill="#1f5f57" d="M54 42V33q6-7 12 0v9z"/>',
    },
    frame:
      'border:solid var(--line);border-width:0 14px;border-image:repeating-linear-gradient(#7a1020 0 10px,#d8a738 10px 13px) 14;outline:0;',
    line: '#7a1020',
    garland: marigolds,
  },
  alpona: {
    top: {
      width: 120,
      height: 42,
      drawing:
        turned(
          60,
          21,
          8,
          '<path fill="none" stroke="#fffaf0" stroke-width="1.6" d="M0-6Q-6-13 0-19 6-13 0-6"/>',
        ) +
        circles('#ffd27a', [[60, 21, 3.5]]) +
        '<path fill="none" stroke="#fffaf0" stroke-width="1.6" d="M34 21q-8-9-16 0t-16 0M86 21q8-9 16 0t16 0"/>',
    },
    frame: doubleLine,
    line: '#fffaf0',
    garland: ['#d43a2f', '#fff3d6', '#4f8a3c'],
  },
  phulkari: {
    top: {
      width: 48,
      height: 34,
      repeats: true,
      drawing:
        '<path fill="#c2185b" d="M24 1 39 17 24 33 9 17z"/><path fill="#f39c12" d="m24 9 8 8-8 8-8-8z"/><path fill="#2e7d32" d="m0 10 6 7-6 7zm48 0-6 7 6 7z"/>',
    },
    foot: {
      width: 24,
      height: 14,
      repeats: true,
      drawing: '<path fill="#c2185b" d="m12 0 7 7-7 7-7-7z"/><path fill="#f39c12" d="m12 4 3 3-3 3-3-3z"/>',
    },
    frame: 'border-block:3px solid var(--line);border-radius:0;',
    line: '#c2185b',
    garland: ['#c2185b', '#f39c12', '#2e7d32'],
  },
  nikah: {
    top: {
      width: 120,
      height: 42,
      drawing:
        '<path fill="#b8892b" d="M66 4a17 17 0 1 0 8 30A20 20 0 0 1 66 4m12 7 2 5 5 1-4 3 1 5-4-3-5 3 2-5-4-3 5-1z"/>',
    },
    frame: doubleLine + arched,
    line: '#0f6b5f',
    garland: ['#f4f0e0', '#d9b45a', '#2f6b57'],
  },
  florals: {
    top: {
      width: 160,
      height: 40,
      drawing:
        sprig('#6f8f6a') +
        turned(80, 20, 6, '<ellipse cy="-9" rx="6" ry="9" fill="#fff" stroke="#c9d2bf"/>') +
        circles('#e9c46a', [[80, 20, 4]]),
    },
    frame: 'border:1px solid var(--line);border-radius:18px;',
    line: '#a9b79f',
    garland: ['#ffffff', '#f2e6c9', '#6f8f6a'],
  },
  portrait: {
    top: {
      width: 120,
      height: 30,
      drawing:
        '<path fill="none" stroke="#b98b5e" stroke-width="1.5" d="M4 15h38m36 0h38"/><path fill="#a8566a" d="M60 26C46 17 50 6 60 13c10-7 14 4 0 13"/>',
    },
    frame: doubleLine + 'border-radius:22px;',
    line: '#b98b5e',
    garland: ['#d58a9a', '#f6d9cf', '#7d8f63'],
  },
  quiet: {
    top: {
      width: 120,
      height: 18,
      drawing: '<path fill="none" stroke="#9a8c7c" d="M20 9h32m16 0h32M60 4l5 5-5 5-5-5z"/>',
    },
    frame: 'border:1px solid var(--line);border-radius:4px;',
    line: '#b9ab9a',
    garland: ['#cdbfae', '#efe6d8', '#8f9a7a'],
  },
  rings: {
    top: {
      width: 120,
      height: 42,
      drawing:
        '<g fill="none" stroke="#c8912f" stroke-width="4"><circle cx="49" cy="25" r="14"/><circle cx="70" cy="25" r="14"/></g><path fill="#9fd3e6" stroke="#fff" d="m70 1 7 5-7 7-7-7z"/>',
    },
    frame: 'border:2px solid var(--line);border-radius:26px;',
    line: '#e3a5b4',
    garland: ['#e07a93', '#fbd3dc', '#6b8f5a'],
  },
  chandeliers: {
    top: {
      width: 120,
      height: 44,
      drawing:
        '<path fill="none" stroke="#e7c66b" stroke-width="2" d="M60 0v16M26 20q0 16 34 16t34-16M40 20q2 10 20 10t20-10"/>' +
        circles('#ffe9a8', [
          [26, 16, 4],
          [43, 16, 4],
          [60, 16, 4],
          [77, 16, 4],
          [94, 16, 4],
          [60, 40, 3],
        ]),
    },
    frame: doubleLine,
    line: '#c9a84a',
    garland: ['#e7c66b', '#fff3c4', '#6a5aa8'],
  },
  threshold: {
    top: {
      width: 120,
      height: 44,
      drawing:
        '<path fill="#4f8a3c" d="M60 16Q46 14 40 2q14 0 20 14Q74 14 80 2 66 2 60 16"/><path fill="#8a5a2b" d="M60 2q8 5 6 14H54Q52 7 60 2"/><path fill="#c9762c" d="M48 16h24v4q10 6 8 14-4 10-20 10T40 34q-2-8 8-14z"/><path fill="none" stroke="#fff3d0" stroke-width="2" d="M41 30q19 8 38 0"/>',
    },
    frame: doubleLine + 'border-radius:6px;',
    line: '#c9762c',
    garland: marigolds,
  },
  balloons: {
    top: {
      width: 120,
      height: 44,
      drawing:
        '<path fill="none" stroke="#8a6a7a" d="M40 26q6 8 20 18M60 26v18M80 26q-6 8-20 18"/><ellipse cx="38" cy="15" rx="11" ry="13" fill="#e84a6f"/><ellipse cx="82" cy="15" rx="11" ry="13" fill="#2a9d8f"/><ellipse cx="60" cy="14" rx="11" ry="13" fill="#f4a935"/>',
    },
    frame: 'border:3px dotted var(--line);border-radius:26px;',
    line: '#f4a935',
    garland: ['#e84a6f', '#f4c542', '#2a9d8f'],
  },
  jaali: {
    top: {
      width: 32,
      height: 28,
      repeats: true,
      drawing:
        '<path fill="none" stroke="#d8b25c" stroke-width="1.4" d="M0 14 16 0l16 14-16 14zM8 14l8-7 8 7-8 7z"/>',
    },
    foot: {
      width: 32,
      height: 28,
      repeats: true,
      drawing:
        '<path fill="none" stroke="#d8b25c" stroke-width="1.4" d="M0 14 16 0l16 14-16 14zM8 14l8-7 8 7-8 7z"/>',
    },
    frame: 'border:1px solid var(--line);border-radius:4px;',
    line: '#d8b25c',
    garland: ['#d8b25c', '#f6e3a8', '#1f6b66'],
  },
  palna: {
    top: {
      width: 120,
      height: 42,
      drawing:
        '<path fill="#f2b8a8" d="M32 16h56q-2 18-28 18T32 16"/><path fill="none" stroke="#8a6f5a" stroke-width="2" d="M32 16 60 1l28 15M36 40q24 4 48 0"/><path fill="#f4c542" d="m14 8 2 5 5 1-4 3 1 5-4-3-5 3 2-5-4-3 5-1zm92 0 2 5 5 1-4 3 1 5-4-3-5 3 2-5-4-3 5-1z"/>',
    },
    frame: 'border:2px solid var(--line);border-radius:30px;',
    line: '#f2b8a8',
    garland: ['#f2a99a', '#fde3a8', '#7fb3b8'],
  },
  sunrise: {
    top: {
      width: 120,
      height: 40,
      drawing:
        '<path fill="#f4a935" d="M40 40a20 20 0 0 1 40 0z"/><path stroke="#f4a935" stroke-width="3" stroke-linecap="round" d="M60 13V3M41 21l-6-9m44 9 6-9M30 33l-10-4m70 4 10-4"/>',
    },
    frame: 'border-bottom:4px solid var(--line);border-radius:14px;',
    line: '#f4a935',
    garland: ['#f4a935', '#ffe08a', '#4a4a9a'],
  },
};
