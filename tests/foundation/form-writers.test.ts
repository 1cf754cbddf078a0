import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';

/*
 * Whoever is signed in by now may be somebody else than when a page was made. What changes an account of somebody's own,
 * or is over for good, is therefore sent with the account it was made for (docs/decisions/0098). Each address that takes
 * a form stands here, and a new one has to decide.
 */

/** Every form that leads there says whose it is. */
const WITH_WRITER = [
  'accounts/account-deletion.tsx',
  'accounts/dashboard.tsx',
  'accounts/email-cancel.ts',
  'accounts/email-confirmation.ts',
  'accounts/profile.tsx',
  'calendar-feed/calendar-feed.tsx',
  'chats/chat.tsx',
  'collaboration/collaboration-settings.tsx',
  'collaboration/collaborator-removal.tsx',
  'collaboration/contribution-withdrawal.tsx',
  'collaboration/gift-purchase.tsx',
  'collaboration/gift-request.tsx',
  'collaboration/purchase-undo.tsx',
  'design-tool/design-create.ts',
  'design-tool/design-export.ts',
  'design-tool/disconnection.ts',
  'design-tool/picture-choice.ts',
  'designs/invitation-design.tsx',
  'events/event-cancel.tsx',
  'events/event-edit.tsx',
  'events/event-new/draft.ts',
  'events/event-new/event-new.tsx',
  'events/event-photo.tsx',
  'functions/function-deletion.tsx',
  'functions/function-edit.tsx',
  'functions/function-new.tsx',
  'gift-cards/redemption/confirm.tsx',
  'hosts/host-invitation-again.ts',
  'hosts/host-removal.tsx',
  'hosts/host-role.ts',
  'hosts/hosts.tsx',
  'hosts/leaving.tsx',
  'invitations/guest-merge.tsx',
  'invitations/guest-new.tsx',
  'invitations/guest-removal.tsx',
  'invitations/import/list-import-undo.tsx',
  'invitations/invite.tsx',
  'invitations/link-reset.ts',
  'invitations/list-removal.ts',
  'invitations/list-save.ts',
  'invitations/many-removal.tsx',
  'notifications/mails.tsx',
  'questions/question-deletion.tsx',
  'questions/question-edit.tsx',
  'questions/question-new.tsx',
  'reminders/message.tsx',
  'reminders/reminders.tsx',
  'security/api-keys/api-key-new.tsx',
  'security/api-keys/api-key-revocation.tsx',
  'security/passkeys/passkey-add.tsx',
  'security/passkeys/passkey-removal.tsx',
  'security/revoke-others.tsx',
  'security/session-revocation.ts',
  'security/ways-in.tsx',
  'security/webhooks/webhook-removal.tsx',
  'security/webhooks/webhook.tsx',
  'security/webhooks/webhooks.tsx',
  'shagun/shagun-withdrawal.tsx',
  'thank-yous/thank-giver.tsx',
  'wishlist/gift-deletion.tsx',
  'wishlist/gift-edit.tsx',
  'wishlist/wishlist.tsx',
];

/** Those where some forms do not say it, or none, and why nothing is lost by that. */
const WITHOUT_WRITER: Record<string, string[]> = {
  'whoever holds the link may press, signed in or not': [
    'accounts/email-link.tsx',
    'collaboration/by-link/give.tsx',
    'invitations/not-me.tsx',
    'invitations/resume-mails.tsx',
    'invitations/unsubscribe.tsx',
    'shagun/give-shagun.tsx',
  ],
  'nobody need be signed in': [
    'accounts/sign-in-code.tsx',
    'accounts/sign-in.tsx',
    'server/backend-paths.ts',
    'site/contact.tsx',
    'site/language.ts',
    'site/forged.tsx',
    'site/refused-host.ts',
    'site/refused-method.ts',
    'site/sample/sample.tsx',
  ],
  'an answer that can be given anew, on a page of guests, whose error boundary holds no form (decision 98)': [
    'event-page/event-rsvp.tsx',
    'event-page/event.tsx',
  ],
  'what it names is one account’s alone, and not there for any other': [
    'collaboration/request-answer.ts',
    'design-tool/callback.tsx',
    'event-files/import-discard.ts',
    'event-files/import-review.tsx',
    'gift-cards/card-number.tsx',
    'hosts/invitation.tsx',
  ],
  'its address says it, because the file is passed on unread': ['event-files/import-event.tsx'],
  'nothing is over: what a file holds is looked at before anything is made of it': [
    'invitations/import/list-import-discard.ts',
    'invitations/import/list-import-preview.tsx',
    'invitations/import/list-import.tsx',
  ],
  'it is the event’s, for every host who may edit it, and can be pressed back or done anew': [
    'chats/chat-done.ts',
    'chats/chat-reply.ts',
    'collaboration/collaboration-enable.ts',
    'collaboration/purchase-allow.ts',
    'events/give-together.ts',
    'functions/function-guests.tsx',
    'functions/guest-functions.ts',
    'functions/function-move.ts',
    'invitations/guest-language.ts',
    'invitations/many-change.ts',
    'invitations/many-undo.ts',
    'questions/question-move.ts',
    'wishlist/gift-delivered.ts',
  ],
  'it is sent in the event’s name, whichever host presses': [
    'invitations/invite-send.ts',
    'invitations/send-next.tsx',
    'reminders/remind.ts',
  ],
  'forms with words say it; presses beside them can be pressed back, or are sent in the event’s name': [
    'invitations/invited-guest.tsx',
    'invitations/review.tsx',
  ],
  'it is only begun here, and done when it is paid on the provider’s page; a gift to bring is taken back where it was promised (decision 98)':
    ['collaboration/gift-together.tsx', 'shagun/shagun.tsx'],
  'nothing is kept of it': ['security/refresh.ts', 'sharing/share.tsx'],
  'nothing is lost but a dot; what is cleaned up is old enough to go by itself': [
    'notifications/latest.ts',
    'notifications/read.ts',
  ],
  'operators alone, each act with its reason and a sign-in of its own (decision 69); to others the console is not there':
    ['operator/act.tsx', 'operator/money-story.tsx', 'operator/people.tsx'],
};

/** Files with forms that do not say whose they are, and where those lead. */
const FORMS_WITHOUT_WRITER: Record<string, string[]> = {
  'accounts/sign-in-code.tsx': ['accounts/sign-in-code.tsx'],
  'accounts/sign-in.tsx': ['accounts/sign-in.tsx'],
  'chats/record-form.tsx': ['chats/chat-reply.ts', 'chats/chat-done.ts'],
  'claims/claim-part.tsx': ['collaboration/by-link/give.tsx', 'collaboration/gift-together.tsx'],
  'collaboration/by-link/giving-form.tsx': ['collaboration/by-link/give.tsx', 'shagun/give-shagun.tsx'],
  'collaboration/more-to-do.tsx': ['wishlist/gift-delivered.ts', 'collaboration/purchase-allow.ts'],
  'collaboration/next-step-card.tsx': ['collaboration/collaboration-enable.ts'],
  // the first leads to the payment provider
  'collaboration/payment-step.tsx': [
    'collaboration/by-link/give.tsx',
    'collaboration/gift-together.tsx',
    'shagun/give-shagun.tsx',
    'shagun/shagun.tsx',
  ],
  'collaboration/request-lists.tsx': ['collaboration/request-answer.ts'],
  'design-tool/callback.tsx': ['design-tool/callback.tsx'],
  'event-files/import-event.tsx': ['event-files/import-event.tsx'],
  'event-files/import-review.tsx': ['event-files/import-review.tsx', 'event-files/import-discard.ts'],
  'event-page/collaboration-requests.tsx': ['collaboration/request-answer.ts'],
  'event-page/reply-card.tsx': ['event-page/event.tsx', 'event-page/event-rsvp.tsx'],
  'events/overview/giving-question.tsx': ['events/give-together.ts'],
  'functions/function-guest-list.tsx': ['functions/function-guests.tsx'],
  'functions/function-guests.tsx': ['functions/function-guests.tsx'],
  'functions/guest-functions-card.tsx': ['functions/guest-functions.ts'],
  'gift-cards/card-number-form.tsx': ['gift-cards/card-number.tsx'],
  'gift-cards/card-number.tsx': ['gift-cards/card-number.tsx'],
  'hosts/invitation.tsx': ['hosts/invitation.tsx'],
  'invitations/guest-details.tsx': ['invitations/invite-send.ts'],
  'invitations/guest-row.tsx': ['invitations/invite-send.ts'],
  'invitations/import/add-found.tsx': [
    'invitations/import/list-import-discard.ts',
    'invitations/import/list-import-preview.tsx',
  ],
  'invitations/import/list-import-preview.tsx': ['invitations/import/list-import-preview.tsx'],
  'invitations/import/list-import.tsx': ['invitations/import/list-import.tsx'],
  'invitations/invite-results.tsx': ['invitations/invite-send.ts'],
  'invitations/language-form.tsx': ['invitations/guest-language.ts'],
  'invitations/likely-email.tsx': ['invitations/invited-guest.tsx', 'invitations/review.tsx'],
  'invitations/many-bar.tsx': ['invitations/many-change.ts'],
  'invitations/review-send.tsx': ['invitations/invite-send.ts'],
  'invitations/review.tsx': ['invitations/review.tsx'],
  'invitations/send-next.tsx': ['invitations/send-next.tsx'],
  'invitations/send-panel.tsx': ['invitations/invite-send.ts'],
  'invitations/unsubscribe.tsx': ['invitations/resume-mails.tsx'],
  'notifications/notifications.tsx': ['notifications/read.ts'],
  'operator/reason-form.tsx': ['operator/act.tsx', 'operator/money-story.tsx', 'operator/people.tsx'],
  'reminders/remind-card.tsx': ['reminders/remind.ts'],
  'security/security.tsx': ['security/refresh.ts'],
  'sharing/share.tsx': ['sharing/share.tsx'],
  'site/contact.tsx': ['site/contact.tsx'],
  'site/site-language.tsx': ['site/language.ts'],
  // a page that stands in a form's place sends on what that form held
  'ui/held-form.tsx': [],
  'ui/item-actions.tsx': ['functions/function-move.ts', 'questions/question-move.ts'],
  'ui/one-press-page.tsx': [
    'accounts/email-link.tsx',
    'invitations/not-me.tsx',
    'invitations/resume-mails.tsx',
    'invitations/unsubscribe.tsx',
  ],
  'wishlist/gift-group.tsx': ['wishlist/gift-delivered.ts'],
};

interface Route {
  file: string;
  children?: Route[];
}
const filesOf = ({ file, children = [] }: Route): string[] => [file, ...children.flatMap(filesOf)];
const read = (file: string) => readFileSync(`app/${file}`, 'utf8');
const takingForms = [...new Set((routes as Route[]).flatMap(filesOf))].filter((file) =>
  /export (async )?(function|const) action\b/.test(read(file)),
);
const sorted = (files: string[]) => [...files].sort();

it('every address that takes forms says whether they are one account’s', () => {
  const decided = [...WITH_WRITER, ...Object.values(WITHOUT_WRITER).flat()];
  expect(sorted(decided)).toEqual(sorted(takingForms));
});

/** Forms that are posted and do not say whose they are. */
function formsWithoutWriter(text: string): string[] {
  const forms = text.match(/<((?:\w+\.)?[fF]orm|ConformForm)\b[\s\S]*?<\/\1>/g) ?? [];
  return forms.filter((form) => {
    const [start = ''] = /^<[\w.]+\b(?:=>|[^>])*>/.exec(form) ?? [];
    if (start.startsWith('<ConformForm')) return start.includes('ofWriter={false}');
    return start.includes('method="post"') && !form.includes('<WriterField />');
  });
}

it('sees forms that do not say whose they are', () => {
  expect(formsWithoutWriter('<Form method="post" onSubmit={() => go()}><Button /></Form>')).toHaveLength(1);
  expect(formsWithoutWriter('<fetcher.Form method="post"><b /></fetcher.Form>')).toHaveLength(1);
  expect(formsWithoutWriter('<ConformForm form={form} ofWriter={false}><b /></ConformForm>')).toHaveLength(1);
  expect(formsWithoutWriter('<Form role="search"><Button /></Form>')).toEqual([]);
  expect(formsWithoutWriter('<ConformForm form={form}><b /></ConformForm>')).toEqual([]);
  expect(formsWithoutWriter('<Form method="post"><WriterField /><Button /></Form>')).toEqual([]);
});

it('and they lead where that is no matter', () => {
  const found = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      !['ui/form.tsx', 'forms/conform-form.tsx'].includes(file) &&
      formsWithoutWriter(read(file)).length > 0,
  );
  expect(sorted(found)).toEqual(sorted(Object.keys(FORMS_WITHOUT_WRITER)));
  const needNot = Object.values(WITHOUT_WRITER).flat();
  const leading = Object.values(FORMS_WITHOUT_WRITER).flat();
  expect(leading.filter((file) => !needNot.includes(file))).toEqual([]);
});

it('whoever is refused there gets a page, without scripts too', () => {
  // an address with neither a page nor an error boundary answers programs alone
  const pageless = WITH_WRITER.filter((file) => !/export default|ErrorBoundary/.test(read(file)));
  expect(pageless).toEqual(['events/event-new/draft.ts']);
});
