import { sampleAddress } from '#app/site/sample/sample-event.ts';
import { viewPlans } from '#app/site/plan-contents.ts';
import { eventTypes } from '#contract/events/event-types.ts';
import { eventTypeWords } from '#messages/events/types/by-language.ts';
import { languages, type Language } from '#messages/language.ts';
import { landingWords } from '#messages/site/landing/by-language.ts';

/**
 * What the landing page says (spec section 2), in one language. Nothing is said of money where guests cannot give any.
 * `cards` are invitations as guests get them, that in the reader's language last, which is in front.
 */
export function viewLanding(language: Language, { takesPayments }: { takesPayments: boolean }) {
  const words = landingWords[language];
  const { typeNames, typeDescriptions } = eventTypeWords[language];
  const { features, steps, testimonials, heroLines } = words;
  return {
    hero: {
      title: words.heroTitle,
      text: words.heroText,
      lines: [heroLines.answer, heroLines.ways, takesPayments ? heroLines.shagun : heroLines.wishlist],
      getStarted: words.getStarted,
      openSample: words.openSample,
      howItWorks: words.howItWorks,
      tryAnswer: words.tryAnswer,
      answered: sampleAddress({ rsvp: 'yes', adults: 2, children: 1, people: [3, 3] }),
      cards: [...languages].sort((one, other) => Number(one === language) - Number(other === language)),
    },
    sections: {
      features: {
        title: words.featuresTitle,
        items: [
          { ...features.organisation, picture: 'wedding' },
          { ...(takesPayments ? features.registry : features.wishlist), picture: 'birthday' },
          { ...features.guests, picture: 'getTogether' },
        ],
      },
      types: {
        title: words.eventTypesTitle,
        items: eventTypes.map((type) => ({
          title: typeNames[type],
          text: typeDescriptions[type],
          picture: type,
        })),
      },
      steps: {
        title: words.howItWorks,
        items: [steps.create, steps.invite, takesPayments ? steps.giving : steps.wishes],
      },
      testimonials: {
        title: words.testimonialsTitle,
        mark: words.exampleMark,
        items: [
          testimonials.sister,
          ...(takesPayments ? [testimonials.parents] : []),
          testimonials.grandfather,
        ],
      },
    },
    pricing: { title: words.pricingTitle, lead: words.pricingLead, ...viewPlans(words) },
    closing: { title: words.closingTitle, text: words.closingText, contactSales: words.contactSales },
  };
}

export type LandingView = ReturnType<typeof viewLanding>;
