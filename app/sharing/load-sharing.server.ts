import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { linkPreview } from '#app/invited/link-preview.server.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { queryOf } from '#app/server/query.server.ts';
import { tallPixels } from '#contract/designs/designs.ts';
import { sharingQuery } from '#contract/guests/invitations.ts';

/** Opens WhatsApp, where one picks to whom; with a number behind it, the chat with that number. */
const WHATSAPP = 'https://wa.me/';

/** What the page of sharing shows: for the guest named in the address, or for anybody. */
export async function loadSharing(request: Request, eventId: string) {
  const api = backend(request);
  const guestId = new URL(request.url).searchParams.get('guest') ?? '';
  const [invitation, { event, host }, { design }, page] = await Promise.all([
    guestId ? personal(request, eventId, guestId) : anybody(request, eventId),
    loadHosted(request, eventId),
    api.load('getDesign', { params: { eventId } }),
    api.load('getEvent', { params: { eventId }, query: {} }),
  ]);
  const { designPicture } = page.event;
  // a picture of the design tool takes the place of our own
  const own = design?.pictures?.wide === designPicture?.path;
  const card =
    own && design?.pictures
      ? { src: design.pictures.tall, ...tallPixels, file: `/events/${eventId}/design/files/tall` }
      : designPicture && {
          src: designPicture.path,
          width: designPicture.width,
          height: designPicture.height,
          file: designPicture.path,
        };
  return {
    ...invitation,
    guestId,
    event,
    host,
    card: card ?? null,
    drawing: design?.state === 'making',
    preview: linkPreview(page, invitation.language, site.appUrl),
    closed: sentenceOfClosed(event),
  };
}

async function personal(request: Request, eventId: string, guestId: string) {
  const link = await backend(request).load('getPersonalLink', { params: { eventId, guestId } });
  const { text, language } = link;
  return { text, language, whatsapp: link.whatsapp?.replace(/\?.*$/, '') ?? WHATSAPP };
}

async function anybody(request: Request, eventId: string) {
  const query = queryOf(request, sharingQuery);
  const { text, language } = await backend(request).load('getSharedInvitation', {
    params: { eventId },
    query,
  });
  return { text, language, whatsapp: WHATSAPP };
}
