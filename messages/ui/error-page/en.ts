// a catalogue of its own, so that the guest's page loads no other words of the parts

/** What the page says by the status of the answer, where its route has no words of its own. */
export const byStatus: Record<number, { title: string; message: string }> = {
  400: { title: 'We could not read that', message: 'Please go back and try again.' },
  403: {
    title: 'You cannot open this page',
    message: 'It belongs to someone else, or you are signed in with another account.',
  },
  404: {
    title: 'Page not found',
    message: 'The address may be mistyped, or the page has been removed.',
  },
  405: { title: 'Nothing can be sent to this page', message: 'Please go back and try again.' },
  413: { title: 'That was too large', message: 'Please go back and send less at once.' },
  429: { title: 'Please wait a moment', message: 'That was a lot of tries in a short time.' },
  503: { title: 'Shagun is not available right now', message: 'Please try again in a moment.' },
};
export const unexpected = {
  title: 'Something went wrong on our side',
  message: 'Nothing you typed was the cause. Please try again in a moment.',
} as const;
export const errorNumber = (status: number) => `Error ${status}`;
export const backHome = 'Back to Home';
