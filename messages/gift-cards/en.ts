import { count, formatRupees } from '#contract/common/format.ts';

// a gift card, wherever it is named
/** What a card without an event is called (spec section 2, Wallet). */
export const generalCard = 'General Gift Card';
export const cardInWords = (title: string, lastDigits: string) => `${title} · card ${lastDigits}`;
export const cardStatusNames = { active: 'Active', used: 'Used', expired: 'Expired' } as const;
export const cardWentBack = 'Returned';
export const cardWentBackHint = 'This contribution went back to the person who gave it.';

// wallet (spec section 2, Wallet)
export const walletPageTitle = 'Wallet · Shagun';
export const walletTitle = 'Wallet';
export const walletTabsLabel = 'Wallet';
export const cardsTab = 'Gift Cards';
export const earningsTab = 'Earnings';
export const historyTab = 'Transaction History';
export const detailsDialogTitle = 'Gift Card Details';
export const redeemDialogTitle = 'Redeem Gift Card';
export const allCards = 'All gift cards';
export const backToWallet = 'Back to the wallet';
export const walletErrorTitle = 'This page could not be opened';
export const tryAgain = 'Try Again';

// wallet: the tab Gift Cards
export const balanceLabel = 'Balance';
export const totalBalance = 'Total Available Balance';
export const activeCards = (cards: number) => count(cards, 'active card');
export const noCardsTitle = 'No Gift Cards Yet';
export const noCardsText = 'Gift cards will appear here when guests make contributions to your events.';
export const cardListLabel = 'Gift cards';
export const eventBalance = 'Balance';
export const giversMissing = 'We can’t show right now who gave.';
export const giversTitle = (givers: number) => `From ${count(givers, 'person', 'people')}`;
/** `rupees` is 0 for somebody who bought a gift. */
export const giverLine = (name: string, rupees: number) =>
  rupees > 0 ? `${name} · ${formatRupees(rupees)}` : name;
export const giverThanked = 'Thanked';
export const seeAllGivers = 'See everyone who gave';
export const thankGivers = (people: number) => `Thank ${count(people, 'person', 'people')}`;
export const currentBalance = 'Current Balance';
export const originalAmount = 'Original Amount';
export const expiryDate = 'Expiry Date';
export const percentUsed = (percent: number) => `${percent}% used`;
export const usedOfCard = (lastDigits: string) => `Used of card ${lastDigits}`;
export const useCard = 'Use Card';
export const useCardOpening = 'Opening...';
/** `more` is for those who hear the page and not for the eye. */
export const openDetails = (lastDigits: string) => `Details<more> of card ${lastDigits}</more>`;

// wallet: details of a card
export const cardNumberTerm = 'Card Number';
export const statusTerm = 'Status';
export const eventTerm = 'Event';
export const balanceOfOriginal = (held: number, original: number) =>
  `${formatRupees(held)} of ${formatRupees(original)}`;
export const vouchersBought = 'Vouchers Bought';
export const voucherStatusNames = {
  processing: 'Processing',
  completed: 'Sent',
  failed: 'Failed, money returned',
} as const;
export const orderNumber = (order: string) => `Order ID ${order}`;
export const historyTitle = 'Transaction History';
export const noTransactions = 'No transactions yet';
export const noTransactionsText = 'Gifts that arrive and vouchers you buy will be listed here.';

// wallet: the number of a card
export const numberPageTitle = 'Gift card number · Shagun';
export const numberTitle = 'Gift card number';
export const backToCard = 'Back to the card';
export const showNumber = 'Show number';
export const showNumberPending = 'Asking...';
export const keepNumberSecret =
  'Anyone who knows this number can claim the card as theirs: keep it to yourself.';

// wallet: the tab Earnings
export const noEarnings = 'No earnings data yet';
export const noEarningsText = 'What guests give will be added up here, by month and by event.';
export const earnedThisMonth = 'This Month';
export const earnedInTotal = 'Total Earnings';
export const earningEvents = 'Events';
export const earnedByMonth = 'By Month';
export const earnedByEvent = 'By Event';

// wallet: the tab Transaction History, and its file
export const downloadHistory = 'Download CSV';
export const historyCard = (lastDigits: string) => `card ${lastDigits}`;
export const historyPagesLabel = 'Pages of transactions';
export const exportColumns = [
  'Date',
  'Event',
  'Card',
  'Description',
  'Type',
  'Amount',
  'Balance after',
] as const;

// what moved money on a card
export const expiredEntry = 'Expired';
export const voucherEntry = (voucher: string) => `Voucher: ${voucher}`;
export const voucherReturnedEntry = 'Voucher not bought, money returned';

// redemption: brands (spec section 2, Redemption dialog)
export const brandsPageTitle = 'Choose a brand · Shagun';
export const chooseBrand = 'Choose a brand';
export const toSpend = (rupees: number) => `${formatRupees(rupees)} to spend`;
export const cardToSpend = (title: string, rupees: number) => `${title} · ${toSpend(rupees)}`;
export const searchBrandsLabel = 'Search brands';
export const searchBrandsPlaceholder = 'Search brands...';
export const searchBrandsSend = 'Search';
export const brandsFound = (brands: number) => count(brands, 'brand');
export const brandListLabel = 'Brands';
export const brandRating = (rating: number) =>
  `Rated ${rating.toLocaleString('en-IN', { maximumFractionDigits: 1 })} of 5`;
export const noBrandFoundTitle = 'No brand found';
export const noBrandFoundText = (search: string) => `Nothing matches “${search}”. Try another word.`;
export const showAllBrands = 'Show all brands';
export const noBrandsTitle = 'No brands right now';
export const noBrandsText = 'The voucher shop has nothing to offer at the moment. Please check again later.';
export const allBrands = 'All brands';
export const brandGone = 'This brand no longer has vouchers. Choose another one.';

// redemption: vouchers of a brand
export const vouchersPageTitle = (brand: string) => `${brand} · Shagun`;
export const chooseVoucher = 'Choose a voucher';
export const noVouchersTitle = 'No vouchers right now';
export const noVouchersText = 'This brand sells no vouchers at the moment.';
export const chooseOtherBrand = 'Choose another brand';
export const voucherListLabel = 'Vouchers';
export const voucherTooDear = 'More than this card holds.';
export const oneAmountOf = (amounts: readonly number[]) => {
  const written = amounts.map(formatRupees);
  return written.length === 1 ? written.join() : `${written.slice(0, -1).join(', ')} or ${written.at(-1)}`;
};
export const amountsFromTo = (minimum: number, maximum: number) =>
  `${formatRupees(minimum)} to ${formatRupees(maximum)}`;

// redemption: confirming
export const confirmPageTitle = 'Confirm your voucher · Shagun';
export const confirmTitle = 'Confirm your voucher';
export const backToVouchers = (brand: string) => `Vouchers of ${brand}`;
export const amountLabel = 'Redemption amount';
export const amountInRupeesLabel = 'Redemption amount in rupees';
export const amountHelp = (worth: string, held: number) => `${worth}; this card holds ${formatRupees(held)}.`;
/** Where some amounts leave less on the card than the smallest voucher of the brand. */
export const leavesTooLittle = (minimum: number) =>
  `If less than ${formatRupees(minimum)} is left on the card, it no longer pays for this voucher.`;
/** Beside what is left, when it is less than that. */
export const leftTooLittle = (left: number, minimum: number) =>
  `${formatRupees(left)}: too little for this voucher, which starts at ${formatRupees(minimum)}. Another brand’s may still take it.`;
export const amountTooLarge = 'More than this card holds';
export const alwaysWorth = (rupees: number) => `This voucher is always worth ${formatRupees(rupees)}.`;
export const chooseAmount = (amounts: readonly number[]) => `Choose ${oneAmountOf(amounts)}.`;
export const enterAtLeast = (minimum: number) => `Enter the amount, ${formatRupees(minimum)} or more.`;
export const enterAmountFromTo = (minimum: number, maximum: number) =>
  `Enter an amount from ${amountsFromTo(minimum, maximum)}.`;
export const recipientLabel = 'Recipient’s e-mail';
export const recipientHelp = 'The shop sends the voucher there by e-mail.';
export const recipientPlaceholder = 'Leave empty to use your own e-mail';
export const youBuy = 'You buy';
export const fromCard = 'From your gift card';
export const balanceNow = 'Card balance now';
export const balanceLeft = 'Left on the card';
export const balanceLeftUnknown = 'Depends on the amount';
export const ownEmail = 'Your own e-mail';
export const cancel = 'Cancel';
export const redeem = 'Redeem';
export const voucherAboveBalance = (worth: string, held: number) =>
  `This voucher costs ${worth}. The card holds ${formatRupees(held)}.`;

// redemption: what became of it
export const processing = 'Processing your redemption...';
export const processingHelp = 'This can take a few seconds. Please stay here.';
export const resultPageTitle = 'Your voucher · Shagun';
export const completedTitle = 'Your voucher is on its way';
export const completedText =
  'The shop has confirmed the order and sends the voucher by e-mail. Please check your spam folder, too.';
export const waitingTitle = 'Your order is being processed';
export const waitingText =
  'The money is set aside on your gift card. The shop has not confirmed the order yet: that usually takes a few seconds, sometimes a few minutes.';
export const waitingPromise = (asksAgain: boolean) =>
  `Nothing is lost. When the voucher is on its way an e-mail will follow; if the shop cannot deliver it, the money goes back to your card. ${asksAgain ? 'This page checks again by itself. ' : ''}You can also leave this page.`;
export const checkAgain = 'Check again';
export const failedTitle = 'The voucher was not bought';
export const done = 'Done';
export const chooseOtherVoucher = 'Choose another voucher';
export const voucherTerm = 'Voucher';
export const amountTerm = 'Amount';
export const recipientTerm = 'Recipient e-mail';
export const orderTerm = 'Order ID';
export const orderUnknown = 'Not known yet';

// redemption: a card that cannot be used
export const cardHasExpired = 'This card has expired.';
export const cardIsUsedUp = 'Everything on this card has been used.';
export const chooseOtherCard = 'Choose another card';

// refusals
/** Spec section 8. */
export const redemptionFailed = (reason: string) => `Redemption failed: ${reason}`;
export const cardGone = 'This gift card is not in your wallet.';
export const notActive = 'Only an active gift card can be redeemed.';
export const amountNeeded = 'Enter the amount to redeem.';
export const aboveBalance = 'That is more than this gift card holds.';
export const aboveHeld = (held: number) => `This gift card holds ${formatRupees(held)}. Enter that or less.`;
export const productGone = 'This voucher is no longer sold. Choose another one.';
export const catalogueUnavailable =
  'The voucher shop cannot be reached right now. Please try again in a few minutes.';
/** Why nothing was bought. */
export const redemptionFailures = {
  shop_unavailable:
    'The voucher shop cannot be reached right now. Nothing was taken from your gift card. Please try again in a few minutes.',
  voucher_refused:
    'The voucher shop could not sell this voucher. Nothing was taken from your gift card. Choose another one or try again later.',
  recipient_refused:
    'The voucher shop does not send to this e-mail address. Nothing was taken from your gift card. Enter another address.',
  /** Of a voucher that was waited for. */
  not_delivered: 'The voucher shop did not deliver this voucher. The money is back on your gift card.',
} as const;
export const redemptionGone = 'We could not find this voucher among yours.';
export const emailNeeded = 'Enter the e-mail address the voucher goes to: your profile has none.';
export const emailUnconfirmed = (email: string) =>
  `${email} is not confirmed yet. Open the e-mail we sent there and confirm it (your profile can send it again), or type the address the voucher goes to.`;
export const badEmail = 'Enter an e-mail address like asha@example.in, or leave it empty.';

// letters: how a voucher that was waited for ended
export const letterVoucher = 'Voucher';
export const letterValue = 'Value';
export const letterOrder = 'Order';
export const letterOpenWallet = 'Open your wallet';
export const boughtSubject = (voucher: string) => `Your voucher is on its way: ${voucher}`;
export const boughtText =
  'The voucher you chose has been bought. The voucher shop sends it by e-mail to the address you gave.';
export const notBoughtSubject = (voucher: string) => `Your voucher could not be bought: ${voucher}`;
export const notBoughtText = (amount: number) =>
  `The voucher shop did not deliver the voucher, so nothing was bought. ${formatRupees(amount)} is back on your gift card.`;

// letters: cards that will expire
export const cardExpiresSubject = (day: string) => `One of your gift cards expires on ${day}`;
export const cardsExpireSubject = (cards: number) => `${count(cards, 'gift card')} of yours will expire soon`;
export const cardExpiresText = (held: number) => `There is ${formatRupees(held)} left on it.`;
export const cardsExpireText = ({
  cards,
  held,
  days,
  first,
}: {
  cards: number;
  held: number;
  days: number;
  first: string;
}) =>
  `${count(cards, 'gift card')} with ${formatRupees(held)} on them will expire within ${days} days, the first on ${first}.`;
export const redeemBeforeExpiry =
  'Until then you can redeem what is left for brand vouchers. After that it can no longer be used.';
export const endingCard = (lastDigits: string) => `Card ending in ${lastDigits}`;
export const endingCardHolds = (held: number, until: string) => `${formatRupees(held)}, until ${until}`;
export const moreEndingCards = (cards: number) => count(cards, 'more card');
export const moreEndingCardsHold = (held: number) => `${formatRupees(held)}, listed in the wallet`;
export const openTheWallet = 'Open the wallet';
