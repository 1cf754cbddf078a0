/** Name of the box, and of the hidden field beside it: a box that is not ticked sends nothing. */
export const GIVE_TOGETHER = 'giveTogether';
export const GIVE_TOGETHER_ASKED = 'giveTogetherAsked';

/** What the box says: undefined where the form had none. */
export function saidOfGiving(valueOf: (name: string) => unknown): boolean | undefined {
  return valueOf(GIVE_TOGETHER_ASKED) === '1' ? valueOf(GIVE_TOGETHER) === 'on' : undefined;
}
