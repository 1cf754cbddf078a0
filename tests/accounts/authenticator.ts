import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeySignIn } from '#contract/accounts/passkeys.ts';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Enough of CBOR for an authenticator: whole numbers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
}

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

/** What may be wrong with an answer. */
export interface Odd {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  userVerified?: boolean;
  userHandle?: string;
  counter?: number;
  /** Signs with another key than the passkey's. */
  key?: KeyObject;
  /** Of a new passkey: what it says of its maker. */
  statement?: { fmt: string; attStmt: Map<string, Cbor> };
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** A passkey in software: it makes itself, signs, and does wrong what a test asks for. */
export class SoftwarePasskey {
  readonly id = text(randomBytes(20));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  counter = 0;

  /** @param counts whether it counts how often it signed; those that are on several devices do not */
  constructor(
    private readonly origin: string,
    private readonly counts = true,
  ) {}

  /** What `navigator.credentials.create` comes to. */
  make(
    options: { challenge: string; rp: { id: string }; user: { id: string } },
    odd: Odd = {},
  ): NewPasskey['credential'] {
    this.#userHandle = options.user.id;
    const jwk = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(jwk.x ?? '', 'base64url')],
      [-3, Buffer.from(jwk.y ?? '', 'base64url')],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.#begins(odd.rpId ?? options.rp.id, HAS_KEY | flagsOf(odd), this.#count(odd)),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      cbor(key),
    ]);
    const { fmt = 'none', attStmt = new Map<string, Cbor>() } = odd.statement ?? {};
    const attestation = new Map<string, Cbor>([
      ['fmt', fmt],
      ['attStmt', attStmt],
      ['authData', authData],
    ]);
    const clientDataJSON = this.#clientData('webauthn.create', options.challenge, odd);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: { clientDataJSON: text(clientDataJSON), attestationObject: text(cbor(attestation)) },
    };
  }

  /** What `navigator.credentials.get` comes to. */
  sign(options: { challenge: string; rpId: string }, odd: Odd = {}): PasskeySignIn['credential'] {
    const authData = this.#begins(odd.rpId ?? options.rpId, flagsOf(odd), this.#count(odd));
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, odd);
    const signed = Buffer.concat([authData, digest(clientDataJSON)]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: text(clientDataJSON),
        authenticatorData: text(authData),
        signature: text(sign('sha256', signed, odd.key ?? this.#keys.privateKey)),
        userHandle: odd.userHandle ?? this.#userHandle,
      },
    };
  }

  #count({ counter }: Odd): number {
    if (counter !== undefined) return counter;
    return this.counts ? ++this.counter : 0;
  }

  #begins(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([digest(rpId), Buffer.from([flags]), count]);
  }

  #clientData(type: string, challenge: string, odd: Odd): Buffer {
    const { origin = this.origin, crossOrigin = false } = odd;
    return Buffer.from(
      JSON.stringify({
        type: odd.type ?? type,
        challenge: odd.challenge ?? challenge,
        origin,
        crossOrigin,
      }),
    );
  }
}

const flagsOf = ({ userVerified = true }: Odd) => USER_PRESENT | (userVerified ? USER_VERIFIED : 0);

/** A key that is nobody's. */
export const otherKey = (): KeyObject => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
