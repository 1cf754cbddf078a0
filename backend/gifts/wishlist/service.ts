/** What other words may ask of the wishlist. */
export { presentGiftOnPage } from './present.ts';
export { showGift } from './read-service.ts';
export { firstGifts, lockWishlist } from './repository.ts';
export { broughtBy, wishlistsOf } from './together.ts';
export { insertWishes, prepareWishes } from './wishes.ts';
