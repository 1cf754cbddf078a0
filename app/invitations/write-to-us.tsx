import { ButtonLink } from '#app/ui/button.tsx';

/** The way on from a link that cannot be used; nothing where it can. */
export const WriteToUs = ({ problem, label }: { problem: string; label: string }) =>
  problem ? (
    <p>
      <ButtonLink to="/contact">{label}</ButtonLink>
    </p>
  ) : null;
