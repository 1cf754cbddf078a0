/** What a calendar's own properties may be called: RFC 5545 (3.6, 3.7), RFC 7986 (5), and anybody's with X-. */
const OWN =
  /^(VERSION|PRODID|CALSCALE|METHOD|NAME|DESCRIPTION|UID|LAST-MODIFIED|URL|CATEGORIES|REFRESH-INTERVAL|SOURCE|COLOR|IMAGE|X-[A-Z-]+)[:;]/;

/** What of a calendar file breaks rules that parsers are lenient about: the order of its parts, names of its own properties, an ORGANIZER for METHOD:PUBLISH (RFC 5546, 3.2.1). */
export function calendarFaults(text: string): string[] {
  const faults: string[] = [];
  const order: string[] = [];
  let depth = 0;
  for (const line of text.replace(/\r\n[ \t]/g, '').split('\r\n')) {
    if (line.startsWith('END:')) depth -= 1;
    else if (depth === 1 && line.startsWith('BEGIN:')) order.push(line.slice('BEGIN:'.length));
    else if (depth === 1) {
      if (order.length > 0) faults.push(`behind a component: ${line}`);
      if (!OWN.test(line)) faults.push(`no property of a calendar: ${line}`);
    }
    if (line.startsWith('BEGIN:')) depth += 1;
  }
  if (order.lastIndexOf('VTIMEZONE') > order.indexOf('VEVENT')) faults.push('a zone behind the events');
  const count = (start: RegExp) => text.match(start)?.length ?? 0;
  if (count(/^ORGANIZER[:;]/gm) !== count(/^BEGIN:VEVENT/gm)) faults.push('an event without an ORGANIZER');
  return faults;
}
