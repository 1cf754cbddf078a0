import { Link } from '@remix-run/react';
import { useState } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { MessageCircle } from '#app/ui/icons.tsx';
import { htmlLanguages, languageNames, languages, type Language } from '#messages/language.ts';
import * as sharingWords from '#messages/sharing/en.ts';

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
export function TextToSend({ text, changed, longest, language, whatsapp, personal }: TextToSendProps) {
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
