import { appLanguage } from '#messages/app-language/en.ts';
import { locales } from '#messages/language.ts';
import { useNavigation } from '@remix-run/react';
import { ChannelField } from '#app/invitations/channel-field.tsx';
import {
  DeliveryBadge,
  isUnderway,
  needsNewLink,
  partyOf,
  ReplyBadge,
  sendLabel,
  StoppedWays,
} from '#app/invitations/delivery-state.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { Form } from '#app/ui/form.tsx';
import type { GuestList, GuestListItem } from '#contract/guests/guests.ts';
import { answerInWords, type GuestQuestion } from '#contract/events/questions.ts';
import { wholeHousehold, writeHousehold, type AnsweredPerson } from '#contract/guests/household.ts';
import type { Rsvp } from '#contract/guests/replies.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import * as messageWords from '#messages/phone-messages/pages/en.ts';

interface GuestFactsProps {
  eventId: string;
  guest: GuestListItem;
  questions: readonly GuestQuestion[];
  /** False for a cancelled event. */
  open: boolean;
  channels: GuestList['messageChannels'];
}

/** Reply and invitation as they stand, and the button that sends the invitation. */
export function GuestDetails({ eventId, guest, questions, open, channels }: GuestFactsProps) {
  const navigation = useNavigation();
  const sending = navigation.formData?.get('guests') === guest._id;
  const { reply, delivery } = guest;
  const party = partyOf(reply);
  const people = wholeHousehold(guest.household, reply.household);
  return (
    <Card>
      <DescriptionList
        facts={[
          {
            term: invitationWords.reply,
            value: (
              <>
                <ReplyBadge reply={reply} />{' '}
                {[party, reply.rsvpSource ? invitationWords.sources[reply.rsvpSource] : '']
                  .filter(Boolean)
                  .join(', ')}
              </>
            ),
          },
          ...(people.length > 0
            ? [
                {
                  term: invitationWords.household,
                  value: (
                    <ul>
                      {people.map((person) => (
                        <li key={person._id}>
                          {writeHousehold([person], '') || invitationWords.withoutName(person.child)}
                          {personFacts(person, reply.rsvp, questions)}
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
          ...(reply.rsvp === 'yes' && reply.names
            ? [{ term: invitationWords.comingWith, value: reply.names }]
            : []),
          ...(reply.rsvp === 'yes' ? questions : [])
            .filter(({ answer }) => answer.length > 0)
            .map((question) => ({
              term: question.text,
              value: <span className="whitespace-pre-line">{answerInWords(question, question.answer)}</span>,
            })),
          ...(reply.note
            ? [
                {
                  term: invitationWords.note,
                  value: <span className="whitespace-pre-line">{reply.note}</span>,
                },
              ]
            : []),
          {
            term: invitationWords.invitation,
            value: (
              <>
                <DeliveryBadge status={delivery.status} />{' '}
                {delivery.channel ? messageWords.byChannel[delivery.channel] : ''}{' '}
                {delivery.updatedAt ? <Moment iso={delivery.updatedAt} /> : null}
                <StoppedWays guest={guest} />
                {delivery.error ? <p className="text-sm">{delivery.error}</p> : null}
                {needsNewLink(guest) ? <p className="text-sm">{invitationWords.linkOutdated}</p> : null}
                {delivery.status === 'unconfirmed' ? (
                  <p className="text-sm">{messageWords.unconfirmedHint}</p>
                ) : null}
              </>
            ),
          },
        ]}
      />
      {open && (guest.email || guest.phone) && !isUnderway(delivery.status) ? (
        <Form method="post" action={`/event/${eventId}/invite/send`} className="row mt-4 items-end">
          <input type="hidden" name="guests" value={guest._id} />
          <input type="hidden" name="back" value="guest" />
          <ChannelField channels={channels} contact={guest} />
          <Button variant="secondary" pending={sending} pendingLabel={invitationWords.sendingNow}>
            {sendLabel(guest)}
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}

/** What is known of one person's coming, behind the name. */
function personFacts(person: AnsweredPerson, rsvp: Rsvp, questions: readonly GuestQuestion[]): string {
  if (rsvp !== 'yes' || person.coming === null) return '';
  if (!person.coming) return ` (${invitationWords.notComingMark})`;
  const answers = questions
    .map((question) => answerInWords(question, person.answers[question._id] ?? []))
    .filter(Boolean);
  return answers.length > 0 ? `: ${answers.join('; ')}` : '';
}

const moments = new Intl.DateTimeFormat(locales[appLanguage], {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="text-sm text-ink-soft">
      {moments.format(new Date(iso))}
    </time>
  );
}
