import { LandingSection } from '#app/site/landing/section.tsx';
import { eventTypes } from '#contract/events/event-types.ts';
import * as accountWords from '#messages/accounts/en.ts';
import * as eventWords from '#messages/events/en.ts';
import * as landingWords from '#messages/site/landing/en.ts';

interface Money {
  /** Whether guests can give money here; nothing is said of it where they cannot. */
  takesPayments: boolean;
}

const featuresWith = ({ takesPayments }: Money) => [
  { ...landingWords.features.organisation, picture: 'wedding' },
  { ...landingWords.features[takesPayments ? 'registry' : 'wishlist'], picture: 'birthday' },
  { ...landingWords.features.guests, picture: 'getTogether' },
];

export function Features(money: Money) {
  return (
    <LandingSection id="features" title={landingWords.featuresTitle}>
      <ul className="grid gap-6 md:grid-cols-3">
        {featuresWith(money).map((feature) => (
          <li key={feature.title} className="card">
            <img
              src={`/illustrations/${feature.picture}.svg`}
              alt=""
              width={120}
              height={90}
              loading="lazy"
            />
            <h3 className="mt-3 text-lg">{feature.title}</h3>
            <p className="text-ink-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

export function EventTypes() {
  return (
    <LandingSection id="event-types" title={landingWords.eventTypesTitle}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {eventTypes.map((type) => (
          <li
            key={type}
            className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 lg:block"
          >
            <img src={`/illustrations/${type}.svg`} alt="" width={96} height={72} loading="lazy" />
            <div className="min-w-0 lg:mt-3">
              <h3>{eventWords.typeNames[type]}</h3>
              <p className="text-sm text-ink-soft">{accountWords.eventTypeDescriptions[type]}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

export function Steps({ takesPayments }: Money) {
  const steps = [...landingWords.steps, takesPayments ? landingWords.stepGiving : landingWords.stepWishes];
  return (
    <LandingSection id="how-it-works" title={landingWords.howItWorks}>
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="card">
            <span aria-hidden="true" className="badge badge-strong">
              {index + 1}
            </span>
            <h3 className="mt-3 text-lg">{step.title}</h3>
            <p className="text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

export function Testimonials({ takesPayments }: Money) {
  const examples = landingWords.testimonials.filter(({ isAboutMoney }) => takesPayments || !isAboutMoney);
  return (
    <LandingSection
      id="testimonials"
      title={landingWords.testimonialsTitle}
      lead={landingWords.testimonialsLead}
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {examples.map((example) => (
          <li key={example.role} className="card grid content-start gap-3">
            <p>
              <span className="badge">{landingWords.exampleMark}</span>
            </p>
            <blockquote className="font-serif text-lg">{example.quote}</blockquote>
            <p className="text-sm text-ink-soft">{example.role}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
