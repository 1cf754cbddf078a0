/** What other floors ask of messaging as a whole: who has stopped mail or messages to a phone, and who an event writes for. */
export { stoppedPhones } from './phone-stops-repository.ts';
export { wantsNoMail } from './unsubscribed-repository.ts';
export { organiserOf } from './sending/erasure-repository.ts';
