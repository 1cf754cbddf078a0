import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';

/** One way into the account: what it is called, its moments, and the way to end it. */
export interface AccessItem {
  id: string;
  name: string;
  moments: { term: string; text: string }[];
  /** Between its name and its moments. */
  about?: ReactNode;
  end?: { to: string; label: string; name: string };
}

interface AccessCardProps {
  id: string;
  title: string;
  intro: string;
  /** Said where there are none, and where they could not be had. */
  none: string;
  missing: string;
  listLabel: string;
  /** The way to another one. */
  add: { to: string; label: string };
  /** Null where they could not be had. */
  list: readonly AccessItem[] | null;
  /** Below the list. */
  children?: ReactNode;
}

/** The ways of one kind into the account, each with the way to end it, and the way to add one. */
export function AccessCard(props: AccessCardProps) {
  const { id, title, intro, none, missing, listLabel, add, list, children } = props;
  return (
    <Card
      id={id}
      title={title}
      actions={
        <ButtonLink to={add.to} variant="secondary">
          {add.label}
        </ButtonLink>
      }
    >
      <p className="text-ink-soft">{intro}</p>
      {!list ? (
        <MissingPart className="mt-4">{missing}</MissingPart>
      ) : list.length === 0 ? (
        <p className="mt-4">{none}</p>
      ) : (
        <AccessList list={list} label={listLabel} className="mt-4" />
      )}
      {children}
    </Card>
  );
}

export function AccessList({
  list,
  label,
  className,
}: {
  list: readonly AccessItem[];
  label: string;
  className: string;
}) {
  return (
    <ul className={`${className} grid grid-cols-[minmax(0,1fr)] gap-4`} aria-label={label}>
      {list.map(({ id, name, about, moments, end }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4 last:border-0 last:pb-0"
        >
          <div className="min-w-0">
            <h3 className="text-lg wrap-anywhere">{name}</h3>
            {about}
            <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
              {moments.map(({ term, text }) => (
                <div key={term} className="flex gap-2">
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          {end ? (
            <Link to={end.to} className="btn btn-secondary" aria-label={end.name}>
              {end.label}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
