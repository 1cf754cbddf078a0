import { renderToStaticMarkup } from 'react-dom/server';
import { firstOf, plainLine } from '#contract/common/plain-line.ts';
import { thankYouWords } from '#messages/thank-yous/guests/by-language.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import type { MailMessage } from '#backend/providers/mail.ts';
import { invitingWords } from '#backend/guests/invitations/inviting-words.ts';
import { MailFrame } from '#backend/messaging/mail-layout/frame.tsx';
import {
  EventName,
  Eyebrow,
  Lines,
  MailTextLink,
  Paragraph,
  Quiet,
} from '#backend/messaging/mail-layout/text.tsx';
import { eventIn } from '#backend/events/second-language.ts';
import { unsubscribeToken } from '#backend/messaging/unsubscribe-token.ts';
import { signedBy } from './signed-by.ts';
import type { ThankYouToMail } from './thank-you-repository.ts';

/** Writes a mail of thanks: the organiser's words, from them, in the language they were written in. It has no link but those that stop mail. */
export function composeThankYouMail(
  env: Env,
  { id, text, language, address, name, event, hosts, organiser }: ThankYouToMail,
): MailMessage {
  const { facts, host, words: inviting } = invitingWords(event, organiser, language);
  const words = thankYouWords[language];
  const from = signedBy(eventIn(event, language), { hosts, account: host, language });
  const subject = firstOf(plainLine(words.subject(from)), 200);
  const stop = `${env.APP_URL}/u/${unsubscribeToken(env.SESSION_SECRET, { email: address, eventId: event.id })}`;
  const inLanguage = language === 'en' ? '' : `?lang=${language}`;
  const links = { noMore: stop + inLanguage, notMe: `${stop}/not-me${inLanguage}` };
  const why = words.why(from, facts.name);
  const html = renderToStaticMarkup(
    <MailFrame
      language={language}
      title={subject}
      preview={firstOf(text, 140)}
      footer={
        <>
          {why}
          <br />
          <br />
          {words.sentWith} <MailTextLink href={links.noMore}>{words.noMore}</MailTextLink> ·{' '}
          <MailTextLink href={links.notMe}>{words.notForMe}</MailTextLink>
        </>
      }
    >
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        <Lines text={text} />
      </Paragraph>
      {organiser.email ? <Quiet>{words.replyReaches(host)}</Quiet> : null}
    </MailFrame>,
  );
  const footer = `--\n${why}\n\n${words.noMore}: ${links.noMore}\n${words.notForMe}: ${links.notMe}`;
  return {
    kind: 'thank-you',
    messageId: `<thanks-${id}@${new URL(env.APP_URL).hostname}>`,
    fromName: inviting.from(from),
    to: { name: plainLine(name), address },
    replyTo: organiser.email ? { name: host, address: organiser.email } : null,
    subject,
    html: `<!DOCTYPE html>${html}`,
    text: `${[facts.name, text, ...(organiser.email ? [words.replyReaches(host)] : []), footer].join('\n\n')}\n`,
    calendar: null,
    unsubscribeUrl: links.noMore,
  };
}
