import { fill } from '#scripts/art/drawing.ts';

/** The mark on its 32 by 32 square; the same lines as app/ui/logo.tsx. */
const lamp = (bowl: string) =>
  fill('#e8890c', 'M16 2.5c7 8 6 16 0 18.5-6-2.5-7-10.5 0-18.5') +
  fill('#ffd36b', 'M16 10.5c3 4 3 7.5 0 9-3-1.5-3-5 0-9') +
  fill(bowl, 'M1 17q15 7 30 0-1 12-12 12h-6Q2 29 1 17');

/** The browser tab's icon: no ground, a bowl that holds on light and dark tabs. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${lamp('#d02568')}</svg>\n`;

/** The home-screen icon, with room around the mark because systems round its corners. */
export const homeIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 32 32"><rect width="32" height="32" fill="#fff3dd"/>' +
  `<g transform="translate(5.6 5.4) scale(.65)">${lamp('#a8124f')}</g></svg>`;

export const manifest = `${JSON.stringify(
  {
    name: 'Shagun',
    short_name: 'Shagun',
    description: 'Events, invitations and gifts for Indian celebrations',
    start_url: '/',
    display: 'browser',
    background_color: '#fffbf4',
    theme_color: '#fffbf4',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  },
  null,
  2,
)}\n`;
