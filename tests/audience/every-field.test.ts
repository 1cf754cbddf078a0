import { beforeAll, describe, expect, it } from 'vitest';
import { answerReaders } from '#contract/audience/answers.ts';
import { readers, viewerKinds, type ViewerKind } from '#contract/audience/readers.ts';
import { pathOf } from '#contract/operation.ts';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';
import { checkFields, Found, leavesOf } from '#tests/audience/fields.ts';
import { useFullWorld } from '#tests/audience/full-world.ts';
import { callerOf } from '#tests/audience/people.ts';
import { recipeOf, recipes } from '#tests/audience/recipes.ts';
import { leaksIn } from '#tests/audience/secrets.ts';

/*
 * Every field of every answer, for each kind of viewer, held to what its schema says of who may
 * read it (contract/audience). What is for some alone also stands in no text, no file and
 * no refusal for others.
 */
const { world, tool } = useFullWorld();
const own = recipes(tool);
const found = new Found();
const succeeded = new Set<OperationName>();

const callerFor = (kind: ViewerKind) =>
  kind === 'collaborator' || kind === 'operator' ? world[kind] : world.callers[callerOf[kind]];

async function ask(name: OperationName, kind: ViewerKind): Promise<Response> {
  const operation: Operation = operations[name];
  const recipe = recipeOf(name, own);
  const caller = callerFor(kind);
  await world.ctx.db.deleteFrom('rate_limits').execute();
  await recipe.before?.(world, caller);
  const params: Record<string, string> = {
    eventId: world.eventId,
    guestId: world.guest.id,
    ...recipe.params?.(world),
  };
  const key = kind === 'keyHolder' ? world.guest.key : undefined;
  const query = new URLSearchParams({
    ...recipe.query?.(world, kind),
    ...(key ? { guest: world.guest.id, key } : {}),
  });
  return caller.fetch(`${pathOf(operation, params)}?${query}`, {
    method: operation.method,
    ...(recipe.form && { body: await recipe.form() }),
    ...(operation.body && {
      body: JSON.stringify({ ...recipe.body?.(world, kind), ...(key && { key }) }),
      headers: { 'Content-Type': 'application/json' },
    }),
  });
}

const isReading = (name: OperationName) => operations[name].method === 'GET';
// what people are and have changes with these
const last: OperationName[] = ['deleteAccount', 'createEvent'];
const names = (Object.keys(operations) as OperationName[]).filter((name) => !last.includes(name));
const walk = [...names.filter(isReading), ...names.filter((name) => !isReading(name)), ...last];

beforeAll(() => world.renewIfChanged());

// what was found on the way is counted at its end
describe('in this order', { shuffle: false }, () => {
  describe.each(walk)('%s', (name) => {
    it('answers each kind of viewer what is for them, and nothing else', async () => {
      const tree = answerReaders[name];
      const wrong: string[] = [];
      for (const kind of viewerKinds) {
        // hosts change the event: the first and the last find it as it was
        if (kind === 'visitor' || kind === 'owner') await world.renewIfChanged();
        const answer = await ask(name, kind);
        if (!isReading(name) && (answer.ok || recipeOf(name, own).before)) world.changed = true;
        const text = await answer.text();
        const { becomes } = recipeOf(name, own);
        const kinds = answer.ok && becomes ? [kind, becomes] : [kind];
        if (answer.ok) succeeded.add(name);
        if (typeof tree === 'string') {
          const allowed: readonly ViewerKind[] = readers[tree];
          if (answer.ok && !allowed.includes(kind)) wrong.push(`${kind}: the file is for ${tree}`);
        } else if (answer.ok) {
          wrong.push(...checkFields(JSON.parse(text), tree, kinds, found).map((each) => `${kind}: ${each}`));
        }
        wrong.push(...leaksIn(text, kinds, world).map((each) => `${kind} (${answer.status}): reads ${each}`));
      }
      expect(wrong).toEqual([]);
    });
  });

  /** What does not succeed here, and why; the refusals are read all the same. */
  const notHere: Partial<Record<OperationName, string>> = {
    useEmailLink: 'each is used once: tests/accounts/email.test.ts',
    getSignInCode: 'a cookie binds the code to a browser: tests/accounts/sign-in-codes.test.ts',
    signInWithCode: 'likewise',
    addPasskey: 'an authenticator makes it in one browser: tests/accounts/passkeys.test.ts',
    signInWithPasskey: 'likewise',
    checkUnsubscribeLink: 'its token is in a mail: tests/invitations/links.test.ts',
    unsubscribe: 'its token is in a mail: tests/invitations/links.test.ts',
    resumeMails: 'its token is in a mail: tests/invitations/links.test.ts',
    sayNotForMe: 'its token is in a mail: tests/invitations/sending-limits.test.ts',
    downloadDesign: 'nothing is drawn without jobs: tests/designs',
    remindNow: 'nobody is reminded at night: tests/reminders',
    sendGuestMessage: 'nor written to at night: tests/reminders',
    writeToChat: 'no WhatsApp is set up: tests/chats',
  };
  /** Fields that are empty in this world. */
  const empty = [
    /messageChannels$|byWhatsApp$|whatsAppNumber$/, // no WhatsApp is set up
    /^getReminders\.closedNow$/, // said at night
    /^getCatalogs\.catalogs\.rating$|^getProducts\.products\.denomination$|^listDesignToolTemplates\.templates\.thumbnail$|\.tags$|\.continuation$|place\.timeZone$/, // not said by the sandbox
    /^listRecipients\.items\.whatsapp$|^previewGuestMessage\.links\./, // nobody waits for a link by hand: tests/reminders
    /^listGuests\.guestLimit\./, // the plan of this owner has no limit: tests/events/plan-limits
    /^listGuests\.unreachable\./, // everybody can be written to: tests/guests/guest-list
    /^getInvitationReview\.(reads\.(whatsapp|sms)|picture\.\w+|leftOut\.guests\.\w+)$/, // nobody is left out, and nothing is drawn without jobs: tests/invitations/review
    /^getGuest\.likelyEmail$|^getInvitationReview\.likelyEmails\.guests\./, // no address here looks mistyped: tests/guests/settle-email, tests/invitations/review
    /^addGuestImport\.sent\.remarks$/, // all who came in are written to: tests/invitations/send-invitations
    /^(getEventDraft|(read|choose)GuestListFile)\..*\.sharedWith\./, // whose phone it is is a guest of the draft already: tests/guests/import
    /^getGuestMerge\.lost\.otherContacts$/, // the contacts of both fit: tests/guests/merge
    /^getGuestImportUndo\.keeps\./, // nobody was changed since: tests/guests/import-undo
    /^addInvitees\.inviteResults\.note$/, // nobody shares a phone with another guest: tests/guests/shared-phone
    /^getSendingProgress\.stopped$/, // nobody stopped this owner: tests/invitations/sending-limits
    /^getSendingProgress\.runs\.paused$/, // nobody was written to twice: tests/invitations/pauses
    /^updateProfile\.message$/, // no mail had to wait: tests/accounts/email
    /^getPaymentStatus\.payment\.(byLink\.|blessing$|meanwhile$)/, // this one was paid with an account, without a word and in time: tests/payments/by-link, closed-meanwhile
    /^(getEventDraft|read\w+|getGuestImport)\..*choices\.country$/, // nobody named one yet
    /\.rows\.alone$/, // no row says 'only self': tests/guests/import
    /\.codeEmail$/, // everybody here came in at the provider: tests/accounts/address-owner
    /^listComingEvents\.thanks\./, // nobody is asked to thank before the day: tests/thank-yous
    /thankYou\.error$/, // their thanks arrived: tests/thank-yous
    /^listSendingProblems\.rows\.event$/, // of one list of three: tests/operator
    /\.mayBring$/, // no stranger began to give here: tests/collaboration/strangers-began
    /checkout\.url$/, // the provider's page is opened by a form
  ];

  describe('the walk', () => {
    it('went through every operation', () => {
      expect(walk.filter((name) => !succeeded.has(name) && !notHere[name])).toEqual([]);
    });

    it('met every field with somebody who gets it', () => {
      const never = walk
        .filter((name) => !notHere[name])
        .flatMap((name) => leavesOf(answerReaders[name], name))
        .filter((leaf) => !found.has(leaf) && !empty.some((pattern) => pattern.test(leaf.path)))
        .map(({ path }) => path);
      expect(never).toEqual([]);
    });
  });
});
