import { count, formatRupees } from '#contract/common/format.ts';

// what a call answers or a form refuses, in the spec's words where it has them (section 8)
export const enableFailed = 'Failed to enable collaboration';
export const joinFailed = 'Failed to join collaboration';
export const purchaseFailed = 'Failed to mark as purchased';
export const requestFailed = 'Failed to send collaboration request';
export const requestSent = 'Collaboration request sent successfully!';
export const responded = (status: 'accepted' | 'rejected') => `Collaboration request ${status} successfully!`;
export const respondFailed = (status: 'accepted' | 'rejected') => `Failed to ${status} collaboration request`;
export const giftGone = 'This gift is no longer on the wishlist.';
export const notEnabled = 'Giving together has not been enabled for this gift yet.';
export const editorsEnable =
  'The organiser, or a co-host who may change this event, can let guests give this gift together.';
export const askFirst = 'Others are already giving this together. Ask one of them to let you join.';
export const guestsOnly = 'Only guests join this gift without asking. Ask to be let in.';
export const givingOff = 'The organiser has chosen not to have this gift given together.';
export const ownGift = 'This gift is for your own event. Guests can contribute to it.';
export const purchased = 'This gift has already been bought.';
export const boughtByAnother =
  'Somebody else has just marked this gift as purchased. Please look at it again.';
export const noPayments = 'Money cannot be given here.';
export const noMoney = 'No money is collected for this gift.';
export const eventCancelled = 'This event has been cancelled, so nothing more is collected for it.';
export const collected = 'The full amount for this gift has already been collected.';
export const closed = 'The last day to contribute to this gift has passed.';
export const closesInPast = 'The last day to contribute must be today or later.';
export const closesUnreadable = 'Enter a date that exists.';
export const amountNeeded = 'Enter an amount in rupees, or 0 to join without paying.';
export const belowMinimum = 'Contribute at least ₹1, or enter 0 to join without paying.';
export const aboveRemaining = (remaining: number) =>
  `That is more than this gift still needs. You can contribute up to ${formatRupees(remaining)}.`;
export const organisersOnly = 'Access denied - You can only change gifts of events you organized';
export const buyersOnly =
  'Only those who give this gift together and the organiser can mark it as purchased.';
export const gaveNothing =
  'Only guests, the organiser and those who have given something can mark it as purchased.';
export const targetNeeded = 'Choose who to ask.';
export const notAmongThose = 'You cannot ask this person about this gift.';
export const answerTheirRequest = 'This person has already asked you. Answer their request.';
export const acceptedBefore = 'This has already been accepted, so there is no need to ask again.';
export const requestLimitReached = 'You have asked this person several times today. Try again tomorrow.';
export const requestGone = 'This request is no longer there.';
export const targetsOnly = 'Only the person who was asked can answer this request.';
export const answerNeeded = 'Choose whether to accept or to reject.';
export const answeredBefore = (status: 'accepted' | 'rejected') => `This request has already been ${status}.`;

// contributions that go back
export const contributionGone = 'We could not find this contribution.';
export const withdrawFailed = 'Failed to take the contribution back. Please try again.';
export const withdrawNever = 'A contribution cannot be taken back here. Please ask the organiser.';
export const withdrawTooLate = 'It is too late to take this contribution back.';
export const withdrawPurchased = 'This gift has already been bought, so a contribution cannot be taken back.';
export const withdrawUsed =
  'The organiser has already used some of this contribution, so it cannot be taken back.';
/** The page that cancels an event, before pressing and after. */
export const goesBack = (amount: number, contributions: number) =>
  `${formatRupees(amount)} from ${count(contributions, 'contribution')} goes back to those who gave.`;
export const usedStays = (amount: number) =>
  `${formatRupees(amount)} that you have already used does not go back.`;

// people whose names are not known, or not told
export const nameless = 'A guest';
export const namelessGiver = 'One of the givers';
export const namelessGivers = (place: number) => `Giver ${place}`;

// every page about a gift
export const cannotSee = 'You cannot see this gift.';
export const giftOfEvent = (gift: string, event: string) => `${gift}, ${event}`;
export const backToGift = 'Back to the gift';
export const backToEvent = 'Back to the event';

// a gift given together
export const giftTab = (about?: { gift: string; event: string }) =>
  about ? `${about.gift} for ${about.event} · Shagun` : 'Give together · Shagun';
export const delivered = 'Delivered';
export const purchasedBadge = 'Purchased';
export const shop = 'See it in the shop';
/** Follows, for those who cannot see the sign beside it. */
export const shopOpens = ', opens in a new window';
export const progress = 'Collected so far';
export const remaining = (amount: string) => `${amount} remaining`;
export const collectedOf = (amount: string, price: string) => `${amount} of ${price} collected`;
export const lastDay = (day: string) => `Last day to contribute: ${day}`;
export const boughtBy = (names: string) => `Bought by ${names}`;
export const quoted = (text: string) => `“${text}”`;

// who gives it
export const giversTitle = 'Who’s giving';
export const giversNone = 'Nobody has joined yet.';
export const giversMoneyAlone = 'Nobody has joined yet, but money has been given.';
export const giversByLink = (names: string) => `Given by personal link: ${names}`;
export const givers = (people: number) =>
  people === 1
    ? '1 person is giving this gift.'
    : `${count(people, 'person', 'people')} are giving this gift together.`;
export const giversAll = 'Everybody who’s giving';
export const amountHidden = 'Amount hidden';
export const amountNone = 'Joined';
export const hiddenFromGuests = 'Hidden from guests';
export const youTakePart = 'You have joined but have not paid anything yet.';
export const youGave = (amount: string) => `You have given ${amount} so far.`;

// the next step
export const enableTitle = 'Give this gift together';
export const enableHint = 'Several people can share the cost.';
export const enable = 'Enable collaboration';
export const enabling = 'Enabling...';
export const enabled = (gift: string) => `${gift} can now be given together.`;
export const waiting = 'Your request is waiting for an answer.';
export const askAnother = 'Ask somebody else';
export const askToJoin = 'Request to join';

// the contribution's form
export const contributeTitle = 'Your contribution';
export const amountLabel = 'Amount in rupees';
export const amountHelp = (left: string) => `${left} remaining. Enter 0 to join without paying.`;
export const amountHelpAgain = (left: string) => `${left} remaining.`;
export const hideLabel = 'Hide my amount from other guests';
export const hideHelp = 'The organiser sees it.';
/** What becomes of too little and of too much; shown before anybody pays. */
export const poolRule =
  'The organiser receives whatever is collected, even if it is less than the price. If two people pay at the same time and the total goes over the price, both contributions count and the organiser receives them all.';
export const paidElsewhere = 'You pay on the card provider’s own page.';
export const contribute = 'Contribute';
export const contributing = 'Preparing...';
export const joined = (gift: string) => `You have joined. You give ${gift} with whoever else joins.`;
export const paidBefore = (amount: string) =>
  `You have already made this contribution of ${amount}. Nothing more was charged.`;
/** To a form sent again whose payment was cancelled, or ran out of time. */
export const cameToNothing = (amount: string) =>
  `The payment of ${amount} was not completed. You can begin it again; if your bank shows a charge, please do not pay twice: money that reaches us later still counts.`;
/** From the step before paying back to the form, with what was filled in. */
export const changeAmount = 'Change the amount';
export const payTitle = (amount: string) => `Pay ${amount}`;
export const payHint = (gift: string) =>
  `Your contribution to ${gift} counts once it is paid. You pay on the card provider’s own page and come back here.`;
export const pay = 'Continue to payment';

/** One line of the provider's page and of the payer's statement. */
export const payFor = (gift: string, event: string) => `${gift} – ${event}`;

// requests
export const receivedTitle = (requests: number) =>
  requests === 1 ? 'A request for you' : 'Requests for you';
export const received = '<who>Somebody</who> would like to give this gift together with you.';
export const accept = 'Accept';
export const reject = 'Reject';
export const sentTitle = 'Requests you sent';
export const requestStates = { pending: 'Pending', accepted: 'Accepted', rejected: 'Rejected' } as const;
export const inviteAnother = 'Invite another guest';
export const requestTab = (about?: { title: string; gift: string }) =>
  about ? `${about.title} · ${about.gift} · Shagun` : 'Give together · Shagun';
export const targetsNone =
  'There is nobody you can ask yet. Guests appear here once they have signed in to Shagun.';
export const targetLabel = 'Who would you like to ask?';
export const targetPlaceholder = 'Choose a person';
export const targetGives = 'Already giving';
export const targetOption = (name: string) => `${name} (already giving)`;
export const messageLabel = 'Message';
export const send = 'Send request';
export const sending = 'Sending...';

// more to do
export const moreLabel = 'More about this gift';
export const deliver = 'Mark as delivered';
export const marking = 'Marking...';

// marking as purchased
export const purchaseTab = (gift?: string) =>
  `Mark ${gift === undefined ? '' : `${gift} `}as purchased · Shagun`;
export const purchase = 'Mark as purchased';
export const purchaseWarning =
  'Everybody will see that nobody else needs to buy this gift. Only a host of the event can undo it.';
export const purchaseWarningShared =
  'After this, nobody can contribute to this gift or take a contribution back. Only a host of the event can undo it.';
export const confirmationLabel = 'Purchase confirmation';
export const confirmationHelp = 'Such as the shop and the order number.';
export const confirmationHelpShared =
  'Such as the shop and the order number. The givers and the organiser can read it.';
export const purchaseCancel = 'Not yet';
export const purchaseDone = (gift: string) => `${gift} is marked as purchased.`;

// a host takes a purchase back
export const undoPurchase = 'Undo purchase';
export const undoTab = (gift?: string) =>
  `Undo the purchase${gift === undefined ? '' : ` of ${gift}`} · Shagun`;
export const undoWhat = (gift: string) => `<gift>${gift}</gift> will no longer be marked as purchased.`;
export const undoWhatBy = (gift: string, buyer: string) =>
  `<gift>${gift}</gift> was marked as purchased by ${buyer}. That will be undone.`;
export const undoOpens = 'People can contribute to it again. What they gave so far stays.';
export const undoOpensAlone = 'Then somebody else can buy it.';
export const undoForgets = 'What the buyer wrote about the purchase is deleted.';
export const undoDelivered = 'It will no longer be marked as delivered either.';
export const undoTells = 'The buyer, everybody who is giving it and the other hosts will be told.';
export const undoHolds = 'The person who marked it cannot do so again until a host allows it.';
export const undoing = 'Undoing...';
export const undoLeave = 'Keep it as purchased';
export const undoFailed = 'The purchase could not be undone. Please try again.';
export const undone = (gift: string) => `${gift} is no longer marked as purchased.`;

// a host lets people mark it again
export const allowPurchase = 'Let people mark it as purchased';
export const purchaseAllowed = (gift: string) => `The people giving ${gift} can mark it as purchased again.`;
export const allowFailed = 'That could not be saved. Please try again.';

// the organiser's settings
export const settingsTab = (gift?: string) =>
  gift === undefined ? 'Who can join · Shagun' : `Who can join · ${gift} · Shagun`;
export const settingsTitle = 'Who can join, and until when';
export const openLabel = 'Open it to all guests';
export const openHelp =
  'Otherwise the first person to join starts the gift, and everyone after that asks the givers before joining.';
export const closesLabel = 'Last day to contribute';
export const closesHelp = 'Leave it empty to collect until the gift is bought.';
export const save = 'Save';
export const saving = 'Saving...';
export const savedOpen = 'Saved. All guests can now join.';
export const savedAsking = 'Saved. From now on, people ask the givers before joining.';

// lists of contributions
export const contributionsTab = (gift?: string) =>
  gift === undefined ? 'Contributions · Shagun' : `Contributions · ${gift} · Shagun`;
export const contributionsAll = 'All contributions';
export const contributionsOwnMissing = 'We can’t show right now what you have given.';
export const contributionsOwn = 'What you gave';
export const contributionsEarlier = 'Earlier contributions';
export const contributionsNone = 'Nothing has been given yet';
export const contributionsNoneHint = 'Contributions appear here as soon as they are paid.';
export const contributionsPages = 'Pages of contributions';
export const contributionStates = {
  paid: 'Paid',
  returning: 'Being returned',
  returned: 'Returned',
  return_failed: 'Could not be returned',
} as const;
export const returnedPart = (amount: string) => `${amount} of it, because the rest had been used.`;
export const withdrawUntil = (moment: string) => `You can take it back until ${moment}.`;
export const withdrawLink = (amount: string) => `Take back<hidden> ${amount}</hidden>`;

// taking a contribution back
export const withdrawTab = 'Take back a contribution · Shagun';
export const withdrawTitle = (amount: string) => `Take back ${amount}?`;
export const withdrawOver = 'This contribution can no longer be taken back.';
export const withdrawEffects = 'What will happen';
export const withdrawArrives = (amount: string) =>
  `${amount} goes back to the account or card you paid with, in 5 to 7 working days.`;
export const withdrawCounts = (gift: string) => `It no longer counts for ${gift}, and the organiser is told.`;
export const withdrawLeaves = 'If it is all you gave, you are no longer part of this gift.';
export const withdraw = (amount: string) => `Take back ${amount}`;
export const withdrawing = 'Taking it back...';
export const withdrawCancel = 'Keep my contribution';
export const withdrawn = (amount: string) => `${amount} has gone back to you.`;
export const withdrawBegun = (amount: string) => `${amount} is on its way back to you.`;
