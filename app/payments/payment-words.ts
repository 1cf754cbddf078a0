import { useFrame } from '#app/frame/frame-words.ts';
import { paymentWords } from '#messages/payments/by-language.ts';

/** The words of the pages about a payment, in the language the payer reads. */
export const usePaymentWords = () => paymentWords[useFrame().language];
