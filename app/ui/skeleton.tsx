import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

/** Grey bars where text will stand, and a sentence for screen readers such as 'Loading your events'. */
export function Skeleton({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div role="status" className="grid gap-3">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="block h-4 animate-pulse rounded-sm bg-line last:w-2/3" />
      ))}
    </div>
  );
}
