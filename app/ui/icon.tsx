/**
 * Shapes of Lucide (lucide.dev; ISC License, © Lucide Icons and Contributors; some derive from Feather, MIT
 * License, © Cole Bemis), each drawn as one path. These nine are copied because the frame and the guest's page
 * need them: Lucide's own components add 1.7 KB of scripts to that page, more than is left of its budget.
 * tests/ui/icon.test.ts holds the copies to the library; all other icons come from icons.tsx.
 */
const paths = {
  check: 'M20 6 9 17l-5-5',
  cross: 'M18 6 6 18M6 6l12 12',
  info: 'M22 12a10 10 0 1 0-20 0 10 10 0 0 0 20 0M12 16v-4M12 8h.01',
  warn: 'M22 12a10 10 0 1 0-20 0 10 10 0 0 0 20 0M12 8v4M12 16h.01',
  bell: 'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
  left: 'm15 18-6-6 6-6',
  right: 'm9 18 6-6-6-6',
  down: 'm6 9 6 6 6-6',
  shield:
    'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z',
} as const;

export type IconName = keyof typeof paths;

/**
 * A small sign drawn with one stroke, hidden from screen readers: words beside it must say the same.
 * `size` is in CSS pixels; below 16 the stroke is bolder, so that it does not thin out.
 */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 16 ? 3 : 2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
