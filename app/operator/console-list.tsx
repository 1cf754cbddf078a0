import { Link, useLoaderData } from '@remix-run/react';
import { ConsolePage } from '#app/operator/console-page.tsx';
import type { ConsoleRow, ListView } from '#app/operator/list-view.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

/** A page that is one list, which its loader answers as `view`: its kinds, its rows or why there are none, and the way to older ones. */
export function ConsoleListPage() {
  const { label, kinds, links, rows, empty, pages } = useLoaderData<{ view: ListView }>().view;
  return (
    <ConsolePage>
      {kinds ? <Tabs label={kinds.label} tabs={kinds.tabs} /> : null}
      {links.length > 0 ? <Links links={links} /> : null}
      {rows.length === 0 ? (
        <EmptyState title={empty.title}>
          <p>{empty.text}</p>
        </EmptyState>
      ) : (
        <ul aria-label={label} className="grid gap-3 md:grid-cols-2">
          {rows.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </ul>
      )}
      {pages.newer || pages.older ? (
        <nav aria-label={pages.label} className="row">
          {pages.newer ? (
            <ButtonLink rel="prev" variant="secondary" to={pages.newer.to}>
              {pages.newer.label}
            </ButtonLink>
          ) : null}
          <span className="text-sm text-ink-soft">{pages.here}</span>
          {pages.older ? (
            <ButtonLink rel="next" variant="secondary" to={pages.older.to}>
              {pages.older.label}
            </ButtonLink>
          ) : null}
        </nav>
      ) : null}
    </ConsolePage>
  );
}

function Row({ row: { title, badge, facts, note, links } }: { row: ConsoleRow }) {
  return (
    <Card as="li" className="wrap-anywhere">
      <p className="row">
        <strong>{title}</strong>
        {badge ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
      </p>
      <DescriptionList facts={facts} />
      {note ? (
        <p className="mt-2 text-sm text-ink-soft" lang={note.lang}>
          {note.text}
        </p>
      ) : null}
      {links.length > 0 ? <Links links={links} /> : null}
    </Card>
  );
}

const Links = ({ links }: { links: ConsoleRow['links'] }) => (
  <p className="row mt-2">
    {links.map(({ to, label }) => (
      <Link key={to} to={to} className="inline-flex min-h-11 items-center">
        {label}
      </Link>
    ))}
  </p>
);
