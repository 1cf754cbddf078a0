import { z } from 'zod/v4';
import { optional, url } from './field-kinds.ts';
import { providerSettings } from './provider.ts';

/** The settings of the text service, filled in. An installation may do without one. */
interface EventTextSettings {
  /** Without a slash at the end; empty where there is no text service. */
  TEXT_AI_BASE_URL: string;
  /** Empty for a service that asks for none, such as one on the same machine. */
  TEXT_AI_API_KEY: string;
}

const OPENAI = 'https://api.openai.com/v1';

/** Without a key and without an address there is none, also on a developer's machine: wordings of our own take its place (decision 0014). */
export const eventTextSettings = providerSettings({
  fields: {
    TEXT_AI_BASE_URL: optional(url),
    TEXT_AI_API_KEY: optional(z.string()),
    TEXT_AI_MODEL: z.string().min(1).default('gpt-4o-mini'),
    TEXT_AI_PER_DAY: z.coerce.number().int().min(1).max(1000).default(20),
  },
  together: [],
  secrets: [],
  // it may well run on this machine: `safe-settings.ts` judges its address by itself
  addresses: [],
  fillIn(stated): EventTextSettings {
    const key = stated.TEXT_AI_API_KEY ?? '';
    return {
      TEXT_AI_BASE_URL: (stated.TEXT_AI_BASE_URL ?? (key ? OPENAI : '')).replace(/\/+$/, ''),
      TEXT_AI_API_KEY: key,
    };
  },
});
