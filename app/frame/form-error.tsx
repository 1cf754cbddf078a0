import type { ComponentProps } from 'react';
import { RouteError } from '#app/frame/route-error.tsx';
import { UnsentForm, useUnsent } from '#app/frame/unsent.tsx';

/** The face of what goes wrong with a page whose form may have to be sent again. Apart from `RouteError`, which guests load as well. */
export function FormError(props: ComponentProps<typeof RouteError>) {
  const unsent = useUnsent();
  return unsent ? <UnsentForm unsent={unsent} /> : <RouteError {...props} />;
}
