import { z } from 'zod/v4';
import { emailAddress, requiredLine } from './common.ts';

/** What a message to the support can be about. */
export const contactTopics = ['help', 'payment', 'sales', 'privacy', 'other'] as const;
export const contactTopic = z.enum(contactTopics, 'Choose what it is about.');
export type ContactTopic = z.infer<typeof contactTopic>;

/** Each topic as the form and the mail name it. */
export const contactTopicNames: Record<ContactTopic, string> = {
  help: 'Help with Shagun',
  payment: 'A payment or a gift card',
  sales: 'Plans and sales',
  privacy: 'My data',
  other: 'Something else',
};

export const MAX_CONTACT_MESSAGE = 5000;

/** `POST /api/contact`. */
export const contactForm = z.object({
  name: requiredLine('Enter your name.'),
  email: emailAddress,
  topic: contactTopic,
  message: z
    .string('Enter your message.')
    // spares the work of folding what is far too long
    .max(MAX_CONTACT_MESSAGE * 4, 'Use at most 5,000 characters.')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine((text) => text !== '', 'Enter your message.')
    .refine((text) => text.length <= MAX_CONTACT_MESSAGE, 'Use at most 5,000 characters.'),
  /** Nobody sees this field. Programs that fill every field give themselves away by it. */
  website: z.string().max(2000).default(''),
});
export type ContactForm = z.infer<typeof contactForm>;

export const contactSentences = {
  sent: 'Thank you. Your message is on its way to us.',
  failed: 'Your message could not be sent. Please try again in a moment.',
} as const;
