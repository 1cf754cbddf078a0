export interface ProgressProps {
  /** 0 to 100; anything else is brought into that range. */
  percent: number;
  /** Names the bar for screen readers. */
  label: string;
}

/** A bar that repeats in a picture what words beside it say. */
export function Progress({ percent, label }: ProgressProps) {
  const value = Math.min(100, Math.max(0, percent));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className="progress"
    >
      {/* a picture's attributes may say how wide it is; the pages' policy lets no style attribute do so */}
      <svg aria-hidden="true">
        <rect width={`${value}%`} />
      </svg>
    </div>
  );
}
