/** The mail with the code somebody signs in with. */
export const subject = (code: string) => `${code} is your Shagun code`;
export const eyebrow = 'Signing in to Shagun';
export const hello = 'Namaste,';
export const text = (code: string) =>
  `Your code is ${code}. Type it on the page that asked for it. It works once, for ten minutes.`;
export const secret =
  'Keep it to yourself: whoever has it can sign in as you. Nobody from Shagun will ever ask you for it.';
export const notYou = 'Didn’t ask for a code? Then just ignore this e-mail. Nobody gets in without it.';
export const code = 'Your code';
export const requestOrigin = 'Requested from';
export const action = 'Open the page with the code filled in';
export const why = 'You’re receiving this because somebody typed this address to sign in to Shagun.';
export const about = 'About Shagun';
