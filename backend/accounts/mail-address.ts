/**
 * Where mail to a person goes: the address of their profile, or else the one their identity
 * provider vouches for. Empty when there is neither.
 */
export const mailAddressOf = (person: { email: string; verified_email: string | null }): string => person.email || (person.verified_email ?? '');
