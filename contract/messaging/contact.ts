import { z } from 'zod/v4';
import { typedText } from '#contract/common/plain-line.ts';
import * as words from '#messages/contact/en.ts';
import * as fieldWords from '#messages/fields/en.ts';
import { emailAddress, requiredLine } from '#contract/common/fields.ts';

/** What a message to the support can be about. */
export const contactTopics = ['help', 'payment', 'sales', 'privacy', 'other'] as const;
export const contactTopic = z.enum(contactTopics, words.chooseTopic);

const MAX_CONTACT_MESSAGE = 5000;

/** `POST /api/contact`. */
export const contactForm = z.object({
  name: requiredLine(words.enterName),
  email: emailAddress,
  topic: contactTopic,
  message: z
    .string(words.enterMessage)
    // spares the work of folding what is far too long
    .max(MAX_CONTACT_MESSAGE * 4, fieldWords.atMostCharacters(MAX_CONTACT_MESSAGE))
    .transform(typedText)
    .refine((text) => text !== '', words.enterMessage)
    .refine((text) => text.length <= MAX_CONTACT_MESSAGE, fieldWords.atMostCharacters(MAX_CONTACT_MESSAGE)),
  /** Nobody sees this field. Programs that fill every field give themselves away by it. */
  website: z.string().max(2000).default(''),
});
export type ContactForm = z.infer<typeof contactForm>;
