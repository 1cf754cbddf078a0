import { Link } from '@remix-run/react';
import { Badge } from '#app/ui/badge.tsx';
import { NamesOn } from '#app/designs/names-on.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { InvitationDesign } from '#contract/designs/design-list.ts';
import * as designWords from '#messages/designs/page/en.ts';

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
          >
            <DesignThumbnail design={design} names={names} alt="" />
            <span className="block p-3">
              <strong className="block">
                <VisuallyHidden>{designWords.pick}</VisuallyHidden> {design.title}
              </strong>
              <span className="flex flex-wrap gap-2 text-sm text-ink-soft">
                {designWords.categories[design.category]}
                {design.isPremium ? <Badge>{designWords.premium}</Badge> : null}
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
  /** Left out, which design it is. */
  alt?: string;
  /** It is among the first that is seen. */
  eager?: boolean;
}

/** The small picture of a design with the names of the event on it. */
export function DesignThumbnail({
  design,
  names,
  alt = designWords.thumbnailAlt(design.title),
  eager,
}: DesignThumbnailProps) {
  return (
    <span className="relative block">
      <img
        src={design.thumbnail}
        width={400}
        height={500}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="w-full"
      />
      <NamesOn design={design} names={names} />
    </span>
  );
}
