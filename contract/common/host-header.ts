/**
 * Whether a `Host` header names a host, which an address can be made of (RFC 9110, section 7.2). None at all, as
 * in HTTP/1.0, is nothing wrong.
 */
export function isReadableHost(host: string | undefined): boolean {
  if (host === undefined || host === '') return true;
  return /^(\[[\da-f:.]+\]|[\w.~-]+)(:\d*)?$/i.test(host) && URL.canParse(`http://${host}/`);
}
