import { randomBytes } from 'node:crypto';
import { z } from 'zod/v4';
import { msg91Account, msg91Teller } from '#sandbox/msg91/callbacks.ts';
import { smsTemplate } from '#sandbox/msg91/templates.ts';
import { bodyOf, wrongPage } from '#sandbox/http/answers.ts';
import { magicOf } from '#sandbox/phone/numbers.ts';
import type { PhoneParts, StandIn } from '#sandbox/phone/stand-in.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { blanksOf, filled } from '#sandbox/phone/template-blanks.ts';

const wire = z.object({
  template_id: z.string(),
  recipients: z
    .array(z.object({ mobiles: z.string(), CRQID: z.string().default('') }).catchall(z.string()))
    .length(1),
});

const refusal = (message: string, code: string, status = 400): Response =>
  Response.json({ type: 'error', message, code }, { status });

/** Longest text of a variable that operators let through. */
const longestBlank = 30;
const slowMs = 60_000;

/** MSG91 in miniature. */
export const msg91StandIn: StandIn = {
  via: 'SMS',
  facts: (origin) => [{ label: 'MSG91 base URL', value: `${origin}/msg91/api/v5` }],
  teller: msg91Teller,
  mount: msg91Api,
};

/** `POST /api/v5/flow/`, below `/msg91`. */
function msg91Api(web: SandboxWeb, { store, carry, patience, productOrigin }: PhoneParts): void {
  web.post('/msg91/api/v5/flow/', async (c) => {
    if (c.req.header('authkey') !== msg91Account.authKey) return refusal('Invalid authkey', '201', 401);
    const read = wire.safeParse(await bodyOf(c));
    const recipient = read.data?.recipients[0];
    if (!read.success || !recipient) return refusal('Invalid request', '400');
    const body = smsTemplate(read.data.template_id, productOrigin);
    if (!body) return refusal('Template not found', '228');
    const blanks = Array.from({ length: blanksOf(body) }, (_, index) => recipient[`VAR${index + 1}`] ?? '');
    if (blanks.some((text) => text === '' || text.length > longestBlank))
      return refusal('A variable is missing or too long', '311');
    const number = recipient.mobiles;
    const magic = magicOf(number);
    if (magic === '0001' || !/^91\d{10}$/.test(number)) return refusal('Invalid mobile number', '202');
    if (magic === '0004' && !store.delayedNumbers.has(number)) {
      store.delayedNumbers.add(number);
      return refusal('Too many requests', '429', 429);
    }
    const ref = randomBytes(12).toString('hex');
    carry({
      ref,
      via: 'SMS',
      number,
      text: filled(body, blanks),
      template: read.data.template_id,
      senderId: recipient.CRQID,
    });
    if (magic === '0002') await patience.wait(slowMs);
    if (magic === '0003') return wrongPage();
    return Response.json({ type: 'success', message: ref });
  });
}
