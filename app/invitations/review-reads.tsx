import { Link } from '@remix-run/react';
import { Card } from '#app/ui/card.tsx';
import type { InvitationReview } from '#contract/guests/invitations.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { htmlLanguages, languageNames } from '#messages/language.ts';

type Read = InvitationReview['reads'][number];

/** How the mail and the messages read, in each language that guests are written to in. */
export function ReviewReads({ reads }: { reads: InvitationReview['reads'] }) {
  return reads.map((read) => <InLanguage key={read.language} read={read} alone={reads.length === 1} />);
}

function InLanguage({ read: { language, mail, whatsapp, sms }, alone }: { read: Read; alone: boolean }) {
  const titled = (what: string) => (alone ? what : invitationWords.reviewIn(what, languageNames[language]));
  const lang = htmlLanguages[language];
  return (
    <>
      <Card title={titled(invitationWords.reviewMail)} className="stack">
        <div lang={lang} className="stack">
          <p className="font-semibold wrap-anywhere">{mail.subject}</p>
          <p className="whitespace-pre-line wrap-anywhere">{mail.text}</p>
        </div>
        <p className="field-help">{invitationWords.reviewMailNote}</p>
      </Card>
      {whatsapp ? <Text title={titled(invitationWords.reviewWhatsApp)} text={whatsapp} lang={lang} /> : null}
      {sms ? <Text title={titled(invitationWords.reviewSms)} text={sms} lang={lang} /> : null}
    </>
  );
}

/** The first words that guests read whose names are the hardest to greet. */
export function ReviewGreetings({
  eventId,
  greetings,
}: {
  eventId: string;
  greetings: InvitationReview['greetings'];
}) {
  if (greetings.length === 0) return null;
  return (
    <Card title={invitationWords.reviewGreetings} className="stack">
      <ul className="stack">
        {greetings.map(({ _id, firstName, lastName, language, greeting }) => (
          <li key={_id}>
            <p lang={htmlLanguages[language]} className="wrap-anywhere">
              {greeting}
            </p>
            <p className="text-sm wrap-anywhere">
              <Link to={`/event/${eventId}/invite/guests/${_id}`} discover="none">
                {`${firstName} ${lastName}`.trim() || invitationWords.reviewNameless}
              </Link>{' '}
              · <a href={`/event/${eventId}/as/${_id}`}>{invitationWords.seeAsGuest}</a>
            </p>
          </li>
        ))}
      </ul>
      <p className="field-help">{invitationWords.reviewGreetingsNote}</p>
    </Card>
  );
}

/** As WhatsApp shows it: what stands between stars is bold. */
const asShown = (text: string) =>
  text
    .split(/\*([^*\n]+)\*/)
    .map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));

function Text({ title, text, lang }: { title: string; text: string; lang: string }) {
  return (
    <Card title={title}>
      <p lang={lang} className="whitespace-pre-line wrap-anywhere">
        {asShown(text)}
      </p>
    </Card>
  );
}
