import { LandingSection } from '#app/site/landing/section.tsx';
import type { LandingView } from '#app/site/landing/view.server.ts';

type Sections = LandingView['sections'];

const Picture = ({ name, width }: { name: string; width: number }) => (
  <img src={`/illustrations/${name}.svg`} alt="" width={width} height={width * 0.75} loading="lazy" />
);

export function Features({ title, items }: Sections['features']) {
  return (
    <LandingSection id="features" title={title}>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {items.map((feature) => (
          <li key={feature.title} className="card flex items-start gap-4 md:block">
            <Picture name={feature.picture} width={96} />
            <div className="min-w-0 md:mt-3">
              <h3 className="text-lg">{feature.title}</h3>
              <p className="text-ink-soft">{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

export function EventTypes({ title, items }: Sections['types']) {
  return (
    <LandingSection id="event-types" title={title}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {items.map((type) => (
          <li key={type.picture} className="min-w-0 rounded-lg border border-line bg-surface p-4">
            <Picture name={type.picture} width={80} />
            <h3 className="mt-2">{type.title}</h3>
            <p className="text-sm text-ink-soft">{type.text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

export function Steps({ title, items }: Sections['steps']) {
  return (
    <LandingSection id="how-it-works" title={title}>
      <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
        {items.map((step, index) => (
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

export function Testimonials({ title, mark, items }: Sections['testimonials']) {
  return (
    <LandingSection id="testimonials" title={title} isFolded>
      <ul className="grid gap-6 md:grid-cols-3">
        {items.map((example) => (
          <li key={example.role} className="card grid content-start gap-3">
            <p>
              <span className="badge">{mark}</span>
            </p>
            <blockquote className="font-serif text-lg">{example.quote}</blockquote>
            <p className="text-sm text-ink-soft">{example.role}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
