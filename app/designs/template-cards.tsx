import { Link } from '@remix-run/react';
import { Badge } from '#app/ui/badge.tsx';
import { NamesOn } from '#app/designs/names-on.tsx';
import type { InvitationDesign } from '#contract/designs/design-list.ts';
import * as words from '#messages/designs/page/en.ts';

interface DesignCardsProps {
  designs: readonly InvitationDesign[];
  /** What stands on each: the couple's first names, or the name of the event. */
  names: readonly string[];
}

/** Designs as pictures to pick from, the names of the event on each: links, so that picking works without scripts. */
export function DesignCards({ designs, names }: DesignCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {designs.map((design) => (
        <li key={design.id}>
          <Link
            to={`?template=${design.id}`}
            className="block overflow-hidden rounded-lg border border-line bg-surface no-underline hover:border-rani"
            aria-label={words.pick(design.title)}
          >
            <DesignThumbnail design={design} names={names} />
            <span className="block p-3">
              <strong className="block">{design.title}</strong>
              <span className="flex flex-wrap gap-2 text-sm text-ink-soft">
                {words.categories[design.category]}
                {design.isPremium ? <Badge>{words.premium}</Badge> : null}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface DesignThumbnailProps {
  design: InvitationDesign;
  names: readonly string[];
  /** It stands in for a picture that is still to come, and says nothing of its own. */
  standIn?: boolean;
}

/** The small picture of a design with the names of the event on it. */
export function DesignThumbnail({ design, names, standIn = false }: DesignThumbnailProps) {
  return (
    <span className="relative block">
      <img
        src={design.thumbnail}
        width={400}
        height={500}
        alt={standIn ? '' : words.thumbnailAlt(design.title)}
        loading={standIn ? 'eager' : 'lazy'}
        decoding="async"
        className="w-full"
      />
      <NamesOn design={design} names={names} />
    </span>
  );
}
