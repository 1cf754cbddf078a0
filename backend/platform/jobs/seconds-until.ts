/** How long a job waits that is to start at a moment: whole seconds, never too early. */
export const secondsUntil = (at: Date, now: Date): number => Math.ceil((at.getTime() - now.getTime()) / 1000);
