import { hasLink, withoutLinks } from '#contract/common/links-in-text.ts';

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

/** Maps are the one place outside that a mail leads to, as `mapLink` writes it. */
const MAPS = [
  'https://www.openstreetmap.org/?mlat=',
  'https://www.openstreetmap.org/search?query=',
  'https://www.google.com/maps/search/?api=1',
];

/** Where mail programs end a link: no address of ours has one. */
const ENDS = /["<>|\\^`{}]/;
/** What goes on for every mail program: a key of ours may read like a domain, as in `v1.hi-3V`. */
const GOES_ON = /^[\w.~%/?=&#+-]*$/;

/**
 * A mail in which nothing is a link but what we made one: what people typed, names above all, leads nowhere, however it came
 * into the mail. Anybody can have us write to anybody's address (docs/decisions/0097). It reads as before.
 */
export function withoutOthersLinks(mail: Written, appUrl: string): Written {
  const ours = [`${appUrl}/`, ...MAPS];
  // nor does anything go on behind it that is a link by itself
  const isOurs = (word: string) =>
    word === appUrl ||
    ours.some((start) => {
      const rest = word.slice(start.length);
      return word.startsWith(start) && (GOES_ON.test(rest) || !(ENDS.test(word) || hasLink(rest)));
    });
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
