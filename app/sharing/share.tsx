import { useActionData, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { CardToSend } from '#app/sharing/card-to-send.tsx';
import { loadSharing } from '#app/sharing/load-sharing.server.ts';
import { TextToSend } from '#app/sharing/text-to-send.tsx';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { BackLink } from '#app/ui/page.tsx';
import type { LinkPreview } from '#app/event-page/link-preview.server.ts';
import { Card } from '#app/ui/card.tsx';
import { firstOf, cleanText } from '#contract/common/plain-line.ts';
import * as sharingWords from '#messages/sharing/en.ts';
import { htmlLanguages, type Language } from '#messages/language.ts';

export const handle: EventPageHandle = { part: 'invitation' };

export const meta = eventTitle(sharingWords.pageTitle, sharingWords.pageTitleUnknown);

export async function loader({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  return loadSharing(request, eventId);
}

/** Letters of a message that every messenger takes in the address of a link. */
const LONGEST = 2000;

/** Without scripts: the message as it was changed, for the link to WhatsApp. Nothing is kept. */
export async function action({ request }: RouteArgs) {
  const form = await readForm(request);
  return { text: firstOf(cleanText(String(form.get('text') ?? '')), LONGEST) };
}

/** The invitation to send by hand: to anybody with the public link, or to one guest with theirs. */
export default function SharePage() {
  const { event, host, guestId, text, language, whatsapp, card, drawing, preview, closed } =
    useLoaderData<typeof loader>();
  const changed = useActionData<typeof action>()?.text ?? '';
  const list = `/event/${event._id}/invite`;
  return (
    <HostPage
      event={event}
      host={host}
      closed={closed}
      width="wide"
      title={sharingWords.shareInvitation}

      back={
        <BackLink to={guestId ? `${list}/guests/${guestId}` : list}>
          {guestId ? sharingWords.backToGuest : sharingWords.backToList}
        </BackLink>
      }
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="stack">
          {closed ? null : (
            <TextToSend
              key={changed + text}
              text={changed || text}
              changed={changed !== ''}
              longest={LONGEST}
              language={language}
              whatsapp={whatsapp}
              personal={guestId !== ''}
            />
          )}
          <PreviewInChat preview={preview} language={language} />
        </div>
        <CardToSend event={event} card={card} drawing={drawing} edits={host.edits} />
      </div>
    </HostPage>
  );
}

/** What a messenger makes of the link: the same title, description and picture as the tags of the guest's page. */
function PreviewInChat({ preview, language }: { preview: LinkPreview; language: Language }) {
  const { title, description, picture, width, height } = preview;
  return (
    <Card title={sharingWords.previewTitle} className="stack">
      <div lang={htmlLanguages[language]} className="overflow-hidden rounded-lg border border-line">
        <img
          // by its path: the page may be open under another name of the site
          src={new URL(picture).pathname}
          width={width}
          height={height}
          alt=""
          className="h-auto w-full"
        />
        <div className="p-3">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">{description}</p>
        </div>
      </div>
      <p className="field-help">{sharingWords.previewHelp}</p>
    </Card>
  );
}
