import type { z } from 'zod/v4';

/** What a provider's defaults depend on, beside its own settings. */
interface Surroundings {
  SHAGUN_MODE: 'local' | 'production' | 'test';
  SANDBOX_PORT: number;
}

/** The settings of one provider, and whatever is to be known of them. */
interface ProviderSettings<Fields extends z.ZodRawShape, FilledIn> {
  /** What each may hold as it is stated. */
  readonly fields: Fields;
  /** Only make sense together: all of them, or none. */
  readonly together: readonly (keyof Fields & string)[];
  /** Made by the provider, or agreed with it: production refuses one that is easy to guess. */
  readonly secrets: readonly (keyof Fields & string)[];
  /** Secrets and people's data go there: production takes https alone. */
  readonly addresses: readonly (keyof Fields & string)[];
  /** Where this one is missing, `npm start` starts the sandbox, which stands in for the provider. */
  readonly sandboxWithout?: keyof Fields & string;
  /** Fills the gaps of what is stated; on a developer's machine mostly with the sandbox's. */
  fillIn(stated: z.output<z.ZodObject<Fields>> & Surroundings): FilledIn;
}

/** States the settings of one provider; it counts once it is in the list of `providers.ts`. */
export const providerSettings = <Fields extends z.ZodRawShape, FilledIn extends object>(
  settings: ProviderSettings<Fields, FilledIn>,
): ProviderSettings<Fields, FilledIn> => settings;

/** Where the sandbox listens. */
export const sandboxOf = ({ SANDBOX_PORT }: Surroundings): string => `http://localhost:${SANDBOX_PORT}`;
