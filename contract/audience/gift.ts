import type { claimOperations } from '#contract/gifts/claim-operations.ts';
import type { collaborationOperations } from '#contract/gifts/collaboration-operations.ts';
import type { contributionOperations } from '#contract/gifts/contribution-operations.ts';
import type { shagunOperations } from '#contract/gifts/shagun-operations.ts';
import type { thankYouOperations } from '#contract/gifts/thank-you-operations.ts';
import type { wishlistOperations } from '#contract/gifts/wishlist-operations.ts';
import { only, type AnswerReaders } from './readers.ts';
import { outcomeReaders, personReaders, pictureReaders, wishlistGiftReaders } from './shapes.ts';

/** The wishlist is for whoever sees the event page; who gives and who bought only for the company, amounts for those who give. */
export const wishlistReaders: AnswerReaders<typeof wishlistOperations> = {
  uploadImage: { image: { ...pictureReaders, ...only('self', '_id') } },
  getImage: 'anyone',
  getWishlist: { ...only('anyone', 'type'), items: wishlistGiftReaders },
  addGift: { gift: wishlistGiftReaders },
  deleteGift: outcomeReaders,
  updateGift: { gift: wishlistGiftReaders },
  markGiftDelivered: { gift: wishlistGiftReaders },
};

export const claimReaders: AnswerReaders<typeof claimOperations> = {
  claimGift: outcomeReaders,
  releaseGift: outcomeReaders,
};

const changed = { gift: wishlistGiftReaders };
const begunPayment = {
  ...only('self', '_id', 'status', 'amount'),
  checkout: only('self', 'kind', 'action', 'fields', 'url'),
};
const request = {
  ...only('self', '_id', 'giftId', 'giftName', 'message', 'status', 'createdAt'),
  // of the two people a request is between, a stranger learns their own name alone
  requesterId: personReaders('self'),
  targetUserId: { ...only('self', '_id'), ...only('company', 'firstName', 'lastName', 'profilePicture') },
};
const answered = { ...only('self', 'message'), request };

export const collaborationReaders: AnswerReaders<typeof collaborationOperations> = {
  enableCollaboration: changed,
  updateCollaboration: changed,
  joinCollaboration: { ...changed, payment: begunPayment },
  markGiftPurchased: changed,
  undoGiftPurchase: changed,
  allowGiftPurchase: changed,
  removeCollaborator: changed,
  listCollaborationTargets: {
    targets: {
      user: { ...only('anyone', '_id'), ...only('company', 'firstName', 'lastName', 'profilePicture') },
      ...only('anyone', 'relation'),
    },
  },
  requestCollaboration: answered,
  listCollaborationRequests: { requests: request },
  listGiftCollaborationRequests: { requests: request },
  respondToCollaborationRequest: answered,
};

const contribution = {
  ...only(
    'giverOrOwner',
    '_id',
    'amount',
    'refundedAmount',
    'state',
    'at',
    'withdrawUntil',
    'blessing',
    'byLink',
  ),
  contributor: personReaders('giverOrOwner'),
};

const contributionPage = { contributions: contribution, ...only('anyone', 'page', 'pageCount') };

export const shagunReaders: AnswerReaders<typeof shagunOperations> = {
  giveShagun: { payment: begunPayment },
  listShagun: { ...contributionPage, received: only('owner', 'total', 'givers') },
  withdrawShagun: { contribution },
};

export const contributionReaders: AnswerReaders<typeof contributionOperations> = {
  listContributions: contributionPage,
  withdrawContribution: { contribution },
  getRefundPreview: only('owner', 'amount', 'contributions', 'used'),
};

const givenBy = only('owner', '_id', 'firstName', 'lastName', 'total', 'thanked');
const thankedGiver = {
  ...givenBy,
  ...only('owner', 'more', 'latest'),
  received: only('owner', 'kind', 'giftName', 'amount', 'blessing', 'at'),
  thankYou: only('owner', 'way', 'status', 'error', 'text', 'at'),
};

/** Who gave what, and who was thanked, is the owner's; how to reach them is not even theirs. */
export const thankYouReaders: AnswerReaders<typeof thankYouOperations> = {
  listThankYous: {
    items: thankedGiver,
    ...only('owner', 'total', 'page', 'pages'),
    counts: only('owner', 'givers', 'toThank'),
  },
  getPreparedThankYou: { giver: thankedGiver, ...only('owner', 'language', 'text', 'mail', 'whatsapp') },
  getThankYouLink: only('owner', 'whatsapp'),
  thankGiver: outcomeReaders,
  undoThankYou: outcomeReaders,
  listGiversByEvent: {
    events: {
      ...only('owner', '_id', 'eventName', 'giverCount', 'toThank'),
      givers: { ...givenBy, ...only('owner', 'blessing') },
    },
  },
};
