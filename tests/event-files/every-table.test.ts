import { beforeAll, describe, expect, test } from 'vitest';
import { asJson } from '#backend/platform/database/as-json.ts';
import { newId } from '#backend/platform/ids.ts';
import { tablesOfEvents } from '#backend/use-cases/event-files/tables.ts';
import { addGuest, WEDDING_DAY } from '#tests/guests/wedding.ts';
import { bringIn, download, picture } from '#tests/event-files/files.ts';
import { everyField } from '#tests/events/every-field.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { startingSelection } from '#contract/designs/designs.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
const rowsOf = async <Row>(text: string, values: unknown[] = []) =>
  (await t.backend.ctx.database.pool.query(text, values)).rows as Row[];

let asha: Caller;
let before: string;
let after: string;

/** An event with a row in every table that comes along, no column of which has its usual value. */
async function makeEvent(): Promise<string> {
  const created = await asha.call('createEvent', {
    body: {
      ...eventForm({ eventType: 'wedding' }),
      ...everyField,
      brideGroomDetails: {
        bride: { firstName: 'Kavita', lastName: 'Iyer', phone: '9876502222' },
        groom: { firstName: 'Arjun', lastName: 'Rao', phone: '' },
      },
    },
  });
  const eventId = created.data.event._id;
  const { _id: imageId } = (
    await asha.call('uploadImage', { form: await formWith('image', await picture('png')) })
  ).data.image;
  await db()
    .updateTable('events')
    .set({ reply_by: WEDDING_DAY, guest_language: 'hi', give_together: true })
    .where('id', '=', eventId)
    .execute();
  const params = { eventId };
  const add = async (name: string, everyone: boolean) =>
    (
      await asha.call('addFunction', {
        params,
        body: {
          name,
          date: WEDDING_DAY,
          time: '10:30',
          everyone,
          venue: { name: 'Lawn', location: 'Baner', lat: 18.5, lng: 73.8, placeId: 'ChIJlawn' },
        },
      })
    ).data.function._id;
  await add('Sangeet', true);
  const mehndi = await add('Mehndi', false);
  const question = (
    await asha.call('addQuestion', {
      params,
      body: {
        kind: 'many',
        text: 'Eat?',
        required: true,
        eachPerson: true,
        choices: [{ text: 'Veg' }, { text: 'Jain' }],
      },
    })
  ).data.question;
  const guest = await addGuest(t.backend.ctx, eventId, {
    first_name: '<b>Ravi</b>',
    last_name: 'राव',
    email: 'ravi@example.in',
    phone: '+919876501111',
    with_family: true,
    side: 'Neighbours',
    language: 'hi',
  });
  await db()
    .updateTable('guests')
    .set({
      party_limit: 7,
      title: 'Dr.',
      greeting: 'Ravi bhai',
      other_contacts: '98200 54322 (office)',
      tags: ['Office', 'पुणे'],
      household: asJson([
        { _id: 'ravi', name: 'Ravi', child: false },
        { _id: 'ila', name: 'Ila', child: true },
      ]),
    })
    .where('id', '=', guest.id)
    .execute();
  await db()
    .insertInto('replies')
    .values({
      guest_id: guest.id,
      event_id: eventId,
      rsvp: 'yes',
      source: 'whatsapp',
      adults: 1,
      children: 1,
      answered_household: asJson([
        {
          _id: 'ravi',
          name: 'Ravi',
          child: false,
          coming: true,
          answers: { [question._id]: [question.choices[0]?._id ?? ''] },
          functions: [mehndi],
        },
        { _id: 'ila', name: 'Ila', child: true, coming: true, answers: {}, functions: null },
      ]),
      note: 'No onions\nplease',
      names: 'Ila & Om',
      answered_for: '2026-01-02',
    })
    .execute();
  await db()
    .insertInto('reply_answers')
    .values({ question_id: question._id, guest_id: guest.id, answer: [question.choices[1]?._id ?? ''] })
    .execute();
  await db().insertInto('function_guests').values({ function_id: mehndi, guest_id: guest.id }).execute();
  await db()
    .insertInto('function_replies')
    .values({ function_id: mehndi, guest_id: guest.id, people: 2 })
    .execute();
  await asha.call('saveGuestList', {
    params,
    body: { name: 'Office at the Mehndi', filter: { tag: 'Office', function: mehndi, stands: 'coming' } },
  });
  const [gift, claimed] = [newId(), newId()];
  const wish = (id: string, position: number, more: object = {}) => ({
    id,
    event_id: eventId,
    position,
    name: `Lamp ${position}`,
    price_paise: 123_45,
    link: 'https://shop.example/lamp',
    type: 'home',
    image_id: imageId,
    purchased_at: null,
    delivered_at: null,
    request_key: newId(),
    ...more,
  });
  const bought = new Date('2026-01-02T03:04:05.678Z');
  await db()
    .insertInto('gifts')
    .values([wish(gift, 1000, { purchased_at: bought, delivered_at: bought }), wish(claimed, 1001)])
    .execute();
  const friend = await t.signIn({ email: 'friend@example.in' });
  await db()
    .insertInto('gift_claims')
    .values({
      gift_id: claimed,
      event_id: eventId,
      guest_id: guest.id,
      user_id: friend.userId,
      guest_payer_id: null,
      blessing: 'With love',
      created_at: bought,
    })
    .execute();
  await db()
    .insertInto('guest_messages')
    .values({
      id: newId(),
      event_id: eventId,
      request_id: newId(),
      audience: 'confirmed',
      function_id: mehndi,
      text: 'Bring a shawl.',
    })
    .execute();
  await db()
    .insertInto('unsubscribed_addresses')
    .values({ email: 'ravi@example.in', event_id: eventId })
    .execute();
  await db().insertInto('stopped_numbers').values({ phone: '+919876501111', event_id: eventId }).execute();
  await asha.call('chooseDesign', {
    params,
    body: { ...startingSelection('mandap'), title: 'Kavita & Arjun', photo: imageId },
  });
  await db()
    .insertInto('design_tool_pictures')
    .values({
      event_id: eventId,
      image_id: imageId,
      design_id: 'DAF1',
      title: 'From Canva',
      chosen_at: bought,
    })
    .execute();
  return eventId;
}

async function formWith(field: string, bytes: Uint8Array): Promise<FormData> {
  const form = new FormData();
  form.set(field, new File([bytes as Uint8Array<ArrayBuffer>], 'a.webp'));
  return form;
}

beforeAll(async () => {
  asha = await t.signIn({ plan: 'professional' });
  before = await makeEvent();
  after = await bringIn(asha, await download(asha, before));
});

describe('every table of an event', () => {
  test('comes along in its file, or stays behind for a reason', async () => {
    // what names an event, or a row of a table that does, and so on
    const keys = await rowsOf<{ from: string; to: string }>(`
      select distinct conrelid::regclass::text as "from", confrelid::regclass::text as "to"
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    const named = await rowsOf<{ table: string }>(`
      select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'event_id'`);
    const found = new Set(['events', ...named.map(({ table }) => table)]);
    for (let size = 0; size !== found.size;) {
      size = found.size;
      for (const { from, to } of keys) if (found.has(to)) found.add(from);
    }
    // a table that is new here comes along (read-repository.ts, write-repository.ts), or stays behind for a reason
    expect([...found].sort()).toEqual(Object.keys(tablesOfEvents).sort());
  });

  const carried = Object.entries(tablesOfEvents).flatMap(([table, fate]) =>
    'without' in fate ? [[table, Object.keys(fate.without)] as const] : [],
  );

  /** SQL over the rows of one event. */
  const ofEvent = (table: string): string => {
    if (table === 'events') return 'id = $1';
    if (table.startsWith('function_'))
      return 'function_id in (select id from event_functions where event_id = $1)';
    if (table === 'reply_answers')
      return 'question_id in (select id from event_questions where event_id = $1)';
    return 'event_id = $1';
  };

  test.each(carried)('%s is the same after a round', async (table, without) => {
    const columns = (
      await rowsOf<{ name: string; type: string }>(
        `select column_name as name, data_type as type from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      )
    )
      .filter(({ name }) => !without.includes(name))
      // the file tells moments to the millisecond
      .map(({ name, type }) =>
        type.startsWith('timestamp') ? `date_trunc('milliseconds', "${name}")::text` : `"${name}"::text`,
      );
    const text = columns.length === 0 ? '1' : columns.join(', ');
    const order = columns.length === 0 ? '1' : columns.map((_, index) => index + 1).join(', ');
    const read = async (eventId: string) => {
      const rows = await rowsOf(`select ${text} from ${table} where ${ofEvent(table)} order by ${order}`, [
        eventId,
      ]);
      // what a text names by identifier has another one there: its place says which
      const named = await rowsOf<{ id: string }>(
        `select id from (select id, 1 as kind, position from event_questions where event_id = $1
          union all select id, 2, position from event_functions where event_id = $1) named order by kind, position`,
        [eventId],
      );
      return named.reduce(
        (plain, { id }, place) =>
          JSON.parse(JSON.stringify(plain).replaceAll(id, `named ${place}`)) as object[],
        rows as object[],
      );
    };
    const rows = await read(before);
    expect(rows.length).toBeGreaterThan(0);
    expect(await read(after)).toEqual(rows);
  });

  test('has a value of its own in each column that comes along', async () => {
    const usual: string[] = [];
    for (const [table, without] of carried) {
      const columns = await rowsOf<{ name: string }>(
        `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      );
      for (const { name } of columns) {
        if (without.includes(name)) continue;
        const [row] = await rowsOf<{ differs: boolean }>(
          `select bool_or("${name}" is not null and "${name}"::text not in ('', '0', 'false', 'active')) as differs
            from ${table} where ${ofEvent(table)}`,
          [before],
        );
        if (!row?.differs) usual.push(`${table}.${name}`);
      }
    }
    // otherwise the test above would not see it left out
    expect(usual).toEqual(['events.status']);
  });
});
