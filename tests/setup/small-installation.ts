import { expect } from 'vitest';
import type { InboxEntry } from '#sandbox/mailbox/inbox-json.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';

/** An installation of the four settings, and the mail server that takes its mails. */
export interface SmallInstallation {
  url: string;
  mailServer: { url: string };
}

/** The newest mail an address got whose subject matches, waited for. */
export async function mailTo(
  { mailServer }: Pick<SmallInstallation, 'mailServer'>,
  address: string,
  subject: RegExp,
): Promise<InboxEntry> {
  let found: InboxEntry | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${mailServer.url}/inbox.json?to=${encodeURIComponent(address)}`);
      found = ((await answer.json()) as InboxEntry[]).find((mail) => subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  return found as InboxEntry;
}

/** Signs in with the code that is mailed; a code of an earlier time is not taken for it. */
export async function signInByCode(
  at: SmallInstallation,
  who: WebVisitor,
  email: string,
): Promise<{ url: string; html: string }> {
  const { url } = at;
  const before = await codesOf(at, email);
  const form = await who.open(`${url}/auth/login`);
  expect(form.html).toMatch(/autocomplete="email\b/i);
  const response = await who.post(`${url}/auth/login`, { email, returnTo: '' });
  expect(response.url).toBe(`${url}/auth/code`);
  expect(response.html).toMatch(/autocomplete="one-time-code"/i);
  let code: string | undefined;
  await expect
    .poll(async () => (code = (await codesOf(at, email)).find((each) => !before.includes(each))))
    .toBeDefined();
  return who.post(`${url}/auth/code`, { code: code ?? '' });
}

async function codesOf({ mailServer }: SmallInstallation, email: string): Promise<string[]> {
  const answer = await fetch(`${mailServer.url}/inbox.json?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as InboxEntry[]).flatMap(
    ({ subject }) => /^(\d{8}) is your Shagun code/.exec(subject)?.[1] ?? [],
  );
}

/** A call of the API by somebody who is signed in. */
export const callAs = (
  { url }: SmallInstallation,
  who: WebVisitor,
  method: string,
  path: string,
  body?: object,
): Promise<Response> =>
  who.send(url + path, {
    method,
    headers: { Origin: url, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** Fills in the profile that organising asks for. */
export async function fillProfile(
  { url }: SmallInstallation,
  who: WebVisitor,
  person: { firstName: string; lastName: string; email: string; phone: string },
): Promise<void> {
  const place = { city: 'Pune', state: 'Maharashtra', country: 'India', profilePicture: '' };
  expect((await who.post(`${url}/profile`, { ...person, ...place })).status).toBe(200);
}

/** Makes an event and invites its guests by mail. @returns the event's id */
export async function inviteToNewHome(
  at: SmallInstallation,
  who: WebVisitor,
  guests: readonly { firstName: string; email: string }[],
): Promise<string> {
  const made = await callAs(at, who, 'POST', '/events/create', {
    eventType: 'houseWarming',
    eventName: 'Our new home',
    description: 'Come and see it.',
    date: '2031-05-01',
    time: '11:00',
    timeZone: 'Asia/Kolkata',
    requestId: 'small-installation-1',
    guests,
  });
  expect(made.status).toBe(201);
  const { event } = (await made.json()) as { event: { _id: string } };
  const invited = await callAs(at, who, 'POST', `/events/${event._id}/invitations`, {
    guests: 'not-invited',
    channel: 'email',
  });
  expect(invited.status).toBe(200);
  return event._id;
}

/** The personal link in somebody's invitation. */
export async function linkOf(at: SmallInstallation, email: string): Promise<string> {
  const { text } = await mailTo(at, email, /Our new home/);
  return /http:\/\/localhost:\d+\/event\/[^\s"]*\/rsvp\/[^\s"]*\/yes\/[^\s"]*/.exec(text)?.[0] ?? '';
}

/** Opens a personal link and says yes with the form that stands there. */
export async function sayYes(link: string): Promise<void> {
  const guest = new WebVisitor();
  const page = await guest.open(link);
  expect(page.status).toBe(200);
  const hidden = [...page.html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const answered = await guest.post(page.url, {
    ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value])),
    rsvp: 'yes',
  });
  expect(answered.status).toBe(200);
}

/** Who of an event's guests said what, by first name. */
export async function answersOf(
  at: SmallInstallation,
  who: WebVisitor,
  eventId: string,
): Promise<Record<string, string>> {
  const list = (await (await callAs(at, who, 'GET', `/events/${eventId}/guests`)).json()) as {
    items: { firstName: string; rsvp: string }[];
  };
  return Object.fromEntries(list.items.map(({ firstName, rsvp }) => [firstName, rsvp]));
}
