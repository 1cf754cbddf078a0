interface LogoProps {
  /** Width and height in CSS pixels. */
  size?: number;
  /** False draws the lamp without its flame. */
  lit?: boolean;
}

/** The mark: a lit diya. Decoration; the name stands beside it. */
export function Logo({ size = 32, lit = true }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {lit ? (
        <>
          <path fill="#e8890c" d="M16 2.5c7 8 6 16 0 18.5-6-2.5-7-10.5 0-18.5" />
          <path fill="#ffd36b" d="M16 10.5c3 4 3 7.5 0 9-3-1.5-3-5 0-9" />
        </>
      ) : null}
      <path fill="var(--color-rani)" d="M1 17q15 7 30 0-1 12-12 12h-6Q2 29 1 17" />
    </svg>
  );
}
