/** The page in place of a form whose answer was a failure, for a browser without scripts. */
export const title = 'That did not work just now';
export const kept =
  'What you typed is kept on this page. Send it again in a moment, and leave the page open until then.';
export const filesAgain = 'Files are not kept: add them again afterwards.';
export const tryAgain = 'Try again';
export const pageTitle = `${title} · Shagun`;
