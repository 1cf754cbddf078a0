import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';

/** One way into the account: what it is called, its moments, and the way to end it. */
export interface Access {
  id: string;
  name: string;
  moments: { term: string; text: string }[];
  /** Between its name and its moments. */
  about?: ReactNode;
  end?: { to: string; label: string; name: string };
}

interface AccessCardProps {
  id: string;
  words: { title: string; intro: string; missing: string; none: string; listLabel: string };
  /** The way to another one. */
  add: { to: string; label: string };
  /** Null where they could not be had. */
  list: readonly Access[] | null;
  /** Below the list. */
  children?: ReactNode;
}

/** The ways of one kind into the account, each with the way to end it, and the way to add one. */
export function AccessCard({ id, words, add, list, children }: AccessCardProps) {
  return (
    <Card
      id={id}
      title={words.title}
      actions={
        <ButtonLink to={add.to} variant="secondary">
          {add.label}
        </ButtonLink>
      }
    >
      <p className="text-ink-soft">{words.intro}</p>
      {!list ? (
        <MissingPart className="mt-4">{words.missing}</MissingPart>
      ) : list.length === 0 ? (
        <p className="mt-4">{words.none}</p>
      ) : (
        <AccessList list={list} label={words.listLabel} className="mt-4" />
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
  list: readonly Access[];
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
