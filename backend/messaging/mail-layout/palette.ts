/** Colours of `docs/design.md` as mails need them: written out, because mail programs know no variables. */
export const palette = {
  ground: '#F6EBDA',
  paper: '#FFFBF4',
  ink: '#2A1A16',
  quiet: '#6B554D',
  line: '#E8D9C4',
  pink: '#A8124F',
  marigold: '#E8890C',
  peacock: '#0B6B63',
  onPink: '#FFFFFF',
} as const;

export const sans =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', Arial, sans-serif";
export const serif = "ui-serif, Georgia, 'Times New Roman', 'Noto Serif', 'Noto Serif Devanagari', serif";

/**
 * The little that inline styles cannot say. Programs that drop it show the light mail in
 * full; the classes only recolour and let the buttons stack on narrow screens.
 */
export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .m-around { padding: 0 !important; }
  .m-pad { padding-left: 20px !important; padding-right: 20px !important; }
  .m-name { font-size: 28px !important; line-height: 34px !important; }
  .m-button { display: block !important; width: 100% !important; margin: 0 0 12px 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .m-ground { background-color: #160D19 !important; }
  .m-paper { background-color: #241729 !important; }
  .m-ink { color: #F8EDE0 !important; }
  .m-quiet { color: #CDB9C4 !important; }
  .m-accent { color: #FF9CC4 !important; }
  .m-line { border-color: #4A3550 !important; }
  .m-second { background-color: #241729 !important; border-color: #FF9CC4 !important; }
  .m-second a { color: #FF9CC4 !important; }
}`;
