import { setTimeout as wait } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import type { TakenMail } from '#bench/mail-server.ts';
import type { Prepared } from '#bench/prepare.ts';
import { serveBuild } from '#bench/serve.ts';
import { MAIL_CONNECTIONS } from '#backend/providers/mail.ts';
import { startNode } from '#scripts/lib/children.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { typescript } from '#scripts/lib/programs.ts';

/** How a large sending went, and what people on pages noticed of it. */
export interface Sending {
  guests: number;
  /** Until the host read that the invitations are on their way, in milliseconds. */
  queuedMs: number;
  /** Mails a second that arrived at the mail server. */
  rate: number;
  /** Mails a second it takes over from a program that has them ready. */
  possible: number;
  /** What 95 of 100 visits to a guest's page took at most, in milliseconds: with nothing to send, and meanwhile. */
  quietP95: number;
  meanwhileP95: number;
}

/**
 * Sends invitations to all guests of an event of `size`, through a mail server that throws them away, with the jobs in
 * a process of their own or in the one that serves pages. Meanwhile somebody opens guests' pages.
 *
 * @param database settings of a database that `prepare` filled for the address `url`
 */
export async function measureSending(
  build: string,
  database: Record<string, string>,
  { cookie, events }: Prepared,
  size: number,
  { apart }: { apart: boolean },
): Promise<Sending> {
  const event = events.get(size);
  if (!event) throw new Error(`No event of ${size} guests was prepared`);
  const mail = await takeMail();
  const settings = {
    ...database,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    NEW_ADDRESSES_PER_DAY: '1000000',
    LOG_LEVEL: 'error',
  };
  const port = await findFreePorts(1);
  const url = `http://localhost:${port}`;
  const server = await serveBuild(build, port, { ...settings, RUN_JOBS: String(!apart) });
  const worker = apart
    ? startNode('worker', typescript('scripts/worker.ts'), {
        ...settings,
        SHAGUN_MODE: 'local',
        APP_URL: url,
      })
    : null;
  try {
    const paths = event.guestPaths.slice(0, 48).map((path) => url + path);
    await visit(paths, () => false, 100);
    const quiet = await visit(paths, () => false, 400);
    const possible = await speedOf(mail);

    await mail.forget();
    const started = performance.now();
    const answer = await fetch(`${url}/events/${event.eventId}/invitations`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: url },
      body: JSON.stringify({ guests: 'not-invited' }),
    });
    if (!answer.ok) throw new Error(`Sending answered ${answer.status}: ${await answer.text()}`);
    const queuedMs = Math.round(performance.now() - started);
    const meanwhile = await visit(paths, () => mail.taken() >= size);
    return {
      guests: size,
      queuedMs,
      rate: await mail.rateOf(size),
      possible,
      quietP95: p95(quiet),
      meanwhileP95: p95(meanwhile),
    };
  } finally {
    await worker?.stop();
    await server.stop();
    await mail.close();
  }
}

type MailServer = Awaited<ReturnType<typeof takeMail>>;

/** Starts the mail server that takes everything: in a process of its own, which is not what times the visits. */
async function takeMail() {
  const child = startNode('mail server', typescript('bench/mail-server.ts'), {}, [
    'ignore',
    'ignore',
    'inherit',
    'ipc',
  ]);
  let latest: TakenMail | undefined;
  child.process.on('message', (message) => (latest = message as TakenMail));
  const until = async (isSo: (state: TakenMail) => boolean): Promise<TakenMail> => {
    while (!latest || !isSo(latest)) {
      if (child.hasEnded()) throw new Error('The mail server ended');
      await wait(10);
    }
    return latest;
  };
  const { port } = await until(() => true);
  return {
    port,
    /** As of a twentieth of a second ago. */
    taken: () => latest?.taken ?? 0,
    async forget() {
      child.process.send('forget');
      await until(({ taken }) => taken === 0);
    },
    /** Waits until it has so many. @returns how many it took a second */
    rateOf: async (mails: number) => (await until(({ taken }) => taken >= mails)).rate,
    close: () => child.stop(),
  };
}

/** How fast a plain program hands over mails of the size of an invitation, by as many connections as the app's. */
async function speedOf(mail: MailServer): Promise<number> {
  const transport = nodemailer.createTransport({
    host: '127.0.0.1',
    port: mail.port,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    ignoreTLS: true,
  });
  const send = (index: number) =>
    transport.sendMail({
      from: 'invitations@localhost',
      to: `guest${index}@example.in`,
      subject: 'Meera weds Arjun',
      text: 'Come and celebrate with us. '.repeat(40),
      html: `<p>${'Come and celebrate with us. '.repeat(500)}</p>`,
    });
  await mail.forget();
  await Promise.all(Array.from({ length: 1_000 }, (_, index) => send(index)));
  transport.close();
  return mail.rateOf(1_000);
}

/** Opens pages, two people at a time, each a tenth of a second after the last. @returns how long each visit took, in milliseconds */
async function visit(
  pages: readonly string[],
  isOver: () => boolean,
  most = Number.POSITIVE_INFINITY,
): Promise<number[]> {
  const times: number[] = [];
  await Promise.all(
    [0, 1].map(async () => {
      while (times.length < most && !isOver()) {
        const started = performance.now();
        const response = await fetch(pages[times.length % pages.length] ?? '');
        await response.text();
        if (!response.ok) throw new Error(`A page answered ${response.status} meanwhile`);
        times.push(performance.now() - started);
        await wait(100);
      }
    }),
  );
  return times;
}

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
