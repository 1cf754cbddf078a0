import { sameSecret, signature } from '#backend/platform/ids.ts';

const purpose = (hostId: string) => `co-host:${hostId}`;

/** The token behind the link of an invitation to help: it names the invitation, and only this installation can make it. */
export const newHostToken = (secret: string, hostId: string): string =>
  `${hostId}.${signature(secret, purpose(hostId))}`;

/** What a token names. `proven`: it came from the mail; without that it is an identifier anybody may have made up. */
export function readHostToken(secret: string, token: string): { hostId: string; proven: boolean } {
  const [hostId = '', signed, ...more] = token.split('.');
  const proven =
    signed !== undefined && more.length === 0 && sameSecret(signed, signature(secret, purpose(hostId)));
  return { hostId: signed === undefined || proven ? hostId : '', proven };
}
