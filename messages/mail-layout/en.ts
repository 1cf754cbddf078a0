// why a mail did not arrive, where the mail server has no words of its own
export const badAddress = 'The address cannot receive mail.';
export const refused = 'The mail server refused it.';
