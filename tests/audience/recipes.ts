import { newId, newSecret, sha256 } from '#backend/platform/ids.ts';
import type { OperationName } from '#contract/operations.ts';
import type { ViewerKind } from '#contract/audience/readers.ts';
import { matrix } from '#tests/authorization/matrix.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { addWebhookRow } from '#tests/notifications/webhook-rows.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { giftEntry } from '#tests/authorization/gifts.ts';
import { eventFileForm } from '#tests/event-files/files.ts';
import { findGiverByLink, giverByLink, thankByHand } from '#tests/audience/giver-by-link.ts';
import { chatRecipes } from '#tests/audience/chat-recipes.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { guestListRecipes, listFile } from '#tests/audience/guest-list-recipes.ts';
import { operatorRecipes } from '#tests/audience/operator-recipes.ts';
import { OPERATOR_EMAIL, people, type Named } from '#tests/audience/people.ts';
import type { FullWorld } from '#tests/audience/wedding-of-everything.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import type { ToolWorld } from '#tests/design-tool/tool-world.ts';

/** How an operation is called so that its answer is as full as it can be. What is left out is as in the authorization tests. */
interface Recipe {
  params?: (world: FullWorld) => Record<string, string>;
  query?: (world: FullWorld, kind: ViewerKind) => Record<string, string>;
  body?: (world: FullWorld, kind: ViewerKind) => object;
  form?: () => Promise<FormData>;
  before?: (world: FullWorld, caller: Caller) => Promise<void>;
  /** What else whoever succeeds is from then on. */
  becomes?: ViewerKind;
}

const birthday = { eventType: 'birthday' } as const;
const nothing = async () => undefined;

/** A link from a mail about an address, which is nobody else's in these tests. */
async function emailLink(world: FullWorld): Promise<void> {
  world.token = newSecret();
  const now = world.ctx.now();
  const row = {
    id: newId(),
    user_id: world.callers.organiser.userId,
    kind: 'confirm' as const,
    email: 'linked@example.in',
    token_hash: sha256(world.token),
    created_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
    used_at: null,
    code_address: '',
  };
  await world.ctx.db.insertInto('email_links').values(row).execute();
}

/** A sign-in of theirs that failed. */
async function failedLogin({ ctx }: FullWorld, { userId }: Caller): Promise<void> {
  if (!userId) return;
  const device = { browser: 'Firefox', os: 'Windows', device_type: 'desktop' as const };
  await ctx.db
    .insertInto('logins')
    .values({
      ...device,
      id: newId(),
      user_id: userId,
      session_id: null,
      outcome: 'failed',
      reason: 'wrong_code',
      way: 'email',
      created_at: ctx.now(),
    })
    .execute();
}

/** A webhook of theirs, with a message: both are called by the world's token. */
async function ownWebhook(world: FullWorld, { userId }: Caller): Promise<void> {
  if (userId) world.token = (await addWebhookRow(world.ctx, userId)).webhookId;
}
const withWebhook = ({ token }: FullWorld) => ({ webhookId: token, deliveryId: token });

/** A file of an event that they sent, and an event made from one before. */
async function fileRead(world: FullWorld, caller: Caller): Promise<void> {
  world.token = 'nobody-sent-a-file';
  if (!caller.userId) return;
  await madeFromFile(world, caller);
  world.token = (await caller.call('readEventFile', { form: await eventFileForm() })).data.import._id;
}
async function madeFromFile({ ctx }: FullWorld, caller: Caller): Promise<void> {
  if (!caller.userId) return;
  await ctx.db.deleteFrom('rate_limits').execute();
  await ctx.db.updateTable('users').set({ plan: 'professional' }).where('id', '=', caller.userId).execute();
  const { data } = await caller.call('readEventFile', { form: await eventFileForm() });
  await caller.call('makeImportedEvent', { params: { importId: data.import._id }, body: { again: true } });
}

/** A passkey of theirs. */
async function ownPasskey({ ctx }: FullWorld, { userId }: Caller): Promise<void> {
  if (userId) await addPasskeyRow(ctx, userId);
}

/** An address of their own calendar: its identifier and its key. Whoever is not signed in has none. */
async function ownCalendarFeed(world: FullWorld, caller: Caller): Promise<void> {
  if (caller.userId) await caller.call('makeCalendarFeed', {});
  const { data } = await caller.call('getCalendarFeed', {});
  world.token =
    caller.userId && data.url ? data.url.replace(/^.*calendar-feed\/(.*)\/calendar.ics/, '$1') : 'none';
}

/** Lets the gift nobody gives be given by everybody. */
async function openAlone({ callers: { organiser }, eventId, gifts }: FullWorld): Promise<void> {
  const params = { eventId, giftId: gifts.alone };
  await organiser.call('enableCollaboration', { params });
  await organiser.call('updateCollaboration', { params, body: { openToAll: true } });
}

/** Our own design on the event's page: it stands there as long as no picture of the design tool does. */
const takeToolPictureAway = async ({ ctx, eventId }: FullWorld): Promise<void> =>
  void (await ctx.db.deleteFrom('design_tool_pictures').where('event_id', '=', eventId).execute());
const putToolPictureBack = async ({ ctx, eventId, imageId }: FullWorld): Promise<void> =>
  void (await ctx.db
    .insertInto('design_tool_pictures')
    .values({ event_id: eventId, image_id: imageId, design_id: 'D0001', title: 'Ours', chosen_at: ctx.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute());

const twice = [
  { firstName: 'Kabir', email: 'kabir@example.in' },
  { firstName: 'Kabir', email: 'kabir@example.in' },
];

async function fillDraft(_world: FullWorld, caller: Caller): Promise<void> {
  if (!caller.userId) return;
  await caller.call('saveEventDraft', {
    params: birthday,
    body: { entries: [['eventName', 'Kabir turns five']] },
  });
  await caller.call('addDraftGuest', {
    params: birthday,
    body: {
      guests: [
        {
          firstName: 'Kabir',
          lastName: 'Rao',
          phone: '9820054321',
          email: 'kabir@example.in',
          withFamily: true,
          side: 'Neighbours',
          tags: 'Office, Pune',
          title: 'Dr.',
          greeting: 'Kabir bhai',
          otherContacts: '98200 54322 (office)',
          partyLimit: 4,
          household: 'Kabir, Lata (child)',
        },
      ],
    },
  });
  await caller.call('readGuestListFile', { params: birthday, form: await listFile() });
}

const design = () => ({
  template: 'mandap',
  title: 'Ours 🎉',
  backgroundColor: '#fff6e6',
  textColor: '#6e1230',
  includeDate: true,
  invocation: 'With folded hands',
  brideParents: 'Asha and Ram Iyer',
  groomParents: 'Lata and Dev Rao',
  hosts: 'The Iyer family',
});
const question = () => ({
  kind: 'one',
  text: 'What do you drink?',
  required: false,
  choices: [{ text: 'Tea' }, { text: 'Coffee' }],
});

const of = (which: keyof FullWorld['gifts']) => ({
  params: (world: FullWorld) => ({ giftId: world.gifts[which] }),
  before: nothing,
});
const personOf: Record<Exclude<ViewerKind, 'visitor' | 'keyHolder' | 'operator'>, Named> = {
  stranger: 'stranger',
  guest: 'guest',
  collaborator: 'collaborator',
  viewer: 'viewer',
  editor: 'editor',
  owner: 'owner',
};
const operatorPerson = { firstName: 'Olive', lastName: 'Ops', email: OPERATOR_EMAIL, phone: '+919811100011' };
const ownPerson = (kind: ViewerKind) =>
  kind === 'operator'
    ? operatorPerson
    : people[kind === 'visitor' || kind === 'keyHolder' ? 'guest' : personOf[kind]];

export function recipes(tool: ToolWorld): Partial<Record<OperationName, Recipe>> {
  /** Connects the account of whoever may use it for the event. */
  const connect = async (world: FullWorld, caller: Caller): Promise<void> => {
    if ([world.callers.editor, world.callers.organiser].includes(caller))
      await tool.connect(caller, tool.newAccount());
  };
  /** A design of the caller's own at the design tool. */
  const ownDesign = async (world: FullWorld, caller: Caller): Promise<void> => {
    await connect(world, caller);
    const made = caller.userId
      ? await caller.call('createToolDesign', {
          params: { eventId: world.eventId },
          body: { template_id: 'wedding', title: '' },
        })
      : undefined;
    world.token = made?.status === 201 ? made.data.id : 'D0001';
  };
  return {
    updateProfile: {
      body: (_world, kind) => ({
        ...ownPerson(kind),
        phone: ownPerson(kind).phone.slice(-10),
        city: 'Pune',
        state: 'Maharashtra',
        country: 'India',
        profilePicture: '/avatars/avatar-3.svg',
      }),
    },
    sendEmailConfirmation: {
      before: async (_world, caller) =>
        void (
          caller.userId &&
          (await caller.call('updateProfile', {
            body: { firstName: 'Asha', lastName: 'Rao', email: `new-${caller.email}` },
          }))
        ),
    },
    getEmailLink: { params: (world) => ({ token: world.token }), before: emailLink },
    listPastLogins: {
      async before(world, caller) {
        await failedLogin(world, caller);
        // the tries of these tests come from nowhere, and stand before those of the world
        await world.ctx.db.updateTable('logins').set({ ip: '127.0.0.1' }).execute();
      },
    },
    getEventDraft: { before: fillDraft, query: () => ({ search: 'Kabir' }) },
    addDraftGuest: { body: () => ({ guests: twice }), before: nothing },
    chooseGuestListFile: { before: fillDraft, body: () => ({ tables: [], country: 'IN' }) },
    addImportedGuests: { before: fillDraft },
    ...guestListRecipes,
    ...chatRecipes,
    createEvent: {
      body: () => ({
        ...eventForm({ eventType: 'wedding', time: '18:00' }),
        brideGroomDetails: { bride: people.bride, groom: people.groom },
        giveTogether: false,
        story: 'How they met',
        dressCode: 'Traditional',
        invitationFrom: 'The Sharma family',
        otherName: 'कबीर पाँच साल का',
        otherDescription: 'केक और खेल',
        otherStory: 'वे कैसे मिले',
        guests: twice,
      }),
      becomes: 'owner',
    },

    getEvent: { before: takeToolPictureAway },
    getEventDesignTool: { before: putToolPictureBack },
    getWishlist: { before: nothing },
    addGift: { form: giftEntry },
    updateGift: of('alone'),
    markGiftDelivered: of('bought'),
    deleteGift: of('alone'),
    getImage: { params: (world) => ({ imageId: world.imageId }), before: nothing },

    enableCollaboration: of('open'),
    updateCollaboration: of('open'),
    joinCollaboration: {
      ...of('alone'),
      before: openAlone,
      body: (world, kind) => ({
        contributionAmount: kind === 'guest' || kind === 'keyHolder' ? 100 : 0,
        guest: world.guest.id,
      }),
      becomes: 'collaborator',
    },
    markGiftPurchased: of('open'),
    undoGiftPurchase: of('bought'),
    allowGiftPurchase: of('bought'),
    // nobody by that name is among those who give it: the gift is answered as it stands
    removeCollaborator: {
      ...of('open'),
      params: (world) => ({ giftId: world.gifts.open, userId: world.callers.stranger.userId }),
    },
    listCollaborationTargets: of('open'),
    listGiftCollaborationRequests: of('open'),
    listCollaborationRequests: { before: nothing },
    requestCollaboration: {
      body: (world) => ({
        giftId: world.gifts.open,
        targetUserId: world.collaborator.userId,
        message: 'May I join, too?',
      }),
      before: nothing,
    },
    respondToCollaborationRequest: {
      params: (world) => ({ requestId: world.token }),
      body: () => ({ status: 'rejected' }),
      before: async (world) => {
        const { requests } = (
          await world.collaborator.call('listCollaborationRequests', { params: { eventId: world.eventId } })
        ).data;
        world.token = requests.find(({ status }) => status === 'pending')?._id ?? 'no-such-request-000';
      },
    },
    listContributions: of('open'),
    withdrawContribution: {
      params: (world) => ({ giftId: world.gifts.open, contributionId: world.contributionId }),
      before: nothing,
    },
    giveShagun: {
      body: (world) => ({ amount: 100, blessing: 'Be happy', guest: world.guest.id }),
      before: async ({ ctx, eventId }) =>
        void (await ctx.db
          .updateTable('events')
          .set({ give_together: true })
          .where('id', '=', eventId)
          .execute()),
      becomes: 'collaborator',
    },
    listShagun: { before: nothing },
    withdrawShagun: {
      params: (world) => ({ contributionId: world.shagunId }),
      before: nothing,
    },
    listThankYous: { before: thankByHand },
    getPreparedThankYou: { params: giverByLink, before: thankByHand },
    getThankYouLink: { params: giverByLink, body: () => ({ text: 'Thank you!' }), before: findGiverByLink },
    thankGiver: {
      params: giverByLink,
      body: () => ({ way: 'in_person', upTo: '2100-01-01T00:00:00.000Z', requestId: newId() }),
      before: findGiverByLink,
    },
    undoThankYou: { params: giverByLink, before: thankByHand },
    listGiversByEvent: { before: nothing },
    getEventOverview: {
      before: async ({ ctx, eventId }) =>
        void (await ctx.db
          .updateTable('events')
          .set({ give_together_to_confirm: true })
          .where('id', '=', eventId)
          .execute()),
    },
    answerGiveTogether: { body: () => ({ giveTogether: true }) },
    getPaymentStatus: { params: (world) => ({ paymentId: world.payments.returned }) },
    getCardNumber: { params: (world) => ({ giftCardId: world.card.id }), before: nothing },
    redeemGiftCard: {
      body: (world) => ({
        giftCardId: world.card.id,
        productId: '101',
        amount: 150,
        recipientEmail: 'voucher-to@secret.example',
      }),
      before: nothing,
    },
    getRedemption: { params: (world) => ({ redemptionId: world.redemptionId }), before: nothing },
    exportTransactions: { before: nothing },
    getProducts: { params: () => ({ brandId: '11' }) },

    getDoorList: {
      query: (world, kind): Record<string, string> =>
        kind === 'owner' ? {} : { function: world.functionId },
    },
    listFunctions: { before: nothing },
    listFunctionGuests: { params: (world) => ({ functionId: world.functionId }), before: nothing },
    listQuestions: { before: nothing },
    addInvitees: { body: () => ({ newGuests: [{ firstName: 'Kabir', phone: '9820054321' }] }) },
    addGuest: { body: () => ({ firstName: 'Nani', language: 'hi' }) },
    recordHandSending: { params: (world) => ({ guestId: world.phoneGuest.id }) },
    previewGuestMessage: { body: () => ({ audience: 'all', text: 'See you soon.' }) },
    listRecipients: {
      query: (world, kind): Record<string, string> =>
        kind === 'editor'
          ? { to: 'all' }
          : kind === 'owner'
            ? { to: 'all', functionId: world.functionId }
            : {},
    },
    updateGuest: {
      body: () => ({
        firstName: 'Kavya',
        lastName: 'Rao',
        phone: '9820054322',
        email: 'kavya@example.in',
        household: 'Kavya, Dev',
      }),
    },
    addQuestion: { body: question },
    updateQuestion: {
      // choices that somebody took stay
      body: () => ({ ...question(), choices: ['a', 'b'].map((_id) => ({ _id, text: `Tea ${_id}` })) }),
      before: async (world) => {
        const { data } = await world.callers.organiser.call('listQuestions', {
          params: { eventId: world.eventId },
        });
        world.token = data.questions.find(({ kind }) => kind === 'one')?._id ?? 'no-question-there';
      },
    },
    chooseDesign: { body: design },
    checkDesign: { body: design },

    readEventFile: { before: madeFromFile, form: eventFileForm },
    getEventImport: { before: fileRead, params: ({ token }) => ({ importId: token }) },
    makeImportedEvent: {
      before: fileRead,
      params: ({ token }) => ({ importId: token }),
      body: () => ({ again: true }),
    },
    discardEventImport: { before: fileRead, params: ({ token }) => ({ importId: token }) },
    getCalendarFeed: { before: ownCalendarFeed },
    readCalendarFeed: {
      before: ownCalendarFeed,
      params: ({ token }) => ({ feedId: token.split('?key=')[0] ?? '' }),
      query: ({ token }) => ({ key: token.split('?key=')[1] ?? '' }),
    },
    listApiKeys: {
      before: async ({ ctx }, { userId }) => {
        if (!userId) return;
        await addApiKeyRow(ctx, userId);
        await addApiKeyRow(ctx, userId, { revoked_at: ctx.now() });
      },
    },
    makeApiKey: { body: () => ({ name: 'Our seating plan', scopes: ['events:read'], lasts: 'quarter' }) },
    listWebhooks: {
      before: async (world, caller) => {
        await ownWebhook(world, caller);
        // one that its owner switched off
        await world.ctx.db
          .updateTable('webhook_endpoints')
          .set({ off_at: world.ctx.now(), off_because: 'owner' })
          .where('id', '=', world.token)
          .execute();
      },
    },
    addWebhook: { body: () => ({ url: 'https://hooks.example.in/shagun', topics: ['reply'] }) },
    getWebhook: { before: ownWebhook, params: withWebhook },
    changeWebhook: {
      before: ownWebhook,
      params: withWebhook,
      body: () => ({ topics: ['reply', 'payment'], on: true }),
    },
    removeWebhook: { before: ownWebhook, params: withWebhook },
    replaceWebhookSecret: { before: ownWebhook, params: withWebhook },
    testWebhook: { before: ownWebhook, params: withWebhook },
    resendDelivery: { before: ownWebhook, params: withWebhook },
    listPasskeys: { before: ownPasskey },
    beginPasskey: { before: ownPasskey },

    getHostInvitation: { params: ({ hostIds }) => ({ token: hostIds.viewer }) },
    acceptHostInvitation: { params: ({ hostIds }) => ({ token: hostIds.viewer }) },
    getAccountDeletion: { before: nothing },
    deleteAccount: {
      body: (_world, kind) => ({
        confirmation: kind === 'stranger' ? people.stranger.email : 'not my address',
      }),
    },

    exchangeDesignToolCode: {
      before: async (world, caller) => {
        if (!caller.userId) return;
        const { code, state } = await tool.decide(await tool.leave(caller), tool.newAccount());
        world.token = JSON.stringify({ code, state });
      },
      body: (world) =>
        world.token.startsWith('{')
          ? (JSON.parse(world.token) as object)
          : { code: 'made-up', state: 'x'.repeat(43) },
    },
    getDesignToolConnection: { before: connect },
    listToolDesigns: { before: ownDesign },
    openToolDesign: { params: (world) => ({ designId: world.token }), before: ownDesign },
    createToolDesign: { before: connect, body: () => ({ template_id: 'wedding' }) },
    exportToolDesign: { body: (world) => ({ design_id: world.token }), before: ownDesign },
    getToolExport: { params: (world) => ({ exportId: world.exportId }), before: nothing },
    downloadToolExport: { params: (world) => ({ exportId: world.exportId }), before: nothing },
    useToolPicture: { body: (world) => ({ export_id: world.exportId }), before: nothing },
    downloadDesign: { params: () => ({ file: 'wide' }), before: nothing },

    ...operatorRecipes,

    suggestPlaces: { query: () => ({ input: 'mumbai', session: 'session-of-the-walk' }) },
    findPlaceAt: { query: () => ({ lat: '18.92', lng: '72.834' }) },
    pickPlace: {
      params: (world) => ({ placeId: world.token }),
      query: () => ({ session: 'session-of-the-walk' }),
      before: async (world) => {
        const answer = await world.callers.organiser.call('suggestPlaces', {
          query: { input: 'mumbai', session: 'session-of-the-walk' },
        });
        world.token = answer.data.suggestions[0]?.placeId ?? '';
      },
    },
  };
}

/** The recipe of an operation, whole. */
export const recipeOf = (name: OperationName, own: Partial<Record<OperationName, Recipe>>): Recipe => ({
  ...(matrix[name] as Recipe),
  ...own[name],
});
