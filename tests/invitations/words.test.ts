import { describe, expect, test } from 'vitest';
import * as fieldWords from '#messages/fields/en.ts';
import * as fileWords from '#messages/guests/file/en.ts';
import * as listWords from '#messages/guests/list/en.ts';
import * as words from '#messages/invitations/en.ts';
import * as progressWords from '#messages/invitations/progress/en.ts';

describe('what the guest list says of one and of many', () => {
  test.each([
    [words.inviteUninvited(1), 'Send the invitation to 1 guest not invited yet'],
    [words.inviteUninvited(1200), 'Send invitations to 1,200 guests not invited yet'],
    [words.sendUndelivered(1), 'Send 1 undelivered invitation again'],
    [words.sendUndelivered(3), 'Send 3 undelivered invitations again'],
    [
      progressWords.onTheWay('invitation', 1),
      '1 invitation on the way. You can leave this page; sending continues.',
    ],
    [progressWords.ended('invitation', 1, 1), '1 invitation sent'],
    [progressWords.ended('update', 298, 1300), '298 of 1,300 messages about the change sent'],
    [progressWords.undelivered(1), 'Did not reach 1 guest'],
    [words.invitedGuests(0), 'Nobody was invited'],
    [words.invitedGuests(2), '2 guests invited'],
    [words.guestsFound(1), '1 guest found'],
    [words.sendOutcomes.unreachable(1), '1 guest has no e-mail or phone.'],
    [words.sendOutcomes.unreachable(2), '2 guests have no e-mail or phone.'],
    [
      words.sendOutcomes['too-soon'](2),
      '2 guests got the invitation again less than ten minutes ago and were left out.',
    ],
    [words.heads(2, 0), '2 adults, 0 children'],
    [words.party(1, 0), '1 adult'],
    [words.party(2, 1), '2 adults and 1 child'],
    [words.party(0, 0), ''],
    [fieldWords.atMostCharacters(5000), 'Use at most 5,000 characters.'],
    [fileWords.nameCut(7, 'lastName', 60), 'Row 7: the last name was cut to 60 characters.'],
  ])('%s', (text, sentence) => {
    expect(text).toBe(sentence);
  });

  test('with a reason or a party in brackets, or without', () => {
    expect(words.didNotArrive('')).toBe(
      'The last invitation did not arrive. Correct the contact, save it, then send again.',
    );
    expect(words.didNotArrive('Mailbox full')).toBe(
      'The last invitation did not arrive (Mailbox full). Correct the contact, save it, then send again.',
    );
    expect(words.removalMeans(false, '')).toMatch(
      /^The personal link stops working and they can no longer reply\. /,
    );
    expect(words.removalMeans(true, '2 adults')).toMatch(
      /^The personal link stops working and the reply \(2 adults\) is deleted\. /,
    );
    expect(words.removalMeans(true, '')).toMatch(/ and the reply is deleted\. /);
  });

  test('the replies as spec section 4 names them', () => {
    expect(listWords.rsvpNames).toEqual({ yes: 'Confirmed', no: 'Declined', pending: 'Pending' });
  });
});
