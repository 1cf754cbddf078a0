/** What other words may ask of the wishlist. */
export { presentGift, presentGiftOnPage } from './present.ts';
export { firstGifts, giftsOf } from './repository.ts';
export { insertWishes, prepareWishes } from './wishes.ts';
