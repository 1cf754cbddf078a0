import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Before the key of a person: what the field of their name is called. */
export const NAME = 'n.';

/** What a question that is asked for each is called for one person. */
export const personQuestionId = (questionId: string, key: string): string => `${questionId}@${key}`;

/** What the page is told when an answer was not recorded: why, about which fields, and what was typed. */
export interface ReplyProblem {
  /** Left out when nothing arrived, or a failure came back (`failed`): the page has words for that. */
  message?: string;
  failed?: boolean;
  /** The answer that can be sent again as it is. */
  again?: string | undefined;
  fields: string[];
  /** Each thing that is wrong: the id of its field, and the sentence with the field's name. */
  lines?: [id: string, text: string][];
  /** The whole answer in a form (HTML), for the page that stands in place of this one while its event cannot be read. */
  held?: { message: string; form: string };
  input: {
    adults?: string | undefined;
    children?: string | undefined;
    note?: string | undefined;
    /** By question; only from the server: with scripts the fields themselves keep what was typed. */
    answers?: Record<string, string[]>;
  };
}

/**
 * Reads the page again after an answer was recorded, and after the refusal of one changed
 * in another window. With single fetch the default given here is always true.
 */
export function revalidateReply({ actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus < 400 || actionStatus === 409;
}

/** Keeps the page and what was typed when the phone has no connection or a failure comes back, instead of the error page. */
export async function sendOrKeep<T>(request: Request, send: () => Promise<T>): Promise<T | Response> {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    // redirects and refusals are thrown too
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    const values = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    // a TypeError is how fetch says that nothing arrived
    const failed = !(error instanceof TypeError);
    const problem: ReplyProblem = { fields: [], failed, again: values.rsvp, input: values };
    // a status of failure: otherwise the page would be read again, which cannot work now
    return Response.json(problem, { status: 503 });
  }
}
