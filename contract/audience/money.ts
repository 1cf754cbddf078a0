import type { giftCardOperations } from '#contract/money/gift-card-operations.ts';
import type { paymentOperations } from '#contract/money/payment-operations.ts';
import { only, type AnswerReaders } from './readers.ts';

const card = only('self', 'cardNumber', 'amount');

/** A payment is for who paid, who got it and whoever came back from paying it. */
export const paymentReaders: AnswerReaders<typeof paymentOperations> = {
  getPaymentStatus: {
    payment: {
      ...only('self', '_id', 'status', 'amount', 'gatewayPaymentId', 'completedAt', 'blessing', 'meanwhile'),
      eventId: only('self', '_id', 'eventName', 'couple'),
      gift: only('self', '_id', 'name'),
      byLink: only('self', 'receipt'),
    },
    giftCard: card,
    giftCards: card,
    refund: only('self', 'status', 'reason', 'amount', 'at'),
  },
};

const redemption = only(
  'owner',
  '_id',
  'giftCardId',
  'status',
  'brand',
  'product',
  'amount',
  'recipientEmail',
  'orderId',
  'failure',
  'createdAt',
);
const redeemed = { ...only('owner', 'success'), redemption };

/** A wallet is its owner's: nobody else learns of a card or a voucher. */
export const giftCardReaders: AnswerReaders<typeof giftCardOperations> = {
  getWallet: {
    giftCards: {
      ...only('owner', '_id', 'cardNumber', 'amount', 'originalAmount', 'status', 'expiryDate'),
      eventId: only('owner', '_id', 'eventName'),
      transactions: only('owner', 'type', 'kind', 'description', 'timestamp', 'amount'),
      redemptions: redemption,
    },
    ...only('self', 'totalBalance'),
  },
  getCardNumber: only('owner', 'cardNumber'),
  exportTransactions: 'self',
  getCatalogs: {
    ...only('anyone', 'success'),
    catalogs: only('anyone', 'id', 'brand', 'description', 'imageUrl', 'rating'),
  },
  getProducts: {
    ...only('anyone', 'success'),
    products: only(
      'anyone',
      'id',
      'name',
      'description',
      'denomination',
      'type',
      'minimum',
      'maximum',
      'denominations',
    ),
  },
  redeemGiftCard: redeemed,
  getRedemption: redeemed,
};
