import { withoutLinks } from '#contract/common/links-in-text.ts';

interface Named {
  name: string;
  address: string;
}

/** What people read of a mail. */
interface Written {
  fromName: string;
  to: Named;
  replyTo: Named | null;
  subject: string;
  html: string;
  text: string;
}

/** Markup, a style sheet with all it says, or the text between. */
const HTML_PARTS = /(<style[\s>][\s\S]*?<\/style>|<[^>]*>)|[^<]+/g;

/** Maps are the one place outside that a mail leads to (`mapLink`). */
const MAPS = ['https://www.openstreetmap.org/', 'https://www.google.com/maps/search/'];

/**
 * A mail in which nothing is a link but what we made one: what people typed, names above all, leads nowhere, however it came
 * into the mail. Anybody can have us write to anybody's address (docs/decisions/0097). It reads as before.
 */
export function withoutOthersLinks(mail: Written, appUrl: string): Written {
  const ours = [`${appUrl}/`, ...MAPS];
  const isOurs = (word: string) => word === appUrl || ours.some((start) => word.startsWith(start));
  const named = ({ name, address }: Named) => ({ name: withoutLinks(name), address });
  return {
    fromName: withoutLinks(mail.fromName),
    to: named(mail.to),
    replyTo: mail.replyTo && named(mail.replyTo),
    subject: withoutLinks(mail.subject),
    html: mail.html.replace(HTML_PARTS, (part, markup?: string) => (markup ? part : withoutLinks(part))),
    text: mail.text.replace(/\S+/g, (word) => (isOurs(word) ? word : withoutLinks(word))),
  };
}
