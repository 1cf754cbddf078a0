import { useActionData, useLoaderData, Link } from '@remix-run/react';
import { useState } from 'react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { CardToSend } from '#app/sharing/card-to-send.tsx';
import { loadSharing } from '#app/sharing/load-sharing.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { BackLink } from '#app/ui/page.tsx';
import type { LinkPreview } from '#app/invited/link-preview.server.ts';
import { Card } from '#app/ui/card.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { MessageCircle } from '#app/ui/icons.tsx';
import { firstOf, cleanText } from '#contract/common/plain-line.ts';
import * as sharingWords from '#messages/sharing/en.ts';
import { htmlLanguages, languageNames, languages, type Language } from '#messages/language.ts';

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

interface TextToSendProps {
  text: string;
  /** Whether the text is the host's own, sent by the form. */
  changed: boolean;
  /** Letters at most. */
  longest: number;
  language: Language;
  /** The address that opens WhatsApp, before the text. */
  whatsapp: string;
  /** Whether it is for one guest, with their own link. */
  personal: boolean;
}

/** The message, to change, to copy and to open in WhatsApp. Without scripts a button takes the changes over. */
function TextToSend({ text, changed, longest, language, whatsapp, personal }: TextToSendProps) {
  const [draft, setDraft] = useState(text);
  return (
    <Card title={sharingWords.textTitle} className="stack">
      {changed ? <Alert tone="success">{sharingWords.textUsed}</Alert> : null}
      {personal ? null : (
        <nav aria-label={sharingWords.languagesLabel} className="row">
          {languages.map((each) => (
            <Link
              key={each}
              to={`?language=${each}`}
              lang={htmlLanguages[each]}
              aria-current={each === language ? 'page' : undefined}
              className="tab"
            >
              {languageNames[each]}
            </Link>
          ))}
        </nav>
      )}
      <Form method="post" className="stack">
        <TextArea
          name="text"
          label={sharingWords.textLabel}
          help={personal ? sharingWords.personalHelp : sharingWords.publicHelp}
          rows={12}
          maxLength={longest}
          lang={htmlLanguages[language]}
          value={draft}
          onChange={(event) => setDraft(event.currentTarget.value)}
        />
        <noscript>
          <Button variant="secondary">{sharingWords.useText}</Button>
        </noscript>
      </Form>
      <div className="row">
        <ButtonLink
          to={`${whatsapp}?text=${encodeURIComponent(draft)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircle size={18} aria-hidden /> {sharingWords.openWhatsApp}
        </ButtonLink>
        <CopyButton text={draft}>{sharingWords.copyText}</CopyButton>
      </div>
    </Card>
  );
}
