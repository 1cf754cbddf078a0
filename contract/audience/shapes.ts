import { textReaders } from '#contract/events/event-fields.ts';
import { only, type Readers } from './readers.ts';

/** What several answers have in common. */

export const outcomeReaders = only('anyone', 'success', 'message');

export const pageNumbers = only('anyone', 'total', 'page', 'pages');

export const pictureReaders = only('anyone', 'url', 'thumbnailUrl', 'width', 'height');

/** Somebody by name and picture. */
export const personReaders = <Who extends Readers>(who: Who) =>
  only(who, '_id', 'firstName', 'lastName', 'profilePicture');

const venueReaders = only('anyone', 'name', 'location', 'lat', 'lng', 'placeId');

const oneOfCouple = { ...only('anyone', 'firstName', 'lastName'), ...only('hosts', 'phone') };

/** What every answer about an event holds. */
export const eventFields = {
  ...only('anyone', '_id', 'eventType', 'startsAt', 'status', 'version', 'giveTogether'),
  ...textReaders,
  venue: venueReaders,
  brideGroomDetails: { bride: oneOfCouple, groom: oneOfCouple },
};

/** A guest of the list, with contacts. */
const listedGuestReaders = <Who extends Readers>(who: Who) => ({
  ...only(
    who,
    '_id',
    'firstName',
    'lastName',
    'phone',
    'email',
    'withFamily',
    'partyLimit',
    'language',
    'rsvp',
    'rsvpSource',
  ),
  user: only(who, '_id'),
});
/** Any guest, as hosts see them. */
export const hostedGuestReaders = listedGuestReaders('hosts');
/** Guests who read themselves. */
export const ownGuestReaders = listedGuestReaders('guest');

/** A guest's reply. */
export const replyReaders = <Who extends Readers>(who: Who) =>
  only(who, 'rsvp', 'rsvpSource', 'adults', 'children', 'note', 'names', 'version');

/** A question, with what one guest answered. */
export const guestQuestionReaders = <Who extends Readers>(who: Who) => ({
  ...only(who, '_id', 'kind', 'text', 'required', 'answer'),
  choices: only(who, '_id', 'text'),
});

/** A function of an event. */
export const eventFunctionReaders = <Who extends Readers>(who: Who) => ({
  ...only(who, '_id', 'name', 'date', 'time', 'startsAt'),
  venue: only(who, 'name', 'location', 'lat', 'lng', 'placeId'),
});

/** What is wished for. */
export const gift = { ...only('anyone', '_id', 'name', 'price', 'link', 'type'), image: pictureReaders };

const giver = { ...personReaders('company'), ...only('personOrHosts', 'email') };

/** Who gives a gift and who bought it. */
const giftPeople = {
  collaborators: {
    user: giver,
    ...only('company', 'status', 'hasPurchased'),
    // what somebody hid is for them and the owner alone
    ...only('givers', 'contributionAmount'),
    ...only('giverOrOwner', 'hideAmount'),
  },
  purchasedBy: giver,
};

/** A gift as the wishlist tells of it. */
export const wishlistGiftReaders = {
  ...gift,
  ...giftPeople,
  ...only(
    'anyone',
    'isCollaborative',
    'openToAll',
    'closesOn',
    'collaboratorCount',
    'totalCollected',
    'isPurchased',
    'isDelivered',
    'isTaken',
  ),
  givenByLink: only('hosts', '_id', 'firstName', 'lastName'),
  broughtBy: only('hosts', '_id', 'firstName', 'lastName', 'blessing'),
  yourClaim: only('self', 'surprise', 'blessing'),
  ...only('self', 'mayJoin', 'mayBring', 'takesPart'),
  ...only('givers', 'purchaseConfirmation'),
  ...only('giversOrEditors', 'purchaseHeld'),
};
