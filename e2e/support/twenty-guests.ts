import { inbox, newEmail } from './people.ts';
import { newPhone, phones, type OnPhone } from './phones.ts';
import { expect } from './test.ts';

/** A guest and the way the invitation is to take. */
export interface Invited {
  name: string;
  email: string;
  phone: string;
  via: 'email' | 'whatsapp' | 'sms';
}

/**
 * Twenty guests nobody used before: eleven with an e-mail address, and nine with a phone, four
 * of which are to get an SMS. The mail to Zoya Sharma bounces, and Ravi Sen has no WhatsApp.
 */
export function twentyGuests(): Invited[] {
  const byMail = [
    'Aarav Rao',
    'Diya Reddy',
    'Neha Shah',
    'Imran Khan',
    'Lakshmi Menon',
    'Sanjay Gupta',
    'Pooja Joshi',
    'Arjun Das',
    'Fatima Ali',
    'George Thomas',
  ];
  const byWhatsApp = ['Priya Nair', 'Kabir Bose', 'Harpreet Gill', 'Meena Kumari'];
  const bySms = ['Sunil Yadav', 'Ganga Devi', 'Mohan Lal'];
  const guest = (name: string, via: Invited['via'], end?: string): Invited =>
    via === 'email'
      ? { name, via, email: newEmail(name.split(' ')[0]?.toLowerCase()), phone: '' }
      : { name, via, email: '', phone: newPhone(end) };
  return [
    ...byMail.map((name) => guest(name, 'email')),
    { ...guest('Zoya Sharma', 'email'), email: newEmail('bounce') },
    ...byWhatsApp.map((name) => guest(name, 'whatsapp')),
    guest('Ravi Sen', 'whatsapp', '0000'),
    ...bySms.map((name) => guest(name, 'sms')),
    // nothing is ever heard of a message to this number
    guest('Usha Pillai', 'sms', '0005'),
  ];
}

/** The guests as a file to import. */
export const csvOf = (guests: readonly Invited[]) => ({
  name: 'guests.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'firstName,lastName,phone,email',
      ...guests.map(({ name, phone, email }) => [...name.split(' '), phone, email].join()),
    ].join('\n'),
  ),
});

const names: Record<OnPhone['state'], string> = {
  accepted: 'Sent',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Bounced',
};

/** What became of the guests' messages by what arrived: a mail tells no more than that it was taken. */
export async function statesByWhatArrived(guests: readonly Invited[]): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  for (const { name, email, phone, via } of guests) {
    if (via === 'email') {
      const mails = await inbox(email);
      expect(mails.length, `mails to ${name}`).toBe(email.startsWith('bounce') ? 0 : 1);
      states.set(name, mails.length > 0 ? 'Sent' : 'Bounced');
    } else {
      const messages = await phones(phone);
      expect(
        messages.map((message) => message.via),
        `messages to ${name}`,
      ).toEqual([via === 'sms' ? 'SMS' : 'WhatsApp']);
      states.set(name, names[messages[0]?.state ?? 'failed']);
    }
  }
  return states;
}
