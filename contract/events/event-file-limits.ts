/** Numbers of the file of an event, apart from its schema so that pages need not carry that. */

/** The largest file that is read, in bytes. */
export const EVENT_FILE_MAX_BYTES = 96 * 1024 * 1024;

/** Messages to guests a file holds: the latest. */
export const EVENT_FILE_MOST_MESSAGES = 500;

/** Guests in one part of a file. */
export const EVENT_FILE_PART = 100;
