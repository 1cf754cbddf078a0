import { createHash } from 'node:crypto';
import { BoundedMap } from '#sandbox/memory.ts';

/** Somebody who signed in at least once since the sandbox started. */
export interface Person {
  /** The same for the same e-mail address, however it was typed and however often the sandbox restarted. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string;
  /** Empty when never given. */
  readonly name: string;
}

/** The claims of OpenID Connect Core 5.1 that the sandbox knows about a person. */
interface PersonClaims {
  sub: string;
  email: string;
  email_verified: true;
  name?: string;
  given_name?: string;
  family_name?: string;
  [claim: string]: string | true | undefined;
}

const mostPeople = 5000;

/** The directory of the identity provider: people come into being by signing in. */
export class People {
  readonly #bySubject = new BoundedMap<Person>(mostPeople);

  /** Remembers the person with this address; an empty name keeps the one given before. */
  signIn(emailInput: string, name: string): Person {
    // ASCII alone, as providers do whose database keeps letters apart that lower case makes one
    const email = emailInput.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
    const subject = createHash('sha256').update(email).digest('hex').slice(0, 32);
    const person = { subject, email, name: name || (this.#bySubject.get(subject)?.name ?? '') };
    this.#bySubject.delete(subject);
    this.#bySubject.set(subject, person);
    return person;
  }

  find(subject: string): Person | undefined {
    return this.#bySubject.get(subject);
  }

  /** Who signed in last comes first. */
  recent(most: number): Person[] {
    return this.#bySubject.newest(most);
  }
}

/** What userinfo may tell; name claims are left out when the person gave no name. */
export function claimsOf({ subject, email, name }: Person): PersonClaims {
  const claims: PersonClaims = { sub: subject, email, email_verified: true };
  if (!name) return claims;
  const [given = name, ...family] = name.split(' ');
  return {
    ...claims,
    name,
    given_name: given,
    ...(family.length > 0 && { family_name: family.join(' ') }),
  };
}
