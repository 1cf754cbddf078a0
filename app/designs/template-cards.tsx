import { Link } from '@remix-run/react';
import { Badge } from '#app/ui/badge.tsx';
import type { DesignTemplate, TemplateId } from '#contract/designs/designs.ts';
import * as words from '#messages/designs/page/en.ts';

interface TemplateCardsProps {
  templates: readonly DesignTemplate[];
  /** The one that suits the event's type. */
  suiting: TemplateId;
}

/** The built-in designs as pictures to pick from: links, so that picking works without scripts. */
export function TemplateCards({ templates, suiting }: TemplateCardsProps) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
      {templates.map((template) => (
        <li key={template.id}>
          <Link
            to={`?template=${template.id}`}
            className="block overflow-hidden rounded-lg border border-line bg-surface no-underline hover:border-rani"
            aria-label={words.pick(template.title)}
          >
            <img
              src={template.thumbnail}
              width={400}
              height={500}
              alt={words.thumbnailAlt(template.title)}
              loading="lazy"
              className="w-full"
            />
            <span className="block p-3">
              <strong className="block">{template.title}</strong>
              <span className="flex flex-wrap gap-2 text-sm text-ink-soft">
                {words.categories[template.category]}
                {template.isPremium ? <Badge>{words.premium}</Badge> : null}
                {template.id === suiting ? <Badge tone="yes">{words.suits}</Badge> : null}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
