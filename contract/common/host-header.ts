/**
 * Whether a `Host` header names a host, which an address can be made of (RFC 9110, section 7.2). None at all, as
 * in HTTP/1.0, is nothing wrong.
 */
export function isReadableHost(host: string | undefined): boolean {
  if (host === undefined || host === '') return true;
  return /^(\[[\da-f:.]+\]|[\w.~-]+)(:\d*)?$/i.test(host) && URL.canParse(`http://${host}/`);
}

/** Whether a request names its host more than once, in Node's list of names and values: which one counts nobody can say (RFC 9112, section 3.2). */
export const namesTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;
