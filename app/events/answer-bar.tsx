interface AnswerBarProps {
  guests: { total: number; confirmed: number; declined: number };
}

/** How the guests answered, as a picture of what words beside it say: coming, not coming, and the rest. */
export function AnswerBar({ guests: { total, confirmed, declined } }: AnswerBarProps) {
  const share = (guests: number) => `${(100 * guests) / Math.max(1, total)}%`;
  return (
    <svg aria-hidden="true" className="h-2.5 w-full rounded-full bg-line">
      <rect width={share(confirmed)} height="100%" className="fill-peacock" />
      <rect x={share(confirmed)} width={share(declined)} height="100%" className="fill-brick" />
    </svg>
  );
}
