import type { OperationName } from '#contract/operations.ts';
import {
  accountReaders,
  apiKeyReaders,
  contactReaders,
  hostReaders,
  notificationReaders,
  passkeyReaders,
  securityReaders,
  signInReaders,
  webhookReaders,
} from './account.ts';
import { consoleReaders } from './console.ts';
import { designReaders, designToolReaders } from './design.ts';
import {
  calendarFeedReaders,
  draftReaders,
  eventFileReaders,
  eventReaders,
  eventTextReaders,
  placeReaders,
} from './event.ts';
import {
  claimReaders,
  collaborationReaders,
  contributionReaders,
  shagunReaders,
  thankYouReaders,
  wishlistReaders,
} from './gift.ts';
import {
  functionReaders,
  guestImportReaders,
  guestReaders,
  invitationReaders,
  questionReaders,
  reminderReaders,
} from './guest.ts';
import { giftCardReaders, paymentReaders } from './money.ts';
import type { Readers } from './readers.ts';

export { readers, viewerKinds, type Readers, type ViewerKind } from './readers.ts';

/** Readers by field; of a file its own. */
export type ReadersTree = Readers | { readonly [field: string]: ReadersTree };

/** Who may read each field of each answer of the API: the one table. A field that is not in it may not be answered. */
export const answerReaders: Record<OperationName, ReadersTree> = {
  ...accountReaders,
  ...notificationReaders,
  ...signInReaders,
  ...passkeyReaders,
  ...securityReaders,
  ...apiKeyReaders,
  ...webhookReaders,
  ...contactReaders,
  ...hostReaders,
  ...eventReaders,
  ...eventFileReaders,
  ...calendarFeedReaders,
  ...draftReaders,
  ...placeReaders,
  ...eventTextReaders,
  ...guestReaders,
  ...guestImportReaders,
  ...invitationReaders,
  ...functionReaders,
  ...questionReaders,
  ...reminderReaders,
  ...wishlistReaders,
  ...claimReaders,
  ...collaborationReaders,
  ...contributionReaders,
  ...shagunReaders,
  ...thankYouReaders,
  ...paymentReaders,
  ...giftCardReaders,
  ...designReaders,
  ...designToolReaders,
  ...consoleReaders,
};
