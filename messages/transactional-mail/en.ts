// the frame of every transactional mail
export const hello = (firstName: string) => (firstName ? `Namaste ${firstName},` : 'Namaste,');

// of mails about money, which come without being asked for
export const moneyEyebrow = 'Your money on Shagun';
export const moneyWhy =
  'You’re receiving this because it is about your own money on Shagun. If something doesn’t look right, just reply to this e-mail.';

// the same where nobody may be named
export const bareWhy =
  'You’re receiving this because money was given on Shagun with a personal link to an invitation that names this e-mail address. If that wasn’t you, just reply, or stop these e-mails.';
export const stop = 'Stop these e-mails';
