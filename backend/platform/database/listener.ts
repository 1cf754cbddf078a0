import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Listens for notices of the database until it is closed. */
export interface Listener {
  close(): Promise<void>;
}

/** A server that stays away is asked again after this long at first, then after twice as long each time. */
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;

/**
 * Listens on a connection of its own, since poolers in transaction mode pass no notices on. A connection that ends is
 * replaced. `heard` is called for each notice, and once whenever a connection begins to listen: what was said before
 * that nobody heard.
 */
export function listenOnServer(connectionString: string, channel: string, heard: () => void): Listener {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let delay = FIRST_DELAY_MS;
  let closed = false;

  async function connect(): Promise<void> {
    const mine = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      application_name: 'shagun listens',
    });
    client = mine;
    let over = false;
    const again = () => {
      if (over) return;
      over = true;
      void mine.end().catch(() => undefined);
      if (closed) return;
      // not all processes at the same moment
      timer = setTimeout(() => void connect(), delay * (0.75 + Math.random() / 2));
      delay = Math.min(LONGEST_DELAY_MS, delay * 2);
    };
    mine.on('error', again).on('end', again).on('notification', heard);
    try {
      await mine.connect();
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`);
      delay = FIRST_DELAY_MS;
      heard();
    } catch {
      again();
    }
  }

  void connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      // a server that stands still does not say goodbye
      await Promise.race([client?.end().catch(() => undefined), wait(1000, undefined, { ref: false })]);
    },
  };
}
