import { z } from 'zod/v4';
import { optional, url } from './field-kinds.ts';
import { providerSettings, sandboxOf } from './provider.ts';

/** The design tool's settings, filled in. An installation may do without one. */
interface DesignToolSettings {
  /** Empty where there is no design tool. */
  CANVA_CLIENT_ID: string;
  CANVA_CLIENT_SECRET: string;
  CANVA_AUTHORIZE_URL: string;
  CANVA_BASE_URL: string;
  CANVA_DOWNLOAD_HOSTS: string[];
}

/** Without keys: the sandbox's design tool, and none in production. With keys: Canva, unless the addresses say otherwise. */
export const designToolSettings = providerSettings({
  fields: {
    CANVA_CLIENT_ID: optional(z.string()),
    CANVA_CLIENT_SECRET: optional(z.string()),
    CANVA_AUTHORIZE_URL: optional(url),
    CANVA_BASE_URL: optional(url),
    CANVA_DOWNLOAD_HOSTS: z.string().default('canva.com'),
  },
  together: ['CANVA_CLIENT_ID', 'CANVA_CLIENT_SECRET'],
  secrets: ['CANVA_CLIENT_SECRET'],
  addresses: ['CANVA_AUTHORIZE_URL', 'CANVA_BASE_URL'],
  fillIn(stated): DesignToolSettings {
    const hasKeys = stated.CANVA_CLIENT_ID !== undefined;
    // in production also without keys: pages name these addresses
    const isCanva = hasKeys || stated.SHAGUN_MODE === 'production';
    const sandbox = `${sandboxOf(stated)}/canva`;
    return {
      CANVA_CLIENT_ID: stated.CANVA_CLIENT_ID ?? (stated.SHAGUN_MODE === 'production' ? '' : 'shagun'),
      CANVA_CLIENT_SECRET:
        stated.CANVA_CLIENT_SECRET ??
        (stated.SHAGUN_MODE === 'production' ? '' : 'shagun-canva-sandbox-secret'),
      CANVA_AUTHORIZE_URL:
        stated.CANVA_AUTHORIZE_URL ??
        (isCanva ? 'https://www.canva.com/api/oauth/authorize' : `${sandbox}/api/oauth/authorize`),
      CANVA_BASE_URL:
        stated.CANVA_BASE_URL ?? (isCanva ? 'https://api.canva.com/rest/v1' : `${sandbox}/rest/v1`),
      CANVA_DOWNLOAD_HOSTS: stated.CANVA_DOWNLOAD_HOSTS.split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    };
  },
});
