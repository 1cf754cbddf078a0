import { Link, type LinkProps } from '@remix-run/react';

/** A link that is a whole row of a list: easy to hit with a thumb. */
export function TextLink(props: LinkProps) {
  return (
    <li>
      <Link {...props} className="flex min-h-11 items-center font-semibold" />
    </li>
  );
}
