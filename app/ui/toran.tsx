/** The drawing alone. Dotted lines with round ends draw the flowers, in the colours of the page's design where it has one. */
export const toranDrawing =
  '<pattern id="toran" width="64" height="34" patternUnits="userSpaceOnUse"><path fill="var(--leaf,#4f8a3c)" d="M0 8q8 11 0 23zM64 8q-8 11 0 23zM32 16q7 9 0 18-7-9 0-18"/><g fill="none" stroke-linecap="round"><path stroke="var(--flower,#e8890c)" stroke-width="9" stroke-dasharray="0 8.5" d="M0 5q32 24 64 0"/><path stroke="var(--flower-light,#ffc94d)" stroke-width="4" stroke-dasharray="0 8.5" d="M0 5q32 24 64 0"/></g></pattern><rect width="100%" height="34" fill="url(#toran)"/>';

/**
 * A garland of marigolds and mango leaves across the top of a page, in one repeated tile. Use it once in a page: its
 * pattern has an id.
 */
export function Toran() {
  return (
    <svg
      className="toran"
      width="100%"
      height="34"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: toranDrawing }}
    />
  );
}
