import { DateTime } from 'luxon';
import type { newSpellingsFrom } from './new-addresses-repository.ts';

/** Days are counted in India's time, whatever the event's time zone. */
export const ZONE = 'Asia/Kolkata';
/** The day of a moment there, or of so many days later: `2027-02-14`. */
export const sendingDay = (at: Date, plusDays = 0): string =>
  DateTime.fromJSDate(at, { zone: ZONE }).plus({ days: plusDays }).toFormat('yyyy-MM-dd');

/** Addresses of one mailbox (`mailboxOf`) that an organiser may begin to write to in a day: a household that shares one. */
const OF_MAILBOX = 5;
/** The same for all organisers together, but for the first of each: so those who flood a mailbox keep nobody's invitation from it. */
const OF_MAILBOX_IN_ALL = 24;

/** Which days have room for new addresses, by how many count on them already. */
export class Days {
  #full = 0;
  readonly #days: string[] = [];
  readonly #spellings = new Map<string, number>();

  constructor(
    private readonly now: Date,
    private readonly number: number,
    private readonly taken: Map<string, number>,
  ) {}

  /** As `newSpellingsFrom` finds them. */
  addSpellings(organiserId: string, rows: Awaited<ReturnType<typeof newSpellingsFrom>>): void {
    for (const { organiser_id: of, mailbox_hash: mailbox, day, number } of rows)
      this.#count(mailbox, day, of === organiserId, number);
  }

  /** The first day with room for one more of this mailbox. */
  find(mailbox: string): string {
    while (!this.#hasRoom(this.#day(this.#full))) this.#full += 1;
    let ahead = this.#full;
    while (!this.#hasRoom(this.#day(ahead)) || this.#isCrowded(mailbox, this.#day(ahead))) ahead += 1;
    return this.#day(ahead);
  }

  take(mailbox: string, day: string, number = 1): void {
    this.taken.set(day, (this.taken.get(day) ?? 0) + number);
    this.#count(mailbox, day, true, number);
  }

  #count(mailbox: string, day: string, isOwn: boolean, number: number): void {
    if (mailbox === '') return;
    for (const key of [`all ${mailbox} ${day}`, ...(isOwn ? [`own ${mailbox} ${day}`] : [])])
      this.#spellings.set(key, (this.#spellings.get(key) ?? 0) + number);
  }

  readonly #day = (ahead: number): string => (this.#days[ahead] ??= sendingDay(this.now, ahead));
  readonly #hasRoom = (day: string): boolean => (this.taken.get(day) ?? 0) < this.number;
  #isCrowded(mailbox: string, day: string): boolean {
    const own = this.#spellings.get(`own ${mailbox} ${day}`) ?? 0;
    const all = this.#spellings.get(`all ${mailbox} ${day}`) ?? 0;
    return own >= OF_MAILBOX || (own > 0 && all >= OF_MAILBOX_IN_ALL);
  }
}
