import { html } from 'hono/html';
import {
  type Behaviour,
  behaviourChange,
  type BehaviourChange,
  exportEndings,
  modes,
} from '#sandbox/canva/behaviour.ts';
import type { Studio } from '#sandbox/canva/designs.ts';
import type { Grants } from '#sandbox/canva/grants.ts';
import { json, mountControl } from '#sandbox/http/control.ts';
import type { SandboxWeb, ServiceFact } from '#sandbox/service.ts';
import { input, select } from '#sandbox/ui/form.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';
import { factList } from '#sandbox/ui/start-page.ts';

/** What the control page changes and shows. */
interface CanvaControl {
  readonly behaviour: Behaviour;
  readonly studio: Studio;
  readonly grants: Grants;
  facts(): readonly ServiceFact[];
}

const press = (name: string, text: string): Markup =>
  html`<form method="post" action="/canva/control"><input type="hidden" name="action" value="${name}"><button class="quiet" type="submit">${text}</button></form>`;

function controlPage({ behaviour: { state }, facts }: CanvaControl, problem?: string): Markup {
  return page(
    'Design tool',
    'canva',
    html`<div class="stack"><h1>Design tool</h1><p class="lead">Speaks the Canva Connect protocol. What it is told here counts until it is told otherwise.</p></div>
${problem ? html`<p class="error" role="alert">${problem}</p>` : ''}
<section class="card"><h2>How it behaves</h2><form class="form" method="post" action="/canva/control">
${select('mode', 'Requests', state.mode, modes)}
${select('affects', 'What that applies to', state.affects, { everything: 'Everything', tokens: 'Tokens', designs: 'Designs', exports: 'Exports' })}
${input('account', 'For the account (empty for all)', state.account)}
${input('times', 'For how many requests (0: until changed)', state.times)}
${input('delayMs', 'How long slow waits, in milliseconds', state.delayMs)}
${input('tokenSeconds', 'How long new access tokens last, in seconds', state.tokenSeconds)}
${select('exportEnding', 'An export ends with', state.exportEnding, exportEndings)}
${input('exportMs', 'How long an export takes, in milliseconds', state.exportMs)}
<div class="actions"><button type="submit">Behave like this</button></div></form>
<div class="bar">${press('reset', 'Back to normal')}${press('expire-tokens', 'Expire all access tokens')}${press('revoke-consents', 'Revoke all consents')}</div></section>
<section class="card"><h2>How to connect</h2>${factList(facts())}</section>`,
  );
}

/** `/canva/control`, a page for people and JSON for programs, and the provider's own record. */
export function mountCanvaControl(web: SandboxWeb, control: CanvaControl): void {
  const { behaviour, studio, grants } = control;

  function act(change: BehaviourChange): void {
    if (change.action === 'reset') return behaviour.reset(change.account);
    if (change.action === 'expire-tokens') return grants.expireAll(change.account || undefined);
    if (change.action === 'revoke-consents') return grants.endAccount(change.account || undefined);
    behaviour.change(change);
  }

  mountControl(web, {
    path: '/canva',
    change: behaviourChange,
    act,
    state: (change) => (change ? behaviour.for(change.account) : behaviour.state),
    page: (problem) => controlPage(control, problem),
  });

  web.get('/canva/record.json', (c) => {
    const account = c.req.query('account');
    const count = (list: string[]): number =>
      list.filter((each) => account === undefined || each === account).length;
    const { exchanges, refreshes, reuses, revocations } = grants.record;
    return json({
      exchanges: count(exchanges),
      refreshes: count(refreshes),
      reuses: count(reuses),
      revocations: count(revocations),
      exports: count(studio.exports.map((job) => job.account)),
      designs: account === undefined ? [] : studio.list(account).map(({ id, title }) => ({ id, title })),
    });
  });
}
