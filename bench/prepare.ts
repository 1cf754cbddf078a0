import { bootBackend, type Backend } from '#backend/boot.ts';
import { readEnv } from '#backend/platform/settings/env.ts';
import { newId, newSecret, sha256 } from '#backend/platform/ids.ts';
import { readyMadeFunctions } from '#contract/events/functions.ts';
import { readyMadeQuestions } from '#contract/events/questions.ts';

/** The most guests an event may get at once. */
export const TOWN = 10_000;

/** An event made for measuring, with what is needed to open its pages. */
export interface MeasuredEvent {
  eventId: string;
  /** Personal address of the first guest, without the origin. */
  guestPath: string;
  /** Personal addresses of its first guests, at most five hundred. */
  guestPaths: string[];
}

export interface Prepared {
  /** Cookie of the organiser of all events. */
  cookie: string;
  /** Cookies of organisers who have none, for what one person may do only so often. */
  others: string[];
  /** Events by their number of guests. */
  events: Map<number, MeasuredEvent>;
  /** A wedding with a design and three functions whose guests give together, and that asks them all there is to ask; `answeredPath` is of a family of four whose yes is recorded, and who are asked all of it. */
  asking: MeasuredEvent & { answeredPath: string };
}

/** Three hundred words, the length the budget of the guest's page is stated for. */
export const DESCRIPTION = Array.from({ length: 300 }, (_, index) => WORDS(index)).join(' ');

function WORDS(index: number): string {
  const words =
    'with joy we invite you and your family to share the blessings music colours food stories and dances of our wedding'.split(
      ' ',
    );
  return `${words[(index * 7 + Math.floor(index / 11)) % words.length]}${index % 17 === 16 ? '.' : ''}`;
}

/**
 * Fills an empty database through the API with one wedding per entry of `sizes` (12
 * gifts, a 300-word description and that many guests) and a signed-in organiser on a
 * plan without limits. The database is closed again, ready for a server to open it.
 */
export async function prepare(
  database: Record<string, string>,
  appUrl: string,
  sizes: number[],
): Promise<Prepared> {
  const env = readEnv({ SHAGUN_MODE: 'local', LOG_LEVEL: 'error', APP_URL: appUrl, ...database });
  const backend = await bootBackend(env, { runJobs: false, migrate: true });
  try {
    const cookie = await organiser(backend);
    const others = await Promise.all(Array.from({ length: 8 }, () => organiser(backend)));
    const events = new Map<number, MeasuredEvent>();
    for (const size of sizes) events.set(size, await wedding(backend, appUrl, cookie, size));
    const asking = await askingWedding(backend, appUrl, cookie);
    // as a server's autovacuum would have done before anybody opens a page
    await backend.ctx.database.pool.query('analyze');
    return { cookie, others, events, asking };
  } finally {
    await backend.stop();
  }
}

/** A person with a complete profile and a session. @returns the session's cookie */
export async function organiser(backend: Backend): Promise<string> {
  const { db } = backend.ctx;
  const userId = newId();
  const token = newSecret();
  await db
    .insertInto('users')
    .values({
      id: userId,
      issuer: 'bench',
      subject: userId,
      verified_email: 'asha@example.in',
      email: 'asha@example.in',
      first_name: 'Asha',
      last_name: 'Rao',
      phone: '+919820012345',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      plan: 'professional',
    })
    .execute();
  await db
    .insertInto('address_owners')
    .values({ email: 'asha@example.in', user_id: userId, since: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      token_hash: sha256(token),
      user_id: userId,
      id_token: null,
      expires_at: new Date(Date.now() + 86_400_000),
      revoked_at: null,
    })
    .execute();
  return `shagun_session=${token}`;
}

/** What a host sends to make a wedding with twelve gifts, a 300-word description and that many guests. */
export const weddingForm = (size: number, more: object = {}): string =>
  JSON.stringify({
    ...more,
    eventType: 'wedding',
    eventName: `Meera weds Arjun (${size} guests)`,
    date: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
    time: '19:30',
    description: DESCRIPTION,
    venue: { name: 'Taj Lake Palace', location: 'Pichola, Udaipur, Rajasthan 313001' },
    brideGroomDetails: {
      bride: { firstName: 'Meera', lastName: 'Joshi', phone: '' },
      groom: { firstName: 'Arjun', lastName: 'Rao', phone: '' },
    },
    guests: Array.from({ length: size }, (_, index) => ({
      firstName: `Guest${index}`,
      lastName: 'Sharma',
      email: `guest${index}-${size}@example.in`,
      phone: `9${String(100_000_000 + index)}`,
      withFamily: index % 2 === 0,
    })),
    giftsWanted: Array.from({ length: 12 }, (_, index) => ({
      name: `Gift number ${index + 1} for the new home`,
      price: 1250.5 + index * 1000,
      link: `https://shop.example/item/${index}`,
      type: index % 2 ? 'kitchen' : 'home',
    })),
  });

async function wedding(
  backend: Backend,
  appUrl: string,
  cookie: string,
  size: number,
  more: object = {},
): Promise<MeasuredEvent> {
  const response = await backend.fetch(
    new Request(`${appUrl}/events/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: appUrl },
      body: weddingForm(size, more),
    }),
  );
  if (response.status !== 201)
    throw new Error(`Creating the event of ${size} guests answered ${response.status}`);
  const { event } = (await response.json()) as { event: { _id: string } };
  const guests = await backend.ctx.db
    .selectFrom('guests')
    .select(['id', 'link_key'])
    .where('event_id', '=', event._id)
    .orderBy('position')
    .limit(500)
    .execute();
  const guestPaths = guests.map((guest) => personalPath(event._id, guest));
  return { eventId: event._id, guestPath: guestPaths[0] ?? '', guestPaths };
}

interface Guest {
  id: string;
  link_key: string;
}

const guestAt = (backend: Backend, eventId: string, place: number): Promise<Guest> =>
  backend.ctx.db
    .selectFrom('guests')
    .select(['id', 'link_key'])
    .where('event_id', '=', eventId)
    .orderBy('position')
    .offset(place)
    .limit(1)
    .executeTakeFirstOrThrow();

const personalPath = (eventId: string, { id, link_key: key }: Guest): string =>
  `/event/${eventId}/rsvp/${id}/yes/email?key=${key}`;

async function askingWedding(backend: Backend, appUrl: string, cookie: string): Promise<Prepared['asking']> {
  // ticked as the form has it
  const event = await wedding(backend, appUrl, cookie, 48, { giveTogether: true });
  const api = `${appUrl}/events/${event.eventId}`;
  await askEverything(backend, api, cookie);
  await addFunctions(backend, api, cookie);
  await useDesign(backend, event.eventId);
  const family = await guestAt(backend, event.eventId, 2);
  await send(
    backend,
    `${api}/guests/${family.id}/rsvp`,
    cookie,
    { rsvp: 'yes', adults: 3, children: 1 },
    'PATCH',
  );
  return { ...event, answeredPath: personalPath(event.eventId, family) };
}

/** Three functions on days of their own, two of them at places of their own. */
async function addFunctions(backend: Backend, api: string, cookie: string): Promise<void> {
  const functions = [
    {
      name: readyMadeFunctions.mehndi,
      time: '16:00',
      venue: { name: 'Haveli Gardens', location: 'Fateh Sagar Road, Udaipur, Rajasthan 313001' },
    },
    { name: readyMadeFunctions.ceremony, time: '' },
    {
      name: readyMadeFunctions.reception,
      time: '20:15',
      venue: {
        name: 'Grand Ballroom, Lake View Hotel',
        location: 'Rani Road, Udaipur, Rajasthan 313004',
        lat: 24.5854,
        lng: 73.7125,
      },
    },
  ];
  for (const [index, each] of functions.entries()) {
    const date = new Date(Date.now() + (59 + index) * 86_400_000).toISOString().slice(0, 10);
    await send(backend, `${api}/functions`, cookie, { ...each, date, everyone: true });
  }
}

/** A picture from the design tool: its size differs from ours, so that the page says it. The picture itself nobody asks for. */
async function useDesign({ ctx: { db } }: Backend, eventId: string): Promise<void> {
  const { organiser_id: ownerId } = await db
    .selectFrom('events')
    .select('organiser_id')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const imageId = newId();
  await db
    .insertInto('images')
    .values({
      id: imageId,
      owner_id: ownerId,
      media_type: 'image/png',
      width: 1080,
      height: 1350,
      bytes: Buffer.from('picture'),
      thumbnail: Buffer.from('picture'),
    })
    .execute();
  await db
    .insertInto('design_tool_pictures')
    .values({ event_id: eventId, image_id: imageId, design_id: newId(), chosen_at: new Date() })
    .execute();
}

/** Ten questions, half of which are asked before the answer. */
async function askEverything(backend: Backend, api: string, cookie: string): Promise<void> {
  const choices = ['With the family', 'With friends', 'By the evening train', 'By car', 'Not yet known'];
  const kinds = ['one', 'many', 'text', 'one', 'text'] as const;
  for (let index = 0; index < 10; index += 1) {
    const readyMade = Object.values(readyMadeQuestions)[index];
    const question = readyMade ?? {
      kind: kinds[index % 5],
      text: `Number ${index}: how do you come to Udaipur, and with whom?`,
      choices,
    };
    await send(backend, `${api}/questions`, cookie, {
      ...question,
      required: index % 2 === 0,
      choices: question.choices.map((text) => ({ text })),
    });
  }
}

async function send(
  backend: Backend,
  url: string,
  cookie: string,
  body: object,
  method: 'POST' | 'PATCH' = 'POST',
): Promise<void> {
  const response = await backend.fetch(
    new Request(url, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: new URL(url).origin },
      body: JSON.stringify(body),
    }),
  );
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
}
