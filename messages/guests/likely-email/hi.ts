import { locales } from '#messages/language.ts';
import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const addresses = (guests: number) =>
  plural(guests, {
    one: 'भेजने से पहले # ई-मेल पता देख लें',
    other: 'भेजने से पहले # ई-मेल पते देख लें',
  });
export const notSentYet = (guests: number) =>
  plural(guests, {
    one: 'अभी कुछ नहीं भेजा गया: # ई-मेल पता ग़लत लिखा हुआ लगता है। उसे नीचे ठीक करें, या ऐसे ही भेजें।',
    other: 'अभी कुछ नहीं भेजा गया: # ई-मेल पते ग़लत लिखे हुए लगते हैं। उन्हें नीचे ठीक करें, या ऐसे ही भेजें।',
  });
export const more = (guests: number) => `और ${guests.toLocaleString(locales.hi)}`;
export const didYouMean = (email: string, likely: string) =>
  `${email}: कहीं यह <likely>${likely}</likely> तो नहीं?`;
export const take = (likely: string) => `बदलकर …${likely.slice(likely.lastIndexOf('@'))} करें`;
export const keep = 'ऐसे ही रहने दें';
export const about = (button: string, email: string) => `${button}: ${email}`;
export const saving = 'सहेजा जा रहा है…';
export const changed = (guest: string) => `${guest} का ई-मेल इस बीच बदल चुका है, इसलिए कुछ नहीं बदला गया।`;
export const kept = (email: string) => `${email} ऐसे ही रहेगा।`;
export const taken = (guest: string, email: string, sendAgain: boolean) =>
  `${guest} का ई-मेल अब ${email} है।${sendAgain ? ' न्योता फिर से भेजें, ताकि वह उन तक पहुँचे।' : ''}`;

export const didYouMeanFirst = (likely: string) =>
  `कहीं यह ${likely} तो नहीं? अगर जो लिखा है वही सही है, तो बटन एक बार और दबाएँ।`;
