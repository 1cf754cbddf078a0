import type { ServiceFact, SandboxWeb } from '#sandbox/service.ts';
import { show } from '#sandbox/ui/page.ts';
import { type Behaviour, behaviourChange, type BehaviourChange } from '#sandbox/vouchers/behaviour.ts';
import { controlPage } from '#sandbox/vouchers/control-page.ts';
import type { VoucherLedger } from '#sandbox/vouchers/ledger.ts';
import type { Tokens } from '#sandbox/vouchers/tokens.ts';
import type { VoucherPost } from '#sandbox/vouchers/voucher-mail.ts';

/** What the control page changes and shows. */
interface VoucherControl {
  readonly behaviour: Behaviour;
  readonly ledger: VoucherLedger;
  readonly tokens: Tokens;
  readonly post: VoucherPost;
  facts(): readonly ServiceFact[];
}

const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** `/reloadly/control`, a page for people and JSON for programs, and the provider's own record. */
export function mountVoucherControl(
  web: SandboxWeb,
  { behaviour, ledger, tokens, post, facts }: VoucherControl,
): void {
  async function settle(status: 'SUCCESSFUL' | 'FAILED'): Promise<void> {
    for (const order of ledger.list().filter((each) => each.status === 'PROCESSING')) {
      order.status = status;
      if (status === 'SUCCESSFUL') await post.send(order);
    }
  }

  async function act(change: BehaviourChange): Promise<void> {
    behaviour.change(change);
    if (change.action === 'reset') behaviour.reset();
    if (change.action === 'expire-tokens') tokens.expireAll();
    if (change.action === 'deliver-waiting') await settle('SUCCESSFUL');
    if (change.action === 'fail-waiting') await settle('FAILED');
    if (change.action === 'forget-orders') ledger.clear();
  }

  web.get('/reloadly', (c) => c.redirect('/reloadly/control', 302));

  web.get('/reloadly/control', (c) =>
    /application\/json/.test(c.req.header('accept') ?? '')
      ? json(behaviour.state)
      : show(controlPage({ state: behaviour.state, ledger, facts: facts() })),
  );

  web.post('/reloadly/control', async (c) => {
    // Another site open in the same browser must not be able to press these buttons.
    const site = c.req.header('sec-fetch-site') ?? 'none';
    if (site !== 'same-origin' && site !== 'none') return c.redirect('/reloadly/control', 303);
    const isJson = /^application\/json\b/.test(c.req.header('content-type') ?? '');
    const given: unknown = isJson
      ? await c.req.json<unknown>().catch(() => undefined)
      : await c.req.parseBody().catch(() => undefined);
    const read = behaviourChange.safeParse(given);
    if (read.success) await act(read.data);
    if (isJson)
      return read.success
        ? json(behaviour.state)
        : json(
            {
              error: read.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`),
            },
            400,
          );
    if (read.success) return c.redirect('/reloadly/control', 303);
    const problem = `This cannot be used: ${read.error.issues.map(({ path }) => path.join('.') || 'the form').join(', ')}. Nothing was changed.`;
    return show(controlPage({ state: behaviour.state, ledger, facts: facts(), problem }), 400);
  });

  web.get('/reloadly/ledger.json', () =>
    json({
      received: ledger.received,
      tokensIssued: tokens.issued,
      orderedTwice: ledger.orderedTwice(),
      orders: ledger.list().map(({ offer, unitPaise, cards, createdAt, ...order }) => ({
        ...order,
        productId: offer.product.id,
        productName: offer.product.name,
        unitPaise,
        cards: cards.length,
        createdAt: createdAt.toISOString(),
      })),
    }),
  );
}
