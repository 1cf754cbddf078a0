// mails to an owner about ways into their account, or out of it: passkeys, API keys, webhooks

export const eyebrow = 'Your account on Shagun';
export const profile = 'Open your profile';
export const when = 'When';
