import { describe, expect, test } from 'vitest';
import * as fieldWords from '#messages/fields/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import * as listWords from '#messages/guests/list/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import * as progressWords from '#messages/invitations/progress/en.ts';

describe('what the guest list says of one and of many', () => {
  test.each([
    [invitationWords.inviteUninvited(1), 'Send the invitation to 1 guest not invited yet'],
    [invitationWords.inviteUninvited(1200), 'Send invitations to 1,200 guests not invited yet'],
    [invitationWords.sendUndelivered(1), 'Send 1 undelivered invitation again'],
    [invitationWords.sendUndelivered(3), 'Send 3 undelivered invitations again'],
    [
      progressWords.onTheWay('invitation', 1),
      '1 invitation on the way. You can leave this page; sending continues.',
    ],
    [progressWords.ended('invitation', 1, 1), '1 invitation sent'],
    [progressWords.ended('update', 298, 1300), '298 of 1,300 messages about the change sent'],
    [progressWords.undelivered(1), 'Did not reach 1 guest'],
    [invitationWords.invitedGuests(0), 'Nobody was invited'],
    [invitationWords.invitedGuests(2), '2 guests invited'],
    [invitationWords.guestsFound(1), '1 guest found'],
    [invitationWords.sendOutcomes.unreachable(1), '1 guest has no e-mail or phone.'],
    [invitationWords.sendOutcomes.unreachable(2), '2 guests have no e-mail or phone.'],
    [
      invitationWords.sendOutcomes['too-soon'](2),
      '2 guests got the invitation again less than ten minutes ago and were left out.',
    ],
    [invitationWords.heads(2, 0), '2 adults, 0 children'],
    [invitationWords.party(1, 0), '1 adult'],
    [invitationWords.party(2, 1), '2 adults and 1 child'],
    [invitationWords.party(0, 0), ''],
    [fieldWords.atMostCharacters(5000), 'Use at most 5,000 characters.'],
    [fileWords.nameCut('Row 7', 'lastName', 60), 'Row 7: the last name was cut to 60 characters.'],
  ])('%s', (text, sentence) => {
    expect(text).toBe(sentence);
  });

  test('with a reason or a party in brackets, or without', () => {
    expect(invitationWords.didNotArrive('')).toBe(
      'The last invitation did not arrive. Correct the contact, save it, then send again.',
    );
    expect(invitationWords.didNotArrive('Mailbox full')).toBe(
      'The last invitation did not arrive (Mailbox full). Correct the contact, save it, then send again.',
    );
    expect(invitationWords.removalMeans(false, '')).toMatch(
      /^The personal link stops working and they can no longer reply\. /,
    );
    expect(invitationWords.removalMeans(true, '2 adults')).toMatch(
      /^The personal link stops working and the reply \(2 adults\) is deleted\. /,
    );
    expect(invitationWords.removalMeans(true, '')).toMatch(/ and the reply is deleted\. /);
  });

  test('the replies as spec section 4 names them', () => {
    expect(listWords.rsvpNames).toEqual({ yes: 'Confirmed', no: 'Declined', pending: 'Pending' });
  });
});
