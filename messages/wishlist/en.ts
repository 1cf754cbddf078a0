// sentences of the wishlist, in the words of spec sections 2, 5, 6 and 8
export const nameAndPriceNeeded = 'Please provide both a gift name and price';
export const confirmDelete = 'Are you sure you want to delete this gift?';
export const invalidGift = 'Cannot delete gift: Invalid gift ID';
export const addFailed = (details: string) => `Failed to add gift: ${details}`;
export const deleteFailed = (details: string) => `Failed to delete gift: ${details}`;
export const organisersOnly = 'Access denied - You can only manage wishlist for events you organized';
export const organisersOnlyPage =
  'Only event organizers can manage the wishlist. You can view this event but cannot modify its wishlist.';

/** What the groups of the wishlist are called: the type, capitalised (spec section 2). */
export const typeNames = {
  home: 'Home',
  kitchen: 'Kitchen',
  travel: 'Travel',
  experience: 'Experience',
  cash: 'Cash',
  other: 'Other',
} as const;

// refusals and outcomes
export const nameRequired = 'Enter a name for the gift.';
export const formUnreadable = 'The form could not be read. Please send it again.';
export const gone = 'This gift is no longer on the wishlist.';
export const full = (most: number) =>
  `A wishlist holds up to ${most} gifts, and this one is full. Delete a gift you no longer want, then add this one.`;
export const hasMoney = 'Money has been given for this gift, so it cannot be deleted.';
export const notPurchased = 'Only a purchased gift can be marked as delivered.';
export const deleted = 'The gift was deleted.';
export const added = (gift: string) => `${gift} is on the wishlist.`;
export const saved = (gift: string) => `${gift} is saved.`;
export const markedDelivered = (gift: string) => `${gift} is marked as delivered.`;

// the wishlist page (spec section 2)
export const pageTitle = (event: string) => `Wishlist of ${event} · Shagun`;
export const pageTitleUnknown = 'Wishlist · Shagun';
export const title = 'Gift Wishlist';
export const thankYous = 'Thank-yous: who gave what';
export const totalGifts = 'Total Gifts';
export const totalValue = 'Total Value';
export const eventDetails = 'Event Details';
export const emptyTitle = 'Your wishlist is empty';
export const emptyHint =
  'Add the gifts you would like: guests see them on the event page and can give alone or together.';
export const addFirst = 'Add Your First Gift';
export const backToEvent = 'Back to the event';
export const addTitle = 'Add Gift';
export const add = 'Add this gift';
export const adding = 'Adding gift...';

// a gift on it
export const purchased = 'Purchased';
export const delivered = 'Delivered';
export const linkOf = (gift: string) => `: link of ${gift}, opens in a new window`;
export const edit = (gift: string) => `Edit<hidden> ${gift}</hidden>`;
export const remove = (gift: string) => `Delete<hidden> ${gift}</hidden>`;
export const undoPurchase = (gift: string) => `Undo purchase<hidden> of ${gift}</hidden>`;
export const noMoney = 'No money is collected for this gift.';
export const collected = (amount: string) => `${amount} collected`;
export const seeWhoGives = (gift: string) => `See who’s giving<hidden> ${gift}</hidden>`;
export const boughtBy = (names: string) => `Bought by ${names}`;
export const quoted = (text: string) => `“${text}”`;
export const markDelivered = 'Mark as delivered';
export const markDeliveredOf = (gift: string) => `Mark as delivered: ${gift}`;

// the form of a gift, here and on the creation of an event
export const nameLabel = 'Gift name';
export const priceLabel = 'Price in rupees';
export const typeLabel = 'Type';
export const linkLabel = 'Link';
export const linkExample = 'https://';
export const pictureLabel = 'Picture';
export const pictureLabelAnother = 'Another picture';
export const pictureHelp = 'PNG or JPG, up to 5 MB.';
export const pictureChosen = 'The chosen picture';
export const pictureRemove = 'Remove this picture';

// changing a gift
export const editPageTitle = (gift: string, event: string) => `${gift} · Wishlist of ${event} · Shagun`;
export const editPageTitleUnknown = 'Change a gift · Shagun';
export const editTitle = (gift: string) => `Change ${gift}`;
export const editSave = 'Save gift';
export const editSaving = 'Saving...';
export const editBack = 'Back to the wishlist';

// deleting a gift
export const deletePageTitle = 'Delete a gift · Shagun';
export const deleteWhat = (gift: string, price: string) =>
  `<gift>${gift}</gift> (${price}) will be removed from the wishlist, with its picture. This cannot be undone.`;
export const cannotDelete = (gift: string) => `${gift} cannot be deleted`;
export const deleteConfirm = 'Delete this gift';
export const deleting = 'Deleting...';
export const deleteLeave = 'Keep this gift';

/** Of a gift that a guest said they bring. */
export const broughtBy = (name: string) => `${name} will bring it`;
export const blessingOf = (blessing: string) => `“${blessing}”`;
