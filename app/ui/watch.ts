import type { ComponentType } from 'react';

/**
 * What the watch over forms (`form-watch.ts`) gives to the parts every page has. It stays
 * as it is here on the server and on a guest's page, whose one form changes with its answer.
 */
export const watch: { isNewPress: (button: HTMLButtonElement) => boolean; Part: ComponentType | null } = {
  isNewPress: () => false,
  Part: null,
};
