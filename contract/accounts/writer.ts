/**
 * The account for which a page was made whose script makes a call. When another is signed in by now, the call is refused
 * with 409 `other_account` (docs/decisions/0098).
 */
export const WRITER_HEADER = 'X-Typed-By';
