import type { z } from 'zod/v4';
import { accountOperations } from './accounts/account-operations.ts';
import { apiKeyOperations } from './accounts/api-key-operations.ts';
import { chatOperations } from './guests/chat-operations.ts';
import { collaborationOperations } from './gifts/collaboration-operations.ts';
import { consoleOperations } from './operator/console-operations.ts';
import { contactOperations } from './messaging/contact-operations.ts';
import { contributionOperations } from './gifts/contribution-operations.ts';
import { designOperations } from './designs/design-operations.ts';
import { designToolOperations } from './designs/design-tool-operations.ts';
import { draftOperations } from './events/draft-operations.ts';
import { eventFileOperations } from './events/event-file-operations.ts';
import { eventOperations } from './events/event-operations.ts';
import { eventTextOperations } from './events/event-text-operations.ts';
import { functionOperations } from './events/function-operations.ts';
import { giftCardOperations } from './money/gift-card-operations.ts';
import { guestImportOperations } from './guests/guest-import-operations.ts';
import { guestChangeOperations } from './guests/guest-change-operations.ts';
import { guestMergeOperations } from './guests/guest-merge-operations.ts';
import { guestListOperations } from './guests/guest-list-operations.ts';
import { guestOperations } from './guests/guest-operations.ts';
import { hostOperations } from './events/host-operations.ts';
import { invitationOperations } from './guests/invitation-operations.ts';
import { notificationOperations } from './messaging/notification-operations.ts';
import type { Operation } from './operation.ts';
import { calendarFeedOperations } from './events/calendar-feed-operations.ts';
import { claimOperations } from './gifts/claim-operations.ts';
import { passkeyOperations } from './accounts/passkey-operations.ts';
import { paymentOperations } from './money/payment-operations.ts';
import { placeOperations } from './events/place-operations.ts';
import { questionOperations } from './events/question-operations.ts';
import { reminderOperations } from './guests/reminder-operations.ts';
import { securityOperations } from './accounts/security-operations.ts';
import { shagunOperations } from './gifts/shagun-operations.ts';
import { signInOperations } from './accounts/sign-in-operations.ts';
import { thankYouOperations } from './gifts/thank-you-operations.ts';
import { webhookOperations } from './messaging/webhook-operations.ts';
import { wishlistOperations } from './gifts/wishlist-operations.ts';

export type { Access, Operation } from './operation.ts';

/** The calls of each word of the product, each word's in a file of its own. A call that is not here does not exist. */
export const operationsByWord = {
  accounts: accountOperations,
  signIn: signInOperations,
  passkeys: passkeyOperations,
  security: securityOperations,
  apiKeys: apiKeyOperations,
  webhooks: webhookOperations,
  notifications: notificationOperations,
  contact: contactOperations,
  events: eventOperations,
  eventFiles: eventFileOperations,
  calendarFeed: calendarFeedOperations,
  drafts: draftOperations,
  hosts: hostOperations,
  functions: functionOperations,
  questions: questionOperations,
  places: placeOperations,
  eventText: eventTextOperations,
  designs: designOperations,
  designTool: designToolOperations,
  guests: guestOperations,
  guestLists: guestListOperations,
  guestChanges: guestChangeOperations,
  guestMerges: guestMergeOperations,
  guestImports: guestImportOperations,
  invitations: invitationOperations,
  reminders: reminderOperations,
  chats: chatOperations,
  wishlist: wishlistOperations,
  claims: claimOperations,
  collaboration: collaborationOperations,
  contributions: contributionOperations,
  shagun: shagunOperations,
  thankYous: thankYouOperations,
  payments: paymentOperations,
  giftCards: giftCardOperations,
  operator: consoleOperations,
} as const satisfies Record<string, Record<string, Operation>>;

/** Every call of the API by name. */
export const operations = {
  ...accountOperations,
  ...notificationOperations,
  ...signInOperations,
  ...passkeyOperations,
  ...securityOperations,
  ...apiKeyOperations,
  ...webhookOperations,
  ...eventOperations,
  ...eventFileOperations,
  ...calendarFeedOperations,
  ...eventTextOperations,
  ...draftOperations,
  ...wishlistOperations,
  ...guestOperations,
  ...guestListOperations,
  ...guestChangeOperations,
  ...guestMergeOperations,
  ...guestImportOperations,
  ...hostOperations,
  ...invitationOperations,
  ...functionOperations,
  ...questionOperations,
  ...reminderOperations,
  ...chatOperations,
  ...claimOperations,
  ...collaborationOperations,
  ...contributionOperations,
  ...shagunOperations,
  ...thankYouOperations,
  ...paymentOperations,
  ...giftCardOperations,
  ...contactOperations,
  ...designOperations,
  ...designToolOperations,
  ...placeOperations,
  ...consoleOperations,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
type Op<N extends OperationName> = (typeof operations)[N];
type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<N extends OperationName, K extends string> = Op<N> extends { [P in K]: infer S } ? S : undefined;

/** Whether a part states nothing that has to be stated: then a caller may leave it out. */
type IsOpen<T> = Record<never, never> extends In<T> ? true : false;
type PartsThat<N extends OperationName, Open extends boolean> = {
  [K in 'params' | 'query' | 'body']: Part<N, K> extends z.ZodType
    ? IsOpen<Part<N, K>> extends Open
      ? K
      : never
    : never;
}['params' | 'query' | 'body'];

/** What a caller gives; a part the operation does not have is absent. */
export type OperationInput<N extends OperationName> = {
  [K in PartsThat<N, false>]: In<Part<N, K>>;
} & { [K in PartsThat<N, true>]?: In<Part<N, K>> } & (Part<N, 'streamed'> extends true
    ? // or the request whose form is passed on as it comes
      { form: FormData | Request }
    : Part<N, 'multipart'> extends true
      ? { form: FormData }
      : unknown);

/** What a handler gets after parsing. */
export type OperationRequest<N extends OperationName> = {
  [K in 'params' | 'query' | 'body']: Out<Part<N, K>>;
};

/** What the call answers: parsed JSON, or the raw response when the answer is a file. */
export type OperationOutput<N extends OperationName> =
  Part<N, 'response'> extends z.ZodType ? Out<Part<N, 'response'>> : Response;
