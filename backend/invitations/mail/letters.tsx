import type { EventFacts } from '../event-facts.ts';
import { palette } from './palette.ts';
import { Eyebrow, EventName, Fact, Facts, Lines, MailButton, MailFrame, Paragraph, TextLink } from './parts.tsx';

/** What every mail to a guest is made of. */
export interface Letter {
  facts: EventFacts;
  /** The organiser, as guests know them. */
  host: string;
  /** The guest's first name, or empty. */
  firstName: string;
  withFamily: boolean;
  links: { yes: string; no: string; reply: string; unsubscribe: string };
}

const hello = (firstName: string) => (firstName ? `Namaste ${firstName},` : 'Namaste,');

/** The button labels are those of the event page (spec section 2). */
export const YES_LABEL = "Yes, I'll be there!";
export const NO_LABEL = "Sorry, can't make it";

export function Invitation({ facts, host, firstName, withFamily, links }: Letter) {
  const title = `${host} invites you to ${facts.name}`;
  return (
    <MailFrame title={title} preview={preview(facts)} footer={<Footer facts={facts} host={host} links={links} />}>
      <Eyebrow>You are invited</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        {hello(firstName)}
        <br />
        {host} would love to have you there{withFamily ? ', with your family' : ''}.
      </Paragraph>
      <EventFactRows facts={facts} />
      <div style={{ marginTop: 24 }}>
        <MailButton href={links.yes}>{YES_LABEL}</MailButton>
        <MailButton href={links.no} second>
          {NO_LABEL}
        </MailButton>
      </div>
      <p className="m-quiet" style={{ margin: '8px 0 0 0', fontSize: 14, lineHeight: '22px', color: palette.quiet }}>
        Not sure yet? <TextLink href={links.reply}>Open your invitation</TextLink> and answer later. No account is needed, and you can
        change your answer at any time.
      </p>
      {/* last, so that however long it is the answer stays near */}
      <Paragraph>
        <Lines text={facts.description} />
      </Paragraph>
    </MailFrame>
  );
}

export function EventChanged({ facts, host, firstName, links }: Letter) {
  return (
    <MailFrame title={`Changed: ${facts.name}`} preview={preview(facts)} footer={<Footer facts={facts} host={host} links={links} />}>
      <Eyebrow>Please note the change</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        {hello(firstName)}
        <br />
        {host} has changed when or where this takes place. This is how it stands now:
      </Paragraph>
      <EventFactRows facts={facts} />
      <div style={{ marginTop: 28 }}>
        <MailButton href={links.reply}>See the event and your answer</MailButton>
      </div>
      <p className="m-quiet" style={{ margin: '8px 0 0 0', fontSize: 14, lineHeight: '22px', color: palette.quiet }}>
        If your plans change too, the button above leads to your answer. The attached calendar file moves the entry in your calendar.
      </p>
    </MailFrame>
  );
}

export function EventCancelled({ facts, host, firstName, links }: Letter) {
  return (
    <MailFrame title={`Cancelled: ${facts.name}`} preview={`It was planned for ${facts.date}.`} footer={<Footer facts={facts} host={host} links={links} cancelled />}>
      <Eyebrow>Cancelled</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        {hello(firstName)}
        <br />
        {host} has had to cancel this. It was planned for {facts.date}
        {facts.time ? `, ${facts.time}` : ''}. There is nothing you need to do.
      </Paragraph>
      <Paragraph>The attached calendar file marks the entry in your calendar as cancelled.</Paragraph>
    </MailFrame>
  );
}

const preview = (facts: EventFacts) => [facts.date, facts.time, facts.venueName].filter(Boolean).join(' · ');

function EventFactRows({ facts }: { facts: EventFacts }) {
  return (
    <Facts>
      <Fact label="Date">{facts.date}</Fact>
      {facts.time ? <Fact label="Time">{facts.time}</Fact> : null}
      {facts.venueName || facts.venueLocation ? (
        <Fact label="Venue">
          {facts.venueName}
          {facts.venueName && facts.venueLocation ? <br /> : null}
          {facts.venueLocation}
          <br />
          <TextLink href={facts.mapUrl}>See it on a map</TextLink>
        </Fact>
      ) : null}
    </Facts>
  );
}

/** Said where a mail holds personal links. */
export const YOURS_ALONE =
  'The links in it are yours alone: whoever has them can answer for you, so please do not pass this mail on.';

function Footer({ facts, host, links, cancelled = false }: Pick<Letter, 'facts' | 'host' | 'links'> & { cancelled?: boolean }) {
  return (
    <>
      You get this mail because {host} put you on the guest list of {facts.name}.
      {cancelled ? null : ` ${YOURS_ALONE}`}
      <br />
      <br />
      Sent with Shagun. <TextLink href={links.unsubscribe}>No more mail about this event</TextLink>
    </>
  );
}
