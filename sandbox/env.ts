import { z } from 'zod/v4';

const schema = z.object({
  SANDBOX_PORT: z.coerce
    .number({ error: 'SANDBOX_PORT must be a number.' })
    .int({ error: 'SANDBOX_PORT must be a whole number.' })
    .min(0, { error: 'SANDBOX_PORT must be 0 or more.' })
    .max(65534, { error: 'SANDBOX_PORT must be at most 65534: mail uses the next port.' })
    .default(4400),
  APP_URL: z
    .url({ protocol: /^https?$/, error: 'APP_URL must be an address like http://localhost:3000.' })
    .default('http://localhost:3000'),
  OIDC_CLIENT_ID: z.string().default('shagun'),
  OIDC_CLIENT_SECRET: z.string().default('shagun-sandbox-secret'),
  NODE_ENV: z.string().default('development'),
});

/** What the sandbox reads from its surroundings when it runs alone. */
interface SandboxEnv {
  port: number;
  /** Origin of the product, without a slash at the end. */
  appUrl: string;
  clientId: string;
  clientSecret: string;
  production: boolean;
}

/**
 * Reads the settings.
 *
 * @throws Error that names each wrong variable in a sentence.
 */
export function readSandboxEnv(source: Record<string, string | undefined> = process.env): SandboxEnv {
  // an empty variable in a settings file means 'not set'
  const stated = Object.entries(source).filter(([, value]) => value !== '');
  const read = schema.safeParse(Object.fromEntries(stated));
  if (!read.success) throw new Error(read.error.issues.map((issue) => issue.message).join(' '));
  const { data } = read;
  return {
    port: data.SANDBOX_PORT,
    appUrl: new URL(data.APP_URL).origin,
    clientId: data.OIDC_CLIENT_ID,
    clientSecret: data.OIDC_CLIENT_SECRET,
    production: data.NODE_ENV === 'production',
  };
}
