/** The settings of the text service, filled in. An installation may do without one. */
export interface EventTextSettings {
  /** Without a slash at the end; empty where there is no text service. */
  TEXT_AI_BASE_URL: string;
  /** Empty for a service that asks for none, such as one on the same machine. */
  TEXT_AI_API_KEY: string;
  TEXT_AI_MODEL: string;
}

interface Stated {
  TEXT_AI_BASE_URL?: string | undefined;
  TEXT_AI_API_KEY?: string | undefined;
  TEXT_AI_MODEL: string;
}

const OPENAI = 'https://api.openai.com/v1';

/** Without a key and without an address there is none, also on a developer's machine: wordings of our own take its place (decision 0021). */
export function eventTextSettings(stated: Stated): EventTextSettings {
  const key = stated.TEXT_AI_API_KEY ?? '';
  return {
    TEXT_AI_BASE_URL: (stated.TEXT_AI_BASE_URL ?? (key ? OPENAI : '')).replace(/\/+$/, ''),
    TEXT_AI_API_KEY: key,
    TEXT_AI_MODEL: stated.TEXT_AI_MODEL,
  };
}
