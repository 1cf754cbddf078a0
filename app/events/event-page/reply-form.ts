import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import type { ReplyView } from '#app/events/event-page/event-view.server.ts';

/** What the page is told when an answer was not recorded: why, about which fields, and what was typed. */
export interface ReplyProblem {
  message: string;
  fields: string[];
  typed: { adults?: string | undefined; children?: string | undefined; note?: string | undefined };
}

/** The answer as it will stand once `sent` has been recorded. */
export function expectReply(reply: ReplyView, sent: FormData): ReplyView {
  const pressed = sent.get('rsvp');
  if (pressed !== 'yes' && pressed !== 'no') return { ...reply, rsvp: 'pending' };
  const number = (name: string, fallback: number) => Number(sent.get(name) ?? fallback);
  return {
    ...reply,
    rsvp: pressed,
    adults: number('adults', 1),
    children: number('children', 0),
    note: String(sent.get('note') ?? reply.note).trim(),
  };
}

/** Also reads again after a refusal: the answer may have been changed in another window. */
export function revalidateReply({ defaultShouldRevalidate, actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 409;
}

/** Keeps the page and what was typed when the phone has no connection, instead of the error page. */
export async function sendOrKeep<T>(request: Request, send: () => Promise<T>): Promise<T | ReplyProblem> {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    // this is how fetch says that nothing arrived; redirects and refusals are thrown too
    if (!(error instanceof TypeError)) throw error;
    const said = form.get('rsvp') === 'reset' ? 'Failed to reset RSVP.' : 'Failed to update RSVP.';
    const typed = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    return { message: `${said} There seems to be no connection: please try again.`, fields: [], typed };
  }
}
