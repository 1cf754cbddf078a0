import pg from 'pg';
import { prepare } from '#bench/prepare.ts';
import { fillDatabase } from '#bench/fill/fill.ts';
import { sha256 } from '#backend/platform/ids.ts';

/** An event whose pages are visited, with one of each thing that has a page. */
export interface Visited {
  /** What stands for the parts of an address, by name. */
  params: Record<string, string>;
  /** The organiser's, who has few events or many. */
  cookie: string;
}

const GUESTS = 20;
const TIMES = 10;

/**
 * Two weddings: one of an organiser with three events, and one with ten times the guests and gifts, of an organiser
 * with a hundred events among many of others. Guests are invited and most have answered; people give for a gift
 * together; there is a function, a question, a co-host and a gift card.
 *
 * @returns the small and the large
 */
export async function twoWeddings(
  database: { DATABASE_URL: string },
  appUrl: string,
): Promise<[Visited, Visited]> {
  const { cookie, events } = await prepare(database, appUrl, [GUESTS, GUESTS * TIMES]);
  const client = new pg.Client(database.DATABASE_URL);
  await client.connect();
  try {
    await fillDatabase(client, { events: 1000, guests: 10, crowd: 100, people: 1500, gifts: 8 });
    const busy = 'filled-person-1';
    await client.query(
      `insert into sessions (id, token_hash, user_id, expires_at) values ('busy', $1, $2, now() + interval '1 day')`,
      [sha256('busy'), busy],
    );
    await client.query(`update users set plan = 'professional' where id = $1`, [busy]);
    const [small = '', large = ''] = [...events.values()].map(({ eventId }) => eventId);
    await client.query('update events set organiser_id = $1 where id = $2', [busy, large]);
    await furnish(client, small, 1);
    await furnish(client, large, TIMES);
    const visited = async (eventId: string, whose: string): Promise<Visited> => {
      const { rows } = await client.query<{ guestId: string; key: string; giftId: string }>(
        `select guests.id as "guestId", link_key as key, (select id from gifts where event_id = $1 order by position limit 1) as "giftId"
         from guests where event_id = $1 order by position limit 1`,
        [eventId],
      );
      const id = `furnished-${eventId}`;
      return {
        cookie: whose,
        params: {
          ...rows[0],
          eventId,
          eventType: 'wedding',
          questionId: id,
          functionId: id,
          hostId: id,
          importId: id,
          giftCardId: id,
          contributionId: id,
          userId: 'filled-person-5',
          giverId: 'filled-person-5',
          response: 'yes',
          source: 'email',
        },
      };
    };
    return [await visited(small, cookie), await visited(large, 'shagun_session=busy')];
  } finally {
    await client.end();
  }
}

async function furnish(client: pg.Client, eventId: string, times: number): Promise<void> {
  const run = (text: string) => client.query(text, [eventId]);
  const id = `'furnished-' || $1::text`;
  const gift = '(select id from gifts where event_id = $1 order by position limit 1)';
  await run(`
    insert into gifts (id, event_id, position, name, price_paise, type)
    select ${id} || '-' || n, $1, 100 + n, 'Another gift', 100000, 'home' from generate_series(1, ${12 * (times - 1)}) as n`);
  await run(`
    insert into deliveries (id, event_id, guest_id, kind, channel, address, status)
    select 'furnished-' || id, $1, id, 'invitation', 'email', email, 'sent' from guests where event_id = $1`);
  await run(`
    insert into replies (guest_id, event_id, rsvp, source, adults)
    select id, $1, 'yes', 'email', 2 from guests where event_id = $1 and position % 3 > 0 and position > 1`);
  await run(`
    insert into chat_messages (id, event_id, guest_id, from_guest, phone, body, status, why, written_at)
    select 'furnished-' || id, $1, id, true, phone, 'kaun?', 'open', 'unclear', now() from guests where event_id = $1`);
  await run(
    `insert into event_functions (id, event_id, position, name, date) select ${id}, $1, 1, 'Mehndi', date from events where id = $1`,
  );
  await run(
    `insert into event_questions (id, event_id, position, kind, question) values (${id}, $1, 1, 'text', 'How do you come?')`,
  );
  await run(`
    insert into guest_imports (id, user_id, event_id, preview, created_at)
    select ${id}, organiser_id, $1, jsonb_build_object('fileName', 'aunt.csv', 'problems', '[]'::jsonb, 'rows', (
      select jsonb_agg(jsonb_build_object('rowNumber', n, 'firstName', 'New', 'lastName', n, 'phone', '', 'email', 'new' || n || '@example.in', 'withFamily', false))
      from generate_series(2, ${10 * times}) as n)), now()
    from events where id = $1`);
  await run(`
    insert into event_hosts (id, event_id, email, role, user_id, accepted_at, expires_at)
    select ${id} || case n when 1 then '' else n::text end, $1, 'host' || n || '@example.in', 'viewer', 'filled-person-' || (10 + n), now(), now()
    from generate_series(1, ${times}) as n`);
  await run(
    `insert into collaborations (gift_id, enabled_by) select ${gift}, organiser_id from events where id = $1`,
  );
  await run(
    `insert into collaborators (gift_id, user_id) select ${gift}, 'filled-person-' || (4 + n) from generate_series(1, ${2 * times}) as n`,
  );
  await run(`
    insert into payments (id, payer_id, payee_id, request_hash, purpose, subject, description, amount_paise, status, provider, provider_payment_id, expires_at, completed_at)
    select ${id} || case n when 1 then '' else n::text end, 'filled-person-' || (4 + n), organiser_id, '', 'contribution', jsonb_build_object('giftId', ${gift}, 'eventId', $1::text),
      'A gift', 50000, 'paid', 'razorpay', ${id} || n, now(), now()
    from events, generate_series(1, ${2 * times}) as n where events.id = $1`);
  await run(`
    insert into contributions (id, gift_id, event_id, contributor_id, payment_id, amount_paise)
    select id, ${gift}, $1, payer_id, id, 50000 from payments where id like ${id} || '%'`);
  await run(`
    insert into gift_cards (id, number, owner_id, event_id, payment_id, part, original_paise, expires_at)
    select id, lpad(abs(hashtext(id))::text, 16, '9'), payee_id, $1, id, 1, 50000, now() + interval '300 days' from payments where id like ${id} || '%'`);
  await run(
    `insert into ledger_accounts (id, kind, balance_paise) select 'card:' || id, 'gift_card', 0 from gift_cards where id like 'furnished-' || $1 || '%'`,
  );
}
