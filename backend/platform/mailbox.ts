/**
 * The mailbox behind an address in lower case, which many addresses lead to: what follows a plus sign is the reader's own,
 * and with Gmail so are dots. The database says the same (`mailbox_of`, migration 0095).
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const name = email.slice(0, at).replace(/\+.*/, '');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}
