import { z } from 'zod/v4';

/*
 * What Reloadly answers, as far as we read it: its published OpenAPI documents and SDKs.
 * Fields we do not read may be anything; a number may come as text.
 */

const identifier = z.union([z.number().int(), z.string().min(1)]).transform(String);
const money = z.union([z.number(), z.string()]);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const list = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

export const reloadlyToken = z.object({
  access_token: z.string().min(1),
  /** Seconds. */
  expires_in: z.coerce.number().positive().catch(300),
});

export const productShape = z.object({
  productId: identifier,
  productName: z.string().min(1),
  /** Missing in older answers, which hold active products only. */
  status: z.string().nullish(),
  denominationType: z.enum(['FIXED', 'RANGE']),
  fixedRecipientDenominations: list(money),
  minRecipientDenomination: money.nullish(),
  maxRecipientDenomination: money.nullish(),
  recipientCurrencyCode: z.string(),
  logoUrls: list(z.string()),
  brand: z.object({ brandId: identifier, brandName: z.string().min(1), logoUrl: text }),
  category: z.object({ name: text }).nullish(),
  redeemInstruction: z.object({ concise: text, verbose: text }).nullish(),
  additionalRequirements: z.object({ userIdRequired: z.boolean().nullish() }).nullish(),
});
export type ProductShape = z.output<typeof productShape>;

/** An order, as answered at once and as a row of `GET /reports/transactions`. */
export const transactionShape = z.object({
  transactionId: identifier,
  status: z.string(),
  customIdentifier: z.string().nullish(),
  product: z.object({ unitPrice: money.nullish() }).nullish(),
});
export type TransactionShape = z.output<typeof transactionShape>;

const cardShape = z.object({
  cardNumber: z.union([z.string(), z.number()]).nullish(),
  pinCode: z.union([z.string(), z.number()]).nullish(),
  redemptionUrl: z.string().nullish(),
});
/** One card, or a list of them. */
export const cardsAnswer = z.union([z.array(cardShape), cardShape.transform((card) => [card])]);

export const reloadlyError = z.object({ message: z.string().min(1), errorCode: z.string().nullish() });

/** A list comes bare, or as a page of Spring's with its place among the others. */
export const pageAnswer = z.union([
  z.array(z.unknown()).transform((content) => ({ content, last: undefined, number: undefined })),
  z.object({
    content: z.array(z.unknown()),
    last: z.boolean().optional(),
    /** Counted from 0. */
    number: z.number().int().optional(),
  }),
]);
