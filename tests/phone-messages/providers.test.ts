import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMsg91 } from '#backend/providers/messages/msg91.ts';
import { MessagesUnavailable, type Message, type MessageProvider } from '#backend/providers/messages/port.ts';
import { createWhatsApp } from '#backend/providers/messages/whatsapp.ts';
import { msg91Account } from '#sandbox/msg91/callbacks.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { whatsappAccount } from '#sandbox/whatsapp/callbacks.ts';
import { stubServer, type Responder } from '#tests/providers/stub-server.ts';
import { startForTests } from '#tests/sandbox/product.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startForTests();
});
afterAll(() => sandbox.close());

const message = (changes: Partial<Message> = {}): Message => ({
  id: 'delivery-1',
  to: '+919820054321',
  template: 'cancellation',
  language: 'en',
  blanks: ['Priya', 'Asha Rao', 'Meera weds Rohan', 'Saturday, 14 February 2026'],
  ...changes,
});
const text = (changes: Partial<Message> = {}) =>
  message({ blanks: ['Asha Rao', 'Meera weds Rohan', '14 Feb 2026'], ...changes });

const providers = {
  whatsapp: (baseUrl: string, more: { timeoutMs?: number; accessToken?: string } = {}): MessageProvider =>
    createWhatsApp({
      baseUrl,
      phoneNumberId: whatsappAccount.phoneNumberId,
      accessToken: whatsappAccount.accessToken,
      ...more,
    }),
  sms: (baseUrl: string, more: { timeoutMs?: number; authKey?: string } = {}): MessageProvider =>
    createMsg91({
      baseUrl,
      authKey: msg91Account.authKey,
      templates: { 'cancellation.en': 'sandbox_cancellation_en' },
      ...more,
    }),
};
const bases = { whatsapp: () => `${sandbox.url}/whatsapp/v23.0`, sms: () => `${sandbox.url}/msg91/api/v5` };
const channels = ['whatsapp', 'sms'] as const;
const say = (channel: 'whatsapp' | 'sms', changes: Partial<Message> = {}) =>
  channel === 'whatsapp' ? message(changes) : text(changes);
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: unknown) => error,
  );

describe.each(channels)('%s', (channel) => {
  const make = providers[channel];

  test('takes a message and names it', async () => {
    const outcome = await make(bases[channel]()).send(say(channel));
    expect(outcome).toMatchObject({ kind: 'accepted', ref: expect.stringMatching(/^\S{12,}$/) as string });
  });

  test('refuses a number that is none, for good', async () => {
    expect(await make(bases[channel]()).send(say(channel, { to: '+919820050001' }))).toMatchObject({
      kind: 'rejected',
      because: 'recipient',
    });
  });

  test('asks to come back later: nothing was taken', async () => {
    expect(
      await rejection(
        make(bases[channel]()).send(
          say(channel, { to: channel === 'sms' ? '+919820060004' : '+919820070004' }),
        ),
      ),
    ).toMatchObject({ name: 'MessagesUnavailable', reason: 'busy' });
  });

  test('with a wrong key: for the operator to mend, and nothing that is thrown tells a key or a number', async () => {
    const wrong =
      channel === 'whatsapp'
        ? providers.whatsapp(bases.whatsapp(), { accessToken: 'wrong-secret-value' })
        : providers.sms(bases.sms(), { authKey: 'wrong-secret-value' });
    const error = await rejection(wrong.send(say(channel)));
    expect(error).toMatchObject({ name: 'MessagesUnavailable', reason: 'credentials' });
    expect(inspect(error, { depth: 9 })).not.toMatch(/wrong-secret-value|9820054321/);
  });

  test('without anybody listening nothing was taken', async () => {
    const error = await rejection(make(`http://127.0.0.1:${await findFreePorts(1)}`).send(say(channel)));
    expect(error).toBeInstanceOf(MessagesUnavailable);
    expect(error).toMatchObject({ reason: 'network' });
  });

  test('answers late, with garbage, or hangs up: it may have been taken', async () => {
    expect(
      await make(bases[channel](), { timeoutMs: 300 }).send(say(channel, { to: '+919820050002' })),
    ).toMatchObject({ kind: 'unknown' });
    expect(await make(bases[channel]()).send(say(channel, { to: '+919820050003' }))).toMatchObject({
      kind: 'unknown',
    });
    const cases: Responder[] = [
      () => ({ status: 200, body: '{"messages":[]}' }),
      () => ({ status: 200, body: `{"x":"${'y'.repeat(300_000)}"}` }),
      () => ({ status: 502, body: '<html>Bad gateway</html>' }),
      ({ outgoing }) => void outgoing.destroy(),
      ({ outgoing }) => void outgoing.write('{"messages":'),
    ];
    for (const respond of cases) {
      expect(await make(await stubServer(respond), { timeoutMs: 400 }).send(say(channel))).toMatchObject({
        kind: 'unknown',
      });
    }
  });

  test('something other than the provider in between: not taken', async () => {
    expect(
      await rejection(make(await stubServer(() => ({ status: 404, body: '<html>' }))).send(say(channel))),
    ).toMatchObject({ reason: 'status' });
    expect(
      await rejection(make(await stubServer(() => ({ status: 302, body: '' }))).send(say(channel))),
    ).toMatchObject({ reason: 'status' });
  });
});

test('WhatsApp’s refusals are told apart: the number, the operator, later', async () => {
  const answering = async (status: number, code: number) =>
    rejection(
      providers
        .whatsapp(await stubServer(() => ({ status, body: { error: { code, message: '+91 98200 54321' } } })))
        .send(message()),
    );
  expect(await answering(400, 131_026)).toMatchObject({ kind: 'rejected', because: 'recipient' });
  expect(await answering(400, 132_000)).toMatchObject({
    kind: 'rejected',
    because: 'operator',
    reason: 'WhatsApp refused the message (132000).',
  });
  // not registered in this language, paused, switched off: the one in another language may be there
  for (const code of [132_001, 132_015, 132_016])
    expect(await answering(404, code)).toMatchObject({
      kind: 'rejected',
      because: 'template',
      reason: `WhatsApp refused the message (${code}).`,
    });
  expect(await answering(400, 130_429)).toMatchObject({ reason: 'busy' });
  expect(await answering(500, 131_016)).toMatchObject({ reason: 'busy' });
  expect(await answering(401, 190)).toMatchObject({ reason: 'credentials' });
});

test('what fills a blank is one line, and as short as a text message allows', async () => {
  const sent = await providers
    .whatsapp(bases.whatsapp())
    .send(message({ to: '+919820051111', blanks: ['Priya\n\nNair', 'Asha', 'Our\twedding', 'Saturday'] }));
  expect(sent).toMatchObject({ kind: 'accepted' });
  await providers.sms(bases.sms()).send(
    text({
      to: '+919820052222',
      blanks: ['Venkataraghavan Subramaniam Iyer and family', 'Our wedding', '14 Feb'],
    }),
  );
  const phones = (await (await fetch(`${sandbox.url}/phones.json?number=98200`)).json()) as {
    number: string;
    text: string;
  }[];
  const on = (number: string) => phones.find((each) => each.number === number)?.text;
  expect(on('919820051111')).toContain('Namaste Priya Nair. We are sorry: Asha has cancelled *Our wedding*');
  expect(on('919820052222')).toContain('Venkataraghavan Subramaniam.. has cancelled');
  const untranslated = await providers.sms(bases.sms()).send(text({ language: 'hi' }));
  expect(untranslated).toMatchObject({ kind: 'rejected', because: 'operator' });
});
