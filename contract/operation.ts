import { z } from 'zod/v4';
import type { Readers } from '#contract/audience/readers.ts';
import type { Language } from '#messages/language.ts';
import { id } from './common/fields.ts';
import type { KeyScope } from './common/api-key-scopes.ts';
import type { HostRelation } from './common/host-roles.ts';

/**
 * Who may use an operation, by relation to the event named in its path:
 * `anyone`; `signed-in`; hosts of the event: every one (`viewer`), those who may change it
 * (`editor`) or its owner alone (`organiser`); `guest-or-key`, the guest named in the path
 * (by sign-in or by the key of the personal link) or a host who may change the event; `signed-in-or-key`,
 * anybody signed in, or the guest whom the body names with that key; `operator`, who runs the installation: to
 * anybody else the call does not exist.
 */
export type Access = 'anyone' | 'signed-in' | HostRelation | 'guest-or-key' | 'signed-in-or-key' | 'operator';

/** How long ago somebody may have signed in for a call that asks for a recent sign-in; the API's description names it. */
export const RECENT_SIGN_IN_MINUTES = 15;

/**
 * Whether a call asks for a sign-in of the last minutes (docs/decisions/0098), so that whoever finds a device signed in makes nothing
 * lasting of it and takes nothing along: `always`, or `depends` on what is asked for, which its service judges. 403 `sign_in_again`.
 */
type RecentSignIn = 'always' | 'depends' | 'never';

/**
 * A call for people alone decides whether it asks. One that a key may make asks at most for a part of it, which is not for
 * keys then: a key never signed in. One that needs no sign-in does not ask, and operators' calls ask all alike (`admitOperator`).
 */
type Allowed =
  | { access: Access; apiKey: KeyScope; recentSignIn?: 'depends' }
  | { access: 'anyone' | 'operator'; apiKey: 'never'; recentSignIn?: undefined }
  | { access: Exclude<Access, 'anyone' | 'operator'>; apiKey: 'never'; recentSignIn: RecentSignIn };

/** One call of the API: everything the backend, its client, the description and the tests know of it. */
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with parameters in braces, as spec section 7 writes it. */
  path: string;
  summary: string;
  access: Access;
  /** What an API key must be allowed to for this call; `never`: it is for people alone (docs/decisions/0072). */
  apiKey: KeyScope | 'never';
  /** Who may read the fields of the answer that say nothing else (`contract/audience/read-by.ts`), or the file (docs/decisions/0029). */
  readers: Readers;
  /** Status of success; 200 when left out. */
  status?: number;
  params?: z.ZodObject;
  query?: z.ZodType;
  /** Schema of a JSON body. */
  body?: z.ZodType;
  /** The same body with its messages in the sender's language, where guests read them. */
  bodyIn?: (language: Language) => z.ZodType;
  /** A multipart body instead, read by the handler itself. */
  multipart?: true;
  /** With `multipart`: the handler reads the body as it comes, so that a large file is never in memory as a whole. */
  streamed?: true;
  /** Schema of the JSON answer; left out when the answer is a file. */
  response?: z.ZodType;
  /** Largest body in bytes; when left out 1 MB, or 64 kB where nobody needs to be signed in (`largestBody`). */
  maxBodyBytes?: number;
}

export type Operation = Call & Allowed;

/** The path of an operation with its parameters filled in. */
export const pathOf = ({ path }: Pick<Operation, 'path'>, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Bytes. */
export const MB = 1024 * 1024;

const WITHOUT_SESSION: readonly Access[] = ['anyone', 'guest-or-key', 'signed-in-or-key'];

/** Bytes the body of a call may have. Whoever need not be signed in sends a few words at most. */
export const largestBody = ({ access, maxBodyBytes }: Pick<Operation, 'access' | 'maxBodyBytes'>): number =>
  maxBodyBytes ?? (WITHOUT_SESSION.includes(access) ? 64 * 1024 : MB);

export const eventParams = z.object({ eventId: id });
/** The guest and key of a personal link, in the address of a call. */
export const guestClaim = z.object({
  guest: z.string().max(64).optional(),
  key: z.string().max(100).optional(),
});
export const guestParams = z.object({ eventId: id, guestId: id });
export const giftParams = z.object({ eventId: id, giftId: id });
