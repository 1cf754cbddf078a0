import { useState, type ReactNode } from 'react';

interface FoldedProps {
  title: string;
  /** Whether it is filled in or wrong. Once open it stays so, until a person folds it. */
  inUse: boolean;
  id?: string;
  children: ReactNode;
}

/** A part of a form that most people leave out: folded away until it is wanted. */
export function Folded({ title, inUse, id, children }: FoldedProps) {
  const [wasInUse, setWasInUse] = useState(inUse);
  if (inUse && !wasInUse) setWasInUse(true);
  return (
    <details id={id} open={wasInUse || inUse}>
      <summary className="min-h-11 py-2 font-semibold">{title}</summary>
      <div className="stack mt-2">{children}</div>
    </details>
  );
}
