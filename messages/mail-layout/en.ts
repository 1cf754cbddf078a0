// why a mail did not arrive, where the mail server has no words of its own
export const badAddress = 'This address cannot receive e-mail.';
export const refused = 'The mail server refused it.';
