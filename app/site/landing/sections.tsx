import * as accountWords from '#messages/accounts/en.ts';
import { LandingSection } from '#app/site/landing/section.tsx';
import { eventTypeNames, eventTypes } from '#contract/events.ts';

const features = [
  {
    title: 'Event organisation',
    text: 'Date, venue and everything guests ask for on one page that opens fast on any phone, with a map and a calendar entry.',
    picture: 'wedding',
  },
  {
    title: 'Gift registry',
    text: 'Your wishes with prices and pictures beside the invitation. Several guests can give one gift together.',
    picture: 'birthday',
  },
  {
    title: 'Guest management',
    text: 'Who is coming, with how many, and whose invitation never arrived. Bring the list from a file or type it.',
    picture: 'getTogether',
  },
];

export function Features() {
  return (
    <LandingSection id="features" title="What it does">
      <ul className="grid gap-6 md:grid-cols-3">
        {features.map((feature) => (
          <li key={feature.title} className="card">
            <img src={`/illustrations/${feature.picture}.svg`} alt="" width={120} height={90} loading="lazy" />
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
    <LandingSection id="event-types" title="For every kind of gathering">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {eventTypes.map((type) => (
          <li key={type} className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 lg:block">
            <img src={`/illustrations/${type}.svg`} alt="" width={96} height={72} loading="lazy" />
            <div className="min-w-0 lg:mt-3">
              <h3>{eventTypeNames[type]}</h3>
              <p className="text-sm text-ink-soft">{accountWords.eventTypeDescriptions[type]}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

const steps = [
  { title: 'Create event', text: 'Name, day, place. Bring your guest list from a file or type it; phone numbers and doubles are tidied for you.' },
  { title: 'Invite guests', text: 'By e-mail, or with a shared link that you send on WhatsApp. They answer with one tap, without an account.' },
  { title: 'Manage gifts and wishes', text: 'Guests see what you wish for and give together. What they pay reaches you as gift cards in your wallet.' },
];

export function Steps() {
  return (
    <LandingSection id="how-it-works" title="How it works">
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

/** Nobody said these: a role stands where a name would, and each carries its mark. */
const examples = [
  { role: 'Sister of a bride', words: 'I would send fifty invitations on a Sunday evening and know by Wednesday for how many we cook.' },
  { role: 'Parents of a five-year-old', words: 'Three families would give the cycle together, and nobody would bring a second one.' },
  { role: 'Grandfather on an old phone', words: 'I would open the link, press one button and be done. No password, no app.' },
];

export function Testimonials() {
  return (
    <LandingSection
      id="testimonials"
      title="What it could be like for you"
      lead="We have not asked anybody for praise yet. These are examples we wrote ourselves, to show what Shagun is for."
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {examples.map((example) => (
          <li key={example.role} className="card grid content-start gap-3">
            <p>
              <span className="badge">Example</span>
            </p>
            <blockquote className="font-serif text-lg">“{example.words}”</blockquote>
            <p className="text-sm text-ink-soft">{example.role}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
