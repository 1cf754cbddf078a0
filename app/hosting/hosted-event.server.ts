import { data } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { mayEdit, type HostRelation } from '#contract/common/host-roles.ts';
import * as hostWords from '#messages/hosts/en.ts';

/** How whoever looks at a page of hosts stands to the event. */
export interface HostView {
  role: HostRelation;
  /** The owner, or empty. */
  owner: string;
  /** Whether they may change anything. */
  edits: boolean;
}

/**
 * The event of a page of hosts, and what they may do there.
 *
 * @throws the refusal of whoever is no host, with `toEdit` of one who changes nothing and with `toOwn` of who is not the owner: such a page has nothing for them
 */
export async function loadHosted(request: Request, eventId: string, { toEdit = false, toOwn = false } = {}) {
  const {
    role,
    organiserName: owner,
    ...editable
  } = await backend(request).load('getEditableEvent', { params: { eventId } });
  const edits = mayEdit(role);
  const refusal =
    toOwn && role !== 'organiser' ? hostWords.ownersOnly : toEdit && !edits ? hostWords.viewersOnlySee : null;
  if (refusal)
    throw data({ message: refusal(owner || hostWords.theOwner), code: 'host_role' }, { status: 403 });
  const host: HostView = { role, owner, edits };
  return { ...editable, host };
}
