import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signedHeaders, signMessage } from '#backend/messaging/webhooks/signature.ts';
import { webhookPayload } from '#contract/messaging/webhook-payloads.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8');
const blockOf = (language: string) => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(guide)?.[1] ?? '';
type ReadMessage = (secret: string, headers: Record<string, string>, body: string, now?: number) => unknown;
const example = async () =>
  (
    (await import(`data:text/javascript,${encodeURIComponent(blockOf('js'))}`)) as {
      readMessage: ReadMessage;
    }
  ).readMessage;

const secret = newWebhookSecret();
const body = blockOf('json').trim();
const at = 1_795_588_200;
const headers = signedHeaders([newWebhookSecret(), secret], { id: 'msg_1', at, body });

describe('the example of the guide', () => {
  it('takes what is signed with the secret, also beside another', async () => {
    const readMessage = await example();
    expect(webhookPayload.parse(readMessage(secret, headers, body, at * 1000))).toMatchObject({
      type: 'reply.changed',
    });
  });

  it.each<[string, () => [string, Record<string, string>, string, number]]>([
    ['of another secret', () => [newWebhookSecret(), headers, body, at * 1000]],
    ['whose body was changed', () => [secret, headers, body.replace('yes', 'no'), at * 1000]],
    ['under another id', () => [secret, { ...headers, 'webhook-id': 'msg_2' }, body, at * 1000]],
    ['that is old', () => [secret, headers, body, (at + 301) * 1000]],
    ['that has no moment', () => [secret, { ...headers, 'webhook-timestamp': 'x' }, body, at * 1000]],
    ['that has no signature', () => [secret, { ...headers, 'webhook-signature': '' }, body, at * 1000]],
  ])('refuses one %s', async (_what, from) => {
    const readMessage = await example();
    expect(() => readMessage(...from())).toThrow();
  });

  it('names every type there is', () => {
    const types = webhookPayload.options.map(({ shape }) => [...shape.type.values][0]);
    expect(types.filter((type) => !guide.includes(`\`${type}\``))).toEqual([]);
  });
});

it('a signature is the one of the convention’s own example', () => {
  expect(
    signMessage('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: 1_614_265_330,
      body: '{"test": 2432232314}',
    }),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});
