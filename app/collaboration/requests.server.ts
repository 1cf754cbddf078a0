import { backend, findUser } from '#app/server/backend.server.ts';
import { personName } from '#app/collaboration/person-name.ts';
import type { CollaborationRequest } from '#contract/gifts/collaboration.ts';

/** A request as our pages show it: the other person of it, the gift and what was written. */
export interface RequestView {
  id: string;
  who: string;
  src: string;
  gift: { id: string; name: string };
  message: string;
  status: CollaborationRequest['status'];
}

export interface RequestsView {
  /** Waiting for the viewer's answer. */
  received: RequestView[];
  /** Sent by the viewer, whatever became of them. */
  sent: RequestView[];
}

const none: RequestsView = { received: [], sent: [] };

interface Where {
  eventId: string;
  /** Left out: of every gift of the event. */
  giftId?: string;
  /** Who asks, where the page knows. */
  userId?: string;
}

/** The requests that concern whoever asks; failing to fetch them shows none (spec section 8). */
export async function loadRequests(
  request: Request,
  { eventId, giftId, userId }: Where,
): Promise<RequestsView> {
  const api = backend(request);
  const { data } = await (giftId
    ? api.extra('listGiftCollaborationRequests', { params: { eventId, giftId } })
    : api.extra('listCollaborationRequests', { params: { eventId } }));
  const requests = data?.requests ?? [];
  if (requests.length === 0) return none;
  const viewer = userId ?? (await findUser(request))?._id;
  const isSent = ({ requesterId }: CollaborationRequest) => requesterId._id === viewer;
  return {
    received: requests.filter((each) => !isSent(each)).map((each) => view(each, each.requesterId)),
    sent: requests.filter(isSent).map((each) => view(each, each.targetUserId)),
  };
}

const view = (
  { _id: id, giftId, giftName, message, status }: CollaborationRequest,
  other: CollaborationRequest['requesterId'],
): RequestView => ({
  id,
  who: personName(other),
  src: other.profilePicture,
  gift: { id: giftId, name: giftName },
  message,
  status,
});
