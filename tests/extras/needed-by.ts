import type { OperationName } from '#contract/operations.ts';

/** A screen of the specification (its section 2), or a part of one that has an address of its own. */
export type Screen =
  | 'landing'
  | 'guide'
  | 'contact'
  | 'dashboard'
  | 'profile'
  | 'organised-events'
  | 'attending-events'
  | 'create-event'
  | 'event'
  | 'rsvp'
  /** Giving together, of the event's screen. */
  | 'gift'
  | 'invite'
  /** The invitation page's second tab. */
  | 'design'
  | 'wishlist'
  | 'security'
  | 'design-tool-callback'
  | 'payment-success'
  | 'payment-cancel'
  | 'wallet'
  /** The dialog of the wallet. */
  | 'redemption'
  /** The notification panel. */
  | 'bell';

/**
 * Which screens of the specification show or do something with a call that the specification orders of them. One that
 * none needs is an extra: whatever becomes of it, every screen stands (docs/decisions/0095). A new operation has to
 * say here which it is. Section 7 orders one call that no screen of ours makes.
 */
export const neededBy: Record<OperationName, readonly Screen[] | 'other clients'> = {
  // accounts
  getCurrentUser: ['dashboard', 'profile', 'gift'],
  updateProfile: ['dashboard', 'profile'],
  setLanguage: [],
  sendEmailConfirmation: [],
  cancelEmailChange: [],
  getEmailLink: [],
  useEmailLink: [],
  exportAccount: [],
  getAccountDeletion: [],
  deleteAccount: [],

  // sign-in by code
  requestSignInCode: [],
  getSignInCode: [],
  signInWithCode: [],

  // passkeys
  listPasskeys: [],
  beginPasskey: [],
  addPasskey: [],
  removePasskey: [],
  beginPasskeySignIn: [],
  signInWithPasskey: [],

  // security
  listSessions: ['security'],
  listPastLogins: ['security'],
  getSecurityOverview: ['security'],
  revokeSession: ['security'],
  revokeOtherSessions: ['security'],
  keepSessionAlive: ['security'],
  getWaysIn: [],
  getWaysInQuestion: [],
  answerWaysIn: [],

  // API keys
  listApiKeys: [],
  makeApiKey: [],
  revokeApiKey: [],

  // webhooks
  listWebhooks: [],
  addWebhook: [],
  getWebhook: [],
  changeWebhook: [],
  removeWebhook: [],
  replaceWebhookSecret: [],
  testWebhook: [],
  resendDelivery: [],

  // notifications
  getNotifications: ['bell'],
  getUnreadCount: ['bell'],
  markNotificationsRead: ['bell'],
  cleanUpNotifications: ['bell'],
  getNotificationMail: [],
  setNotificationMail: [],

  // contact
  sendContactMessage: ['contact'],

  // events
  getMyEvents: 'other clients',
  getEventStats: ['dashboard', 'profile'],
  listComingEvents: [],
  getPlanRoom: [],
  listOrganisedEvents: ['organised-events', 'profile'],
  listAttendingEvents: ['attending-events', 'profile'],
  createEvent: ['create-event'],
  getEvent: ['event', 'rsvp', 'gift', 'wishlist'],
  getEventOverview: [],
  getEditableEvent: ['invite', 'design', 'wishlist'],
  updateEvent: [],
  answerGiveTogether: [],
  setEventPhoto: [],
  removeEventPhoto: [],
  cancelEvent: [],
  getEventCalendar: [],

  // event files
  exportEvent: [],
  readEventFile: [],
  getEventImport: [],
  makeImportedEvent: [],
  discardEventImport: [],

  // the calendar
  getCalendarFeed: [],
  makeCalendarFeed: [],
  removeCalendarFeed: [],
  readCalendarFeed: [],

  // drafts
  getEventDraft: ['create-event'],
  saveEventDraft: ['create-event'],
  deleteEventDraft: [],
  addDraftGuest: ['create-event'],
  updateDraftGuest: ['create-event'],
  removeDraftGuest: ['create-event'],
  setDraftFamily: ['create-event'],
  readGuestListFile: ['create-event'],
  chooseGuestListFile: [],
  addImportedGuests: ['create-event'],
  discardImport: ['create-event'],

  // hosts
  listHosts: [],
  inviteHost: [],
  leaveEvent: [],
  changeHostRole: [],
  resendHostInvitation: [],
  removeHost: [],
  getHostInvitation: [],
  acceptHostInvitation: [],

  // functions
  listFunctions: [],
  addFunction: [],
  updateFunction: [],
  moveFunction: [],
  deleteFunction: [],
  listFunctionGuests: [],
  changeFunctionGuests: [],
  changeGuestFunctions: [],

  // questions
  listQuestions: [],
  addQuestion: [],
  updateQuestion: [],
  moveQuestion: [],
  deleteQuestion: [],

  // places
  getPlaceSearch: [],
  suggestPlaces: ['create-event'],
  findPlaceAt: ['create-event'],
  pickPlace: ['create-event'],

  // suggested text
  generateDescription: ['create-event'],

  // designs
  getDesign: ['design'],
  chooseDesign: ['design'],
  clearDesign: ['design'],
  checkDesign: ['design'],
  previewDesign: [],
  downloadDesign: [],

  // the design tool
  getDesignToolConnection: [],
  exchangeDesignToolCode: ['design-tool-callback'],
  disconnectDesignTool: ['design'],
  listDesignToolTemplates: ['design'],
  listToolDesigns: ['design'],
  openToolDesign: ['design'],
  createToolDesign: ['design'],
  getEventDesignTool: [],
  exportToolDesign: ['design'],
  getToolExport: [],
  downloadToolExport: ['design'],
  useToolPicture: [],
  dropToolPicture: [],

  // guests
  listGuests: ['invite'],
  exportGuests: [],
  getGuestLists: [],
  changeGuests: [],
  undoGuestChange: [],
  getGuestRemoval: [],
  getDuplicateGuests: [],
  getGuestMerge: [],
  mergeGuests: [],
  saveGuestList: [],
  deleteGuestList: [],
  getDoorList: [],
  getCatering: [],
  getGuest: [],
  addGuest: [],
  updateGuest: [],
  settleEmail: [],
  removeGuest: [],
  setRsvp: ['event', 'rsvp'],
  resetRsvp: ['event', 'rsvp'],

  // guest lists of an event that exists
  readGuestImport: [],
  chooseGuestImport: [],
  getGuestImport: [],
  addGuestImport: [],
  listGuestImports: [],
  getGuestImportUndo: [],
  undoGuestImport: [],
  discardGuestImport: [],

  // invitations
  addInvitees: ['invite'],
  sendInvitations: [],
  getInvitationReview: [],
  planSending: [],
  cancelSendingPlan: [],
  sendTestInvitation: [],
  getSendingProgress: [],
  getPersonalLink: [],
  getSharedInvitation: [],
  resetPersonalLink: [],
  getNextToSend: [],
  recordHandSending: [],
  setGuestLanguage: [],
  openShortLink: [],
  checkUnsubscribeLink: [],
  unsubscribe: [],
  resumeMails: [],
  sayNotForMe: [],

  // reminders
  getReminders: [],
  saveReminders: [],
  listRecipients: [],
  remindNow: [],
  previewGuestMessage: [],
  sendGuestMessage: [],

  // what guests write by WhatsApp
  listChats: [],
  getChat: [],
  recordChatReply: [],
  closeChat: [],
  writeToChat: [],

  // wishlist
  uploadImage: ['create-event', 'wishlist'],
  getImage: ['event', 'wishlist'],
  getWishlist: ['wishlist', 'gift'],
  addGift: ['wishlist'],
  deleteGift: ['wishlist'],
  updateGift: [],
  markGiftDelivered: [],

  // claims
  claimGift: [],
  releaseGift: [],

  // collaboration
  enableCollaboration: ['gift'],
  updateCollaboration: [],
  joinCollaboration: ['gift'],
  markGiftPurchased: ['gift'],
  undoGiftPurchase: [],
  allowGiftPurchase: [],
  removeCollaborator: [],
  listCollaborationTargets: ['gift'],
  requestCollaboration: ['gift'],
  listCollaborationRequests: ['event'],
  listGiftCollaborationRequests: ['gift'],
  respondToCollaborationRequest: ['event', 'gift'],

  // contributions
  listContributions: [],
  withdrawContribution: [],
  getRefundPreview: [],

  // shagun
  giveShagun: [],
  listShagun: [],
  withdrawShagun: [],

  // thank-yous
  listThankYous: [],
  getPreparedThankYou: [],
  getThankYouLink: [],
  thankGiver: [],
  undoThankYou: [],
  listGiversByEvent: [],

  // payments
  getPaymentStatus: ['payment-success', 'payment-cancel'],

  // gift cards
  getWallet: ['wallet', 'redemption'],
  getCardNumber: [],
  exportTransactions: [],
  getCatalogs: ['redemption'],
  getProducts: ['redemption'],
  redeemGiftCard: ['redemption'],
  getRedemption: ['redemption'],

  // the console
  getConsoleOverview: [],
  listFailedJobs: [],
  listFailedDeliveries: [],
  listMoney: [],
  getLedgerCheck: [],
  listSendingProblems: [],
  listOperatorLog: [],
  readMoneyStory: [],
  findPerson: [],
  actAsOperator: [],
};

/** Calls that no screen of the specification needs. */
export const extras = (Object.keys(neededBy) as OperationName[]).filter(
  (name) => neededBy[name].length === 0,
);

/** Those of them that screens of the specification make all the same, for parts that are not ordered. */
export const partsOfScreens: readonly OperationName[] = [
  'getDesignToolConnection',
  'getEventDesignTool',
  'getEventOverview',
  'getGuestLists',
  'getPlaceSearch',
  'getPlanRoom',
  'getSendingProgress',
  'getWaysInQuestion',
  'listApiKeys',
  'listComingEvents',
  'listContributions',
  'listFunctions',
  'listGiversByEvent',
  'listPasskeys',
  'listWebhooks',
];
