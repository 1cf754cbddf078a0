/** A line is as long as people read at a glance; everything else is Prettier's own way. */
export default { singleQuote: true, printWidth: 110, embeddedLanguageFormatting: 'off' };
