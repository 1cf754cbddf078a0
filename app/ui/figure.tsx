/** One number that sums something up, in a `<dl>` of its own. */
export function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="card p-3">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-serif text-xl wrap-anywhere sm:text-2xl">{value}</dd>
    </div>
  );
}
