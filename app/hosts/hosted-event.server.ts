import { data } from '@remix-run/node';
import { backend } from '#app/backend.server.ts';
import { mayEdit, type HostRelation } from '#contract/events/host-roles.ts';
import * as words from '#messages/hosts/en.ts';

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
 * @throws the refusal of whoever is no host, and with `toEdit` of one who changes nothing: such a page has nothing for them
 */
export async function loadHosted(request: Request, eventId: string, { toEdit = false } = {}) {
  const {
    role,
    organiserName: owner,
    ...editable
  } = await backend(request).load('getEditableEvent', { params: { eventId } });
  const edits = mayEdit(role);
  if (toEdit && !edits)
    throw data(
      { message: words.viewersOnlySee(owner || words.theOwner), code: 'host_role' },
      { status: 403 },
    );
  const host: HostView = { role, owner, edits };
  return { ...editable, host };
}
