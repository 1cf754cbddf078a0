import { mend, unknown, well, type Diagnosis } from '#scripts/doctor/diagnosis.ts';

/** Sign-ins and the signatures of providers are good for minutes; reminders should come when they were due. */
const MOST_SECONDS = 30;

/** Another clock, as it was read between two looks at ours. */
export interface OtherClock {
  /** Whose it is, as `the database server’s`. */
  whose: string;
  read(): Promise<Date>;
}

/** Whether this machine's clock agrees with the others', whose answers tell theirs to the second. */
export async function lookAtClock(others: readonly OtherClock[]): Promise<Diagnosis[]> {
  const found: Diagnosis[] = [];
  for (const { whose, read } of others) {
    const before = Date.now();
    const theirs = await read().catch(() => undefined);
    if (!theirs) continue;
    const ours = (before + Date.now()) / 2;
    const apart = Math.round((ours - theirs.getTime()) / 1000);
    found.push(
      Math.abs(apart) > MOST_SECONDS
        ? mend(
            `This machine’s clock is ${Math.abs(apart)} seconds ${apart > 0 ? 'ahead of' : 'behind'} ${whose}.`,
            'Let it be set by the network (systemd-timesyncd, chrony), or sign-ins fail and reminders come at the wrong time.',
          )
        : well(`This machine’s clock agrees with ${whose}.`),
    );
  }
  return found.length > 0
    ? found
    : [
        unknown(
          'There was no other clock to compare this machine’s with.',
          'Look again once the database server or the identity provider answers.',
        ),
      ];
}

/** What a site takes for the time. @throws when it does not answer, or does not say */
export async function clockOfSite(url: string): Promise<Date> {
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
  const date = answer.headers.get('Date');
  if (!date) throw new Error('Its answer has no date');
  return new Date(date);
}
