import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

/** How long somebody waits, in Hindi, rounded up as `roughly` does; a word like *बाद* follows. */
export const inTime = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 90
    ? plural(minutes, { other: '# मिनट' })
    : plural(Math.ceil(minutes / 60), { one: 'क़रीब # घंटे', other: 'क़रीब # घंटे' });
};
