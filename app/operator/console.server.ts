import { data } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import type { ConsoleFrame } from '#app/operator/console-page.tsx';
import type { FormProblem } from '#app/operator/reason-form.tsx';
import { formatEventDate, formatEventTime } from '#contract/common/format.ts';
import type { OperationInput, OperationName, OperationOutput } from '#contract/operations.ts';
import type { ErrorEnvelope } from '#contract/common/errors.ts';
import { consoleWords } from '#messages/operator/page/by-language.ts';
import type { Language } from '#messages/language.ts';

/** What every page of the console begins with: the reader's words, the frame around it, and calls of the backend. */
export async function openConsole(request: Request) {
  const { language, headers } = await readLanguage(request);
  const words = consoleWords[language];
  const api = backend(request, language);

  /** As `backend().load`; an operator who signed in too long ago is led to signing in again. */
  async function load<N extends OperationName>(
    name: N,
    input: OperationInput<N>,
  ): Promise<OperationOutput<N>> {
    const result = await api.call(name, input);
    return result.ok ? result.data : refuse(result);
  }

  /** Leads to the page that says why; a visitor is told no more than anybody else who is no operator. */
  function refuse({ status, error }: { status: number; error: { message: string; code: string } }): never {
    const again = error.code === 'sign_in_again' ? words.signInAgain : '';
    throw data({ message: error.message, again }, { status });
  }

  /** The frame of a page that is called `title`. */
  async function frameOf(title: string, lead: string) {
    const { pathname } = new URL(request.url);
    const here = pathname.replace(/\.data$/, '');
    const frame: ConsoleFrame = {
      tab: words.pageTitle(title),
      title,
      lead,
      menu: words.menu,
      tabs: places.map(({ to, name }) => ({
        to,
        label: words.tabs[name],
        current: to === here || (to !== HOME && here.startsWith(`${to}/`)),
      })),
      otherLanguage: otherLanguage(request, language),
      notice: await readFlash(request),
    };
    return { ...frameIn(language), console: frame };
  }

  /** What a page that is called `title` is answered with: its frame, and its own. */
  const page = async <Own extends object>(
    { title, lead = '' }: { title: string; lead?: string },
    own: Own,
    status = 200,
  ) => data({ ...(await frameOf(title, lead)), ...own }, { headers, status });

  return {
    words,
    language,
    api,
    load,
    /** For pages that show nothing of the backend's before a form is sent: who is no operator gets no further. */
    admit: () => load('getLedgerCheck', {}),
    refuse,
    page,
    moment: (at: string) => momentIn(language, at),
  };
}
export type Console = Awaited<ReturnType<typeof openConsole>>;

const HOME = '/operator';
const places = [
  { to: HOME, name: 'overview' },
  { to: '/operator/jobs', name: 'jobs' },
  { to: '/operator/deliveries', name: 'deliveries' },
  { to: '/operator/money', name: 'money' },
  { to: '/operator/ledger', name: 'ledger' },
  { to: '/operator/people', name: 'people' },
  { to: '/operator/problems', name: 'problems' },
  { to: '/operator/log', name: 'log' },
] as const;

/** India's time: an operator compares it with what people tell. */
function momentIn(language: Language, startsAt: string): string {
  const moment = { startsAt, timeZone: 'Asia/Kolkata', time: startsAt };
  return `${formatEventDate(moment, 'short', language)}, ${formatEventTime(moment, language)}`;
}

/** A refusal as a form shows it. Whoever is no operator, or no longer one, gets the page that says so. */
export function problemOf(
  { refuse, words }: Pick<Console, 'refuse' | 'words'>,
  refusal: { status: number; error: ErrorEnvelope },
): FormProblem {
  const { status, error } = refusal;
  if (error.code === 'not_found' || error.code === 'sign_in_again') refuse(refusal);
  return { message: status < 500 ? error.message : words.failed, fields: error.details ?? {} };
}

/** The words of every form that asks why. */
export const reasonWords = ({ words }: Pick<Console, 'words'>) => ({
  reasonLabel: words.reason.label,
  reasonHelp: words.reason.help,
  check: words.checkForm,
});
