/** The design tool's settings, filled in. An installation may do without one. */
export interface DesignToolSettings {
  /** Empty where there is no design tool. */
  CANVA_CLIENT_ID: string;
  CANVA_CLIENT_SECRET: string;
  CANVA_AUTHORIZE_URL: string;
  CANVA_BASE_URL: string;
  CANVA_DOWNLOAD_HOSTS: string[];
}

interface Stated {
  SHAGUN_MODE: 'local' | 'production' | 'test';
  SANDBOX_PORT: number;
  CANVA_CLIENT_ID?: string | undefined;
  CANVA_CLIENT_SECRET?: string | undefined;
  CANVA_AUTHORIZE_URL?: string | undefined;
  CANVA_BASE_URL?: string | undefined;
  CANVA_DOWNLOAD_HOSTS: string;
}

/** Without keys: the sandbox's design tool, and none in production. With keys: Canva, unless the addresses say otherwise. */
export function designToolSettings(stated: Stated): DesignToolSettings {
  const hasKeys = stated.CANVA_CLIENT_ID !== undefined;
  // in production also without keys: pages name these addresses
  const isCanva = hasKeys || stated.SHAGUN_MODE === 'production';
  const sandbox = `http://localhost:${stated.SANDBOX_PORT}/canva`;
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
}
