import {
  type CanvaBehaviour,
  behaviourChange,
  disturbing,
  exportEndings,
  modes,
  newBehaviour,
  parts,
} from '#sandbox/canva/behaviour.ts';
import { mountCanvaApi } from '#sandbox/canva/api.ts';
import { Studio } from '#sandbox/canva/designs.ts';
import { Grants } from '#sandbox/canva/grants.ts';
import { mountCanvaOAuth } from '#sandbox/canva/oauth.ts';
import { mountCanvaPages } from '#sandbox/canva/pages.ts';
import { json } from '#sandbox/http/answers.ts';
import { mountControl } from '#sandbox/http/control.ts';
import { Patience } from '#sandbox/http/patience.ts';
import type { SandboxService } from '#sandbox/service.ts';
import { input, select } from '#sandbox/ui/form.ts';

const [clientId, clientSecret] = ['shagun', 'shagun-canva-sandbox-secret'];

/** What the design tool needs. */
interface CanvaSettings {
  /** The sandbox's own origin, such as `http://localhost:4400`. */
  readonly origin: string;
  /** Where people may be sent after they decided. */
  readonly redirectUris: readonly string[];
}

/** A design tool with a consent page, a toy editor and exports, over the Canva Connect protocol. */
export function canvaService({ origin, redirectUris }: CanvaSettings): SandboxService {
  const behaviour = newBehaviour();
  const studio = new Studio();
  const grants = new Grants();
  const patience = new Patience();
  const disturb = disturbing(behaviour, patience);
  const facts: SandboxService['facts'] = () => [
    { label: 'API', value: `${origin}/canva/rest/v1` },
    { label: 'Consent', value: `${origin}/canva/api/oauth/authorize` },
    { label: 'Client id', value: clientId },
    { label: 'Client secret', value: clientSecret },
    { label: 'Its own record', value: '/canva/record.json', href: '/canva/record.json' },
    { label: 'Behaves', value: behaviour.state.mode },
  ];
  return {
    name: 'Design tool',
    description:
      'An online design tool that speaks the Canva Connect protocol, with a consent page and a toy editor.',
    path: '/canva/control',
    facts,
    mount({ web }) {
      mountControl(web, {
        place: 'canva',
        title: 'Design tool',
        lead: 'Speaks the Canva Connect protocol. What it is told here counts until it is told otherwise.',
        path: '/canva',
        change: behaviourChange,
        act(change) {
          if (change.action === 'reset') return behaviour.reset(change.account);
          if (change.action === 'expire-tokens') return grants.expireAll(change.account || undefined);
          if (change.action === 'revoke-consents') return grants.endAccount(change.account || undefined);
          behaviour.change(change);
        },
        state: (change) => behaviour.for(change?.account),
        fields: () => fieldsOf(behaviour),
        actions: {
          reset: 'Back to normal',
          'expire-tokens': 'Expire all access tokens',
          'revoke-consents': 'Revoke all consents',
        },
        facts,
      });
      // the provider's own record
      web.get('/canva/record.json', (c) => {
        const account = c.req.query('account');
        const count = (list: string[]): number =>
          list.filter((each) => account === undefined || each === account).length;
        const happened = Object.entries(grants.record).map(([what, accounts]) => [what, count(accounts)]);
        return json({
          ...Object.fromEntries(happened),
          exports: count(studio.exports.map((job) => job.account)),
          designs: account === undefined ? [] : studio.list(account).map(({ id, title }) => ({ id, title })),
        });
      });
      mountCanvaOAuth(web, { clientId, clientSecret, redirectUris, behaviour, grants, disturb });
      mountCanvaApi(web, { origin, studio, grants, behaviour, disturb });
      mountCanvaPages(web, { studio, behaviour });
    },
    close: () => patience.stop(),
  };
}

function fieldsOf({ state }: CanvaBehaviour) {
  return [
    select('mode', 'Requests', state.mode, modes),
    select('affects', 'What that applies to', state.affects, parts),
    input('account', 'For the account (empty for all)', state.account),
    input('times', 'For how many requests (0: until changed)', state.times),
    input('delayMs', 'How long slow waits, in milliseconds', state.delayMs),
    input('tokenSeconds', 'How long new access tokens last, in seconds', state.tokenSeconds),
    select('exportEnding', 'An export ends with', state.exportEnding, exportEndings),
    input('exportMs', 'How long an export takes, in milliseconds', state.exportMs),
  ];
}
