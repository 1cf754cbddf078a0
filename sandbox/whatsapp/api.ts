import { randomBytes } from 'node:crypto';
import { z } from 'zod/v4';
import { bodyOf, wrongPage } from '#sandbox/http/answers.ts';
import { magicOf } from '#sandbox/phone/numbers.ts';
import type { PhoneParts, StandIn } from '#sandbox/phone/stand-in.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { whatsappAccount, whatsappTeller } from '#sandbox/whatsapp/callbacks.ts';
import { blanksOf, filled } from '#sandbox/phone/template-blanks.ts';
import { templates } from '#sandbox/whatsapp/templates.ts';

const head = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string().regex(/^\d{8,15}$/),
  biz_opaque_callback_data: z.string().max(512).default(''),
});

const freeText = head.extend({
  type: z.literal('text'),
  text: z.object({ preview_url: z.boolean().optional(), body: z.string().min(1).max(4096) }),
});

const ofTemplate = head.extend({
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z
      .array(
        z.object({
          type: z.literal('body'),
          parameters: z.array(z.object({ type: z.literal('text'), text: z.string() })),
        }),
      )
      .default([]),
  }),
});

const wire = z.discriminatedUnion('type', [ofTemplate, freeText]);

const refusal = (status: number, code: number, message: string): Response =>
  Response.json(
    {
      error: {
        message: `(#${code}) ${message}`,
        type: 'OAuthException',
        code,
        error_data: { messaging_product: 'whatsapp', details: message },
        fbtrace_id: randomBytes(8).toString('hex'),
      },
    },
    { status },
  );

const slowMs = 60_000;
const dayMs = 86_400_000;

/** WhatsApp's Cloud API in miniature. */
export const whatsappStandIn: StandIn = {
  via: 'WhatsApp',
  facts: (origin) => [
    { label: 'WhatsApp base URL', value: `${origin}/whatsapp/v23.0` },
    { label: 'Phone number id', value: whatsappAccount.phoneNumberId },
  ],
  teller: whatsappTeller,
  mount: whatsappApi,
};

/** `POST /{version}/{phone number id}/messages`, below `/whatsapp`. */
function whatsappApi(web: SandboxWeb, { store, carry, patience }: PhoneParts): void {
  web.post('/whatsapp/:version/:number/messages', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${whatsappAccount.accessToken}`)
      return refusal(401, 190, 'Invalid OAuth access token.');
    if (c.req.param('number') !== whatsappAccount.phoneNumberId)
      return refusal(400, 100, 'Unsupported post request.');
    const read = wire.safeParse(await bodyOf(c));
    if (!read.success)
      return refusal(
        400,
        100,
        `Invalid parameter: ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
      );
    const { to, biz_opaque_callback_data: senderId } = read.data;
    const magic = magicOf(to);
    const ref = `wamid.${randomBytes(24).toString('base64')}`;
    const accepted = () =>
      Response.json({
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id: ref, message_status: 'accepted' }],
      });
    if (read.data.type === 'text') {
      const wroteLately = store
        .list(to)
        .some(
          ({ number, via, isReply, at }) =>
            number === to && via === 'WhatsApp' && isReply && at.getTime() > Date.now() - dayMs,
        );
      if (!wroteLately)
        return refusal(400, 131_047, 'More than 24 hours have passed since the customer last replied');
      if (magic === '0001') return refusal(400, 131_026, 'Message undeliverable');
      carry({ ref, via: 'WhatsApp', number: to, text: read.data.text.body, template: '', senderId });
      return accepted();
    }
    const { template } = read.data;
    const known = templates.find(
      ({ name, language }) => name === template.name && language === template.language.code,
    );
    if (!known || magic === '0007' || (magic === '0006' && known.language !== 'en'))
      return refusal(404, 132_001, 'Template name does not exist in the translation');
    const blanks = template.components[0]?.parameters.map(({ text }) => text) ?? [];
    if (blanks.length !== blanksOf(known.body))
      return refusal(400, 132_000, 'Number of parameters does not match the expected number of params');
    if (blanks.some((text) => text === '' || /[\n\t]| {5}/.test(text)))
      return refusal(400, 132_018, 'There is an issue with the parameters in your template');

    if (magic === '0001') return refusal(400, 131_026, 'Message undeliverable');
    if (magic === '0004' && !store.delayedNumbers.has(to)) {
      store.delayedNumbers.add(to);
      return refusal(429, 130_429, 'Rate limit hit');
    }
    carry({
      ref,
      via: 'WhatsApp',
      number: to,
      text: filled(known.body, blanks),
      template: `${known.name}/${known.language}`,
      senderId,
      buttons: known.buttons,
    });
    if (magic === '0002') await patience.wait(slowMs);
    if (magic === '0003') return wrongPage();
    return accepted();
  });
}
