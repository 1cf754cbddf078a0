const paths = {
  check: 'm4 10.5 4 4 8-9',
  cross: 'm5 5 10 10M15 5 5 15',
  info: 'M10 1.5a8.5 8.5 0 1 0 .01 0zM10 9.5v4.5M10 6v.01',
  warn: 'M10 1.5a8.5 8.5 0 1 0 .01 0zM10 5.5v5.5M10 14v.01',
  bell: 'M10 2.5a5 5 0 0 0-5 5c0 4-1.5 5.5-2 6.5h14c-.5-1-2-2.5-2-6.5a5 5 0 0 0-5-5zM8 16.8a2.2 2.2 0 0 0 4 0',
  left: 'm12.5 4.5-5.5 5.5 5.5 5.5',
  right: 'm7.5 4.5 5.5 5.5-5.5 5.5',
  down: 'm4.5 7.5 5.5 5.5 5.5-5.5',
  shield: 'M10 2 3.5 4.5v5c0 4 2.7 7 6.5 8.5 3.8-1.5 6.5-4.5 6.5-8.5v-5z',
} as const;

export type GlyphName = keyof typeof paths;

/** A small sign drawn with one stroke, hidden from screen readers: words beside it must say the same. */
export function Glyph({ name, size = 18 }: { name: GlyphName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
