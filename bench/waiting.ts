import pg from 'pg';

/** What the connections of a server that had something to do were doing, by `Type:event` of their wait (of a lock with the statement that waits), or `running`: how many at a moment, on average. */
export type Waiting = Map<string, number>;

/** Looks at `pg_stat_activity` every few milliseconds while `work` is done. */
export async function watchingWaits<T>(url: string, work: () => Promise<T>): Promise<[T, Waiting]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const seen: Waiting = new Map();
  let looks = 0;
  let over = false;
  const watching = (async () => {
    while (!over) {
      const { rows } = await client.query<{ what: string; number: number }>(
        `select coalesce(wait_event_type || ':' || wait_event, 'running')
           || case wait_event_type when 'Lock' then ' of ' || left(regexp_replace(query, '\\s+', ' ', 'g'), 70) else '' end as what,
           count(*)::int as number
         from pg_stat_activity where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid() group by 1`,
      );
      looks += 1;
      for (const { what, number } of rows) seen.set(what, (seen.get(what) ?? 0) + number);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  try {
    return [await work(), new Map([...seen].map(([what, number]) => [what, number / looks]))];
  } finally {
    over = true;
    await watching;
    await client.end();
  }
}
