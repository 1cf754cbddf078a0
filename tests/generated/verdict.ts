/** Longer than any answer takes on a machine under load, and shorter than for ever. */
const PATIENCE_MS = 30_000;

/** What is said on purpose with a 5xx: somebody outside does not answer, or too many draw at once. */
const intendedCodes = [
  'payment_unavailable',
  'vouchers_unavailable',
  'places_unavailable',
  'places_over_quota',
  'design_tool_unavailable',
  'event_text_unavailable',
  'busy',
  'unavailable',
];

/** Traces of the inside: places in code, modules, statements of the database, its errors. */
const inside =
  /\n\s+at \S+ \(|\/node_modules\/|\.tsx?:\d+:\d+|\bselect .{1,80} from "?\w+"? where\b|invalid byte sequence|ZodError|"invalid_type"|TypeError:/;

/** An answer, read to its end. */
export interface Heard {
  status: number;
  /** Its `Content-Type`. */
  type: string;
  text: string;
}

export const hear = async (response: Response): Promise<Heard> => ({
  status: response.status,
  type: response.headers.get('Content-Type') ?? '',
  text: await response.text(),
});

/** What is wrong with an answer; undefined when nothing is. `secret` must not stand in it. */
export async function complaintAbout(pending: Promise<Heard>, secret: string): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), PATIENCE_MS)));
  try {
    const answer = await Promise.race([pending, tooLate]);
    if (!answer) return `no answer within ${PATIENCE_MS / 1000} seconds`;
    if (answer.status >= 500 && !intendedCodes.some((code) => answer.text.includes(`"code":"${code}"`)))
      return `${answer.status} ${answer.text.slice(0, 200)}`;
    if (answer.text.includes(secret)) return `${answer.status} tells a secret`;
    if (/json|html|text/.test(answer.type) && inside.test(answer.text))
      return `${answer.status} tells of the inside: ${inside.exec(answer.text)?.[0]}`;
    return undefined;
  } catch (error) {
    return `it broke: ${String(error)}`;
  } finally {
    clearTimeout(timer);
  }
}
