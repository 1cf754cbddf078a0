import { z } from 'zod/v4';

/*
 * Section 3 of the specification, written out a second time: not from the contract, so that the two can be compared. Keys it
 * names are needed unless it calls them optional; what else stands in an answer is nobody's business here.
 */

const text = z.string();
/** Rupees, in an answer a number. */
const amount = z.number();
/** Not empty, where nothing works without it. */
const named = z.string().min(1);
/** ISO, in UTC. */
const instant = z.iso.datetime();
const day = z.iso.date();

export const user = z.looseObject({
  _id: named,
  email: text,
  firstName: text,
  lastName: text,
  phone: text,
  city: text,
  state: text,
  country: text,
  profilePicture: text,
});

const ofCouple = z.looseObject({ firstName: text, lastName: text, phone: text });

export const guest = z.looseObject({
  _id: named,
  firstName: text,
  lastName: text,
  phone: text,
  email: text,
  withFamily: z.boolean(),
  user: z.looseObject({ _id: named }).optional(),
  rsvp: z.enum(['pending', 'yes', 'no']),
  // 'manual or null', and the source that the address of a link names (section 2)
  rsvpSource: named.nullable(),
});

/** Somebody of a gift: a user as the entity Collaborator lists their keys. */
const personOfGift = z.looseObject({
  _id: named,
  firstName: text,
  lastName: text,
  email: text,
  profilePicture: text,
});

const collaborator = z.looseObject({
  user: personOfGift,
  status: z.enum(['pending', 'accepted', 'rejected']),
  // null: not for this reader (docs/decisions/0103)
  contributionAmount: amount.nullable(),
  hasPurchased: z.boolean(),
});

export const wishlistGift = z.looseObject({
  _id: named,
  name: named,
  price: amount,
  link: text.optional(),
  image: z.looseObject({ url: named }).optional(),
  isCollaborative: z.boolean(),
  collaborators: z.array(collaborator),
  totalCollected: amount,
  isPurchased: z.boolean(),
  isDelivered: z.boolean(),
  purchasedBy: z.array(personOfGift),
});

export const wishlist = z.array(z.looseObject({ type: named, items: z.array(wishlistGift).min(1) }));

export const event = z
  .looseObject({
    _id: named,
    eventType: z.enum([
      'birthday',
      'wedding',
      'getTogether',
      'reception',
      'houseWarming',
      'babyShower',
      'engagement',
      'custom',
    ]),
    eventName: named,
    description: text,
    date: day,
    time: text,
    venue: z.looseObject({ name: text, location: text }),
    guests: z.array(guest),
    // of a wedding and an engagement
    brideGroomDetails: z.looseObject({ bride: ofCouple, groom: ofCouple }).optional(),
    giftsWanted: z.array(wishlistGift),
  })
  .refine(
    ({ eventType, brideGroomDetails: couple }) => couple || !['wedding', 'engagement'].includes(eventType),
    'A wedding has both of them.',
  );

/** A user whom somebody else reads: without contacts, which section 2 shows nowhere. */
const otherUser = z.looseObject({ _id: named, firstName: text, lastName: text, profilePicture: text });

export const collaborationRequest = z.looseObject({
  _id: named,
  requesterId: otherUser,
  targetUserId: otherUser,
  giftId: named,
  message: text,
  status: z.enum(['pending', 'accepted', 'rejected']),
  createdAt: instant,
});

export const notification = z.looseObject({
  _id: named,
  type: named,
  title: named,
  message: named,
  read: z.boolean(),
  createdAt: instant,
  sentViaApp: z.boolean(),
  sentViaEmail: z.boolean(),
  sentViaWhatsApp: z.boolean(),
});

const device = z.looseObject({ browser: named, os: named, deviceType: named });
const riskLevel = z.enum(['low', 'medium', 'high']);

export const session = z.looseObject({
  sessionId: named,
  device,
  location: z.looseObject({ ip: text }),
  timing: z.looseObject({ timeAgo: named, sessionDuration: named, loginAt: instant }),
  security: z.looseObject({ isCurrentSession: z.boolean(), isActive: z.boolean(), riskLevel }),
});

export const pastLogin = z.looseObject({
  sessionId: named,
  loginAt: instant,
  device,
  ipAddress: text,
  status: named,
});

export const securityOverview = z.looseObject({
  accountSecurity: z.looseObject({ securityScore: z.number().min(0).max(100), riskLevel }),
  sessionActivity: z.looseObject({ totalActiveSessions: z.number(), recentLogins: z.number() }),
  recommendations: z.array(z.looseObject({ type: z.enum(['warning', 'info', 'other']), message: named })),
});

export const paymentStatus = z.looseObject({
  payment: z.looseObject({
    eventId: z.looseObject({ eventName: named }),
    amount,
    gatewayPaymentId: named,
    completedAt: instant,
  }),
  giftCard: z.looseObject({ cardNumber: named, amount }),
});

export const giftCard = z.looseObject({
  _id: named,
  cardNumber: named,
  amount,
  originalAmount: amount,
  status: z.enum(['active', 'used', 'expired']),
  expiryDate: instant,
  // without it the wallet reads 'General Gift Card' (section 2)
  eventId: z.looseObject({ eventName: named }).optional(),
  transactions: z.array(
    z.looseObject({ type: z.enum(['credit', 'debit']), description: named, timestamp: instant, amount }),
  ),
});

export const catalogBrand = z.looseObject({
  id: named,
  brand: named,
  description: text,
  // empty: the logo falls back to one looked up by name (section 2)
  imageUrl: text,
  rating: z.number().nullable(),
});

export const catalogProduct = z.looseObject({
  id: named,
  name: named,
  description: text,
  // 'the product's denomination if any' (section 2)
  denomination: z.number().nullable(),
  type: named,
});

export const redemption = z.looseObject({ recipientEmail: named, orderId: named });
