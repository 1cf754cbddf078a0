import type { Story } from '#backend/use-cases/operator/story.ts';
import { moment, print } from '#scripts/admin/command.ts';

/** Prints what happened with its dates, then how things stand. @throws Error with `unknown` when there is nothing to tell */
export function printStory(story: Story | undefined, unknown: string): void {
  if (!story) throw new Error(unknown);
  for (const { at, what } of story.happenings) print(`${moment(at)}  ${what}`);
  print('', 'Now (times above are UTC):', ...story.now.map((sentence) => `  ${sentence}`));
}
