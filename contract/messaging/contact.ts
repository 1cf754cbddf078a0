import { z } from 'zod/v4';
import { contactWords } from '#messages/contact/words.ts';
import { emailAddress, requiredLine, severalLines } from '#contract/common/fields.ts';

/** What a message to the support can be about. */
export const contactTopics = ['help', 'payment', 'sales', 'privacy', 'other'] as const;
export const contactTopic = z.enum(contactTopics, { error: () => contactWords.chooseTopic });

/** `POST /api/contact`. */
export const contactForm = z.object({
  name: requiredLine(() => contactWords.enterName),
  email: emailAddress,
  topic: contactTopic,
  message: severalLines(5000, undefined, () => contactWords.enterMessage),
  /** Nobody sees this field. Programs that fill every field give themselves away by it. */
  website: z.string().max(2000).default(''),
});
export type ContactForm = z.infer<typeof contactForm>;
