/** The document that holds the drawing of the floors, and the marks it stands between. */
export const FILE = 'docs/structure.md';
export const BEGIN = '<!-- drawn by npm run floors -->';
export const END = '<!-- end of the drawing -->';
