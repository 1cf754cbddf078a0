import type { EventView } from '#app/event-page/event-view.server.ts';
import { AsInDocument } from '#app/event-page/as-in-document.tsx';
import { RenderedOnce } from '#app/framework/rendered-once.tsx';

// as the hosts' part: guests' scripts carry no copy of what nothing but the document needs
const server = import.meta.env.SSR
  ? {
      ...(await import('#app/event-page/invitation-words.tsx')),
      ...(await import('#app/event-page/event-details.tsx')),
    }
  : null;

/** The words of the invitation: what the design's picture says. */
export const InvitationPart = ({ event: { drawn } }: { event: EventView }) =>
  server && drawn ? (
    <RenderedOnce id="invitation" data={drawn.head}>
      <server.InvitationWords head={drawn.head} />
    </RenderedOnce>
  ) : (
    <AsInDocument id="invitation" />
  );

/** Functions, details, story and wishlist: all there is to read below the answer, and nothing that changes with it. */
export const DetailsPart = ({ event: { drawn } }: { event: EventView }) =>
  server && drawn ? (
    <RenderedOnce id="about" className="contents" data={drawn}>
      <server.EventDetailsSection event={drawn} />
    </RenderedOnce>
  ) : (
    <AsInDocument id="about" className="contents" />
  );
