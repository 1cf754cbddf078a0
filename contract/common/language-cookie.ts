/** The cookie that keeps the language somebody pressed; whoever signs in has that of their account instead (docs/decisions/0014). */
export const LANGUAGE_COOKIE = 'shagun_language';
