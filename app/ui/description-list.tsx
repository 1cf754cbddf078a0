import type { ReactNode } from 'react';

interface DescriptionItem {
  term: ReactNode;
  value: ReactNode;
}

/** Terms and their values: under each other on a phone, in two columns where there is room. */
export function DescriptionList({ facts }: { facts: readonly DescriptionItem[] }) {
  return (
    <dl className="facts">
      {facts.map((fact, index) => (
        <div key={index}>
          <dt>{fact.term}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
