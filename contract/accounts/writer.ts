/*
 * The account for which a page was made, said with what the page sends. When another is signed in by now, it is not
 * taken (docs/decisions/0098).
 */

/** A hidden field of a form, or a parameter of an address. */
export const WRITER_FIELD = 'typedBy';

/** A header of a call. */
export const WRITER_HEADER = 'X-Typed-By';

/** The code of the refusal, status 409. */
export const OTHER_ACCOUNT = 'other_account';
