import { describe, expect, it, test } from 'vitest';
import * as mail from '#messages/accounts/email-link/mail.ts';
import { emailLinkWords } from '#messages/accounts/email-link/by-language.ts';

/* Nobody knows what the reader of a mail about an address reads: each half says all that matters (docs/decisions/0096). */
const other = 'r•••i@e•••n';
const hindi = (texts: string[]) => texts.filter((text) => /[\u0900-\u097f]/.test(text)).join(' ');

describe('an address that is not to be read by just anybody', () => {
  test('shows a letter at each end before and after the @, so that two at one mail host are told apart', () => {
    expect(mail.veiled('ravi@example.in')).toBe('r•••i@e•••n');
    expect(mail.veiled('ravi.kumar@example.in')).toBe('r•••r@e•••n');
  });

  test('and no word of whoever chose it, for it is mailed to strangers', () => {
    expect(mail.veiled('x@you-won.call-98765-43210.example')).toBe('x•••@y•••e');
  });

  test('and never more than a half of a short one', () => {
    expect(['a@b.in', 'ab@b.in', 'abc@b.in', 'abcd@b.in'].map(mail.veiled)).toEqual([
      'a•••@b•••n',
      'a•••@b•••n',
      'a•••@b•••n',
      'a•••d@b•••n',
    ]);
  });
});

describe('the Hindi half', () => {
  it.each([
    ['changed', mail.changedText(other)],
    ['asked for', mail.changeRequestText(other)],
    ['of another service', mail.handedOverText(other)],
    ['lost', mail.lostText(other)],
    ['asked to stop', mail.dropText(other, false)],
    ['stopped by another', mail.dropText(other, true)],
  ])(
    'of a mail about an address that was %s names the other one, and says that there is nothing to do',
    (_, texts) => {
      expect(hindi(texts)).toContain(`: ${other}।`);
      expect(hindi(texts)).toContain('कुछ करने की ज़रूरत नहीं');
    },
  );

  test('names Shagun, and who did not ask is told not to press', () => {
    expect(hindi(mail.confirmText)).toMatch(/शगुन.*बटन न दबाएँ/);
  });

  test('says that codes open the other account no more, and what undoes it', () => {
    expect(hindi(mail.backText)).toMatch(/दूसरा खाता खुलता था, तो अब नहीं खुलेगा.*एक और ई-मेल/);
  });

  test('says what takes the change of an address back that has no button itself, and where to look', () => {
    expect(hindi(mail.lostText(other))).toMatch(/पहले जो पता था.*बटन.*सुरक्षा/);
  });

  test('tells a change that is done from one that was asked for', () => {
    expect(hindi(mail.dropText(other, true))).not.toContain('कहा');
    expect(hindi(mail.dropText(other, false))).toContain('कहा');
  });
});

test('no page says of passkeys that there were any', () => {
  expect(emailLinkWords.en.kept('a@b.in', true)).toContain('If the account had passkeys');
  expect(emailLinkWords.hi.kept('a@b.in', true)).toContain('पासकी थीं, तो');
});
