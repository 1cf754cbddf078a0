import { mountCanvaApi } from '#sandbox/canva/api.ts';
import { Behaviour } from '#sandbox/canva/behaviour.ts';
import { mountCanvaControl } from '#sandbox/canva/control.ts';
import { Studio } from '#sandbox/canva/designs.ts';
import { disturbing } from '#sandbox/canva/disturb.ts';
import { Grants } from '#sandbox/canva/grants.ts';
import { mountCanvaOAuth } from '#sandbox/canva/oauth.ts';
import { mountCanvaPages } from '#sandbox/canva/pages.ts';
import { Patience } from '#sandbox/http/patience.ts';
import type { SandboxService } from '#sandbox/service.ts';

/** What the design tool needs. */
interface CanvaSettings {
  /** The sandbox's own origin, such as `http://localhost:4400`. */
  readonly origin: string;
  /** Where people may be sent after they decided. */
  readonly redirectUris: readonly string[];
  readonly clientId?: string;
  readonly clientSecret?: string;
}

/** A design tool with a consent page, a toy editor and exports, over the Canva Connect protocol. */
export function canvaService({
  origin,
  redirectUris,
  clientId = 'shagun',
  clientSecret = 'shagun-canva-sandbox-secret',
}: CanvaSettings): SandboxService {
  const behaviour = new Behaviour();
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
      mountCanvaControl(web, { behaviour, studio, grants, facts });
      mountCanvaOAuth(web, { clientId, clientSecret, redirectUris, behaviour, grants, disturb });
      mountCanvaApi(web, { origin, studio, grants, behaviour, disturb });
      mountCanvaPages(web, { studio, behaviour });
    },
    close: () => patience.stop(),
  };
}
