import type { LandingView } from '#app/site/landing/view.server.ts';
import { tallPixels } from '#contract/designs/designs.ts';

/** Invitations as guests get them, coming out of their envelope: the way to the sample. */
export function SampleCards({ hero }: Pick<LandingView, 'hero'>) {
  return (
    <a href="/sample" className="sample-cards">
      {hero.cards.map((language, place) => (
        <img
          key={language}
          src={`/landing/invitation-${language}.webp`}
          alt={place === 0 ? '' : hero.openSample}
          {...tallPixels}
        />
      ))}
    </a>
  );
}
