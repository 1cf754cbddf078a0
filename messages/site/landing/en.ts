import { count } from '#contract/common/format.ts';

// the landing page (spec sections 1 and 2)

export const pageTitle = 'Shagun: invitations, replies and gifts for Indian celebrations';
export const shareTitle = 'Shagun';
export const heroTitle = 'Invitations your whole family will pass on';
/** Under the hero's title, and what search engines and messengers show of the page. */
export const heroText =
  'The card, the answers and the gifts behind one link. For weddings, birthdays and every celebration in between.';
/** What is best about it, a line each. */
export const heroLines = {
  answer: 'Guests answer with one press, without an account.',
  ways: 'By WhatsApp, SMS or e-mail, in English and Hindi.',
  shagun: 'Shagun in an envelope: it reaches you as gift cards.',
  /** Where no money can be given. */
  wishlist: 'A wishlist beside the invitation, and nothing comes twice.',
};
export const getStarted = 'Get started';
export const openSample = 'Open a sample invitation';
/** Below the sample, as its guest would answer it. */
export const tryAnswer = 'Answer it as a guest would';
export const howItWorks = 'How it works';

/** Why somebody was led here: by sign-in that did not work. */
export const signInMessages = {
  busy: 'There were too many sign-ins in a short time. Please wait a few minutes, then try again.',
  unavailable: 'Sign-in is not available at the moment. Please try again in a few minutes.',
  cancelled: 'You left before signing in. Nothing was changed.',
  failed: 'Signing in did not work. Please try once more.',
} as const;
export const signInFirst = 'Please sign in to open that page. <link>Sign in</link>';

export const featuresTitle = 'What it does';
export const features = {
  organisation: {
    title: 'Event organisation',
    text: 'Date, venue and everything guests ask for on one page that opens fast on any phone, with a map and a calendar entry.',
  },
  registry: {
    title: 'Gift registry',
    text: 'A wishlist with prices and pictures, right beside the invitation. Several guests can give one gift together.',
  },
  /** Where no money can be given. */
  wishlist: {
    title: 'Gift registry',
    text: 'A wishlist with prices and pictures, right beside the invitation, so that nobody has to guess.',
  },
  guests: {
    title: 'Guest management',
    text: 'Who is coming, how many they bring, and whose invitation never arrived. Import the list from a file or type it.',
  },
} as const;

export const eventTypesTitle = 'For every kind of gathering';

export const steps = {
  create: {
    title: 'Create event',
    text: 'Name, day, place. Import your guest list from a file or type it; phone numbers and duplicates are tidied up for you.',
  },
  invite: {
    title: 'Invite guests',
    text: 'By e-mail, or with a shared link by WhatsApp or SMS. They answer with one tap, without an account, in English or Hindi.',
  },
  giving: {
    title: 'Manage gifts and wishes',
    text: 'Guests see your wishlist and can give together. What they pay reaches you as gift cards in your wallet.',
  },
  /** The same where no money can be given. */
  wishes: {
    title: 'Manage gifts and wishes',
    text: 'Guests see what you wish for. Tick off what has arrived, and nothing comes twice.',
  },
} as const;

export const testimonialsTitle = 'What it could be like for you';
/** Nobody said these: a role stands where a name would, and each carries its mark. */
export const testimonials = {
  sister: {
    role: 'Sister of a bride',
    quote: '“I would send fifty invitations on a Sunday evening and know by Wednesday how many to cook for.”',
  },
  /** Where money can be given. */
  parents: {
    role: 'Parents of a five-year-old',
    quote: '“Three families would give the cycle together, and nobody would bring a second one.”',
  },
  grandfather: {
    role: 'Grandfather on an old phone',
    quote: '“I would open the link, press one button and be done. No password, no app.”',
  },
} as const;
export const exampleMark = 'Example';

export const closingTitle = 'Who’s first on your list?';
export const closingText =
  'Your first event takes a few minutes. Nothing is sent until you press the button.';

// the plans of spec section 1, here and under About

export const pricingTitle = 'Pricing';
export const pricingLead = 'Start with Basic: no card needed, no end date.';
export { planNames } from '#messages/events/en.ts';
export const planFree = 'Free';
export const planComingSoon = 'Coming soon';
export const planEvents = (events: number) => `Up to ${count(events, 'event')} per year`;
export const planGuests = (guests: number) => `Up to ${count(guests, 'guest')} per event`;
export const planAllEvents = 'Unlimited events';
export const planAllEventsAndGuests = 'Unlimited events and guests';
export const basicExtras = { registry: 'Basic registry', mail: 'E-mail invitations' };
export const premiumExtras = {
  registry: 'Advanced registry',
  invitations: 'Custom invitations',
  messaging: 'Guest messaging',
  reminders: 'Reminders',
};
export const professionalExtras = {
  branding: 'Custom branding',
  support: 'Priority support',
  analytics: 'Analytics',
  team: 'Team collaboration',
};
export const contactSales = 'Contact sales';
/** For a reader who hears the link without the plan beside it. */
export const contactSalesAbout = (plan: string) => `Contact sales about ${plan}`;
