import { createHash } from 'node:crypto';
import type { z } from 'zod/v4';
import { codeOf, jsonOf, refuseIfUnavailable, send, understood } from './canva-http.ts';
import {
  designList,
  exportAnswer,
  oneDesign,
  canvaToken,
  type design as designShape,
} from './canva-shapes.ts';
import {
  DesignToolRefused,
  DesignToolUnavailable,
  GrantRefused,
  type DesignTool,
  type DesignToolTokens,
  type ProviderDesign,
  type ProviderExport,
} from './port.ts';

/** Where Canva is and who we are there. */
interface CanvaSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The page that asks for consent: `https://www.canva.com/api/oauth/authorize`. */
  readonly authorizeUrl: string;
  /** Without a slash at the end: `https://api.canva.com/rest/v1`. */
  readonly baseUrl: string;
  /** Hosts, with those below them, exports may be downloaded from besides the API's own. */
  readonly downloadHosts: readonly string[];
}

/** What we ask to be allowed: the spec's 'design:read design:write folder:read asset:read' by the names Canva gives them. */
const SCOPE = 'design:meta:read design:content:read design:content:write folder:read asset:read';

const TIMEOUT_MS = 7000;

/** Where thumbnails of designs are, for pages that name whose pictures they show; needs no keys. */
export const canvaPictureOrigins = ({ baseUrl }: Pick<CanvaSettings, 'baseUrl'>): string[] => [
  'https://*.canva.com',
  new URL(baseUrl).origin,
];

/** Canva through its Connect API (its published OpenAPI document). */
export function createCanva(settings: CanvaSettings, { timeoutMs = TIMEOUT_MS } = {}): DesignTool {
  const { clientId, clientSecret, authorizeUrl, downloadHosts } = settings;
  const baseUrl = settings.baseUrl.replace(/\/+$/, '');
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  const postForm = (path: string, fields: Record<string, string>) =>
    send(
      baseUrl + path,
      {
        method: 'POST',
        headers: {
          Accept: 'application/json',
          Authorization: basic,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(fields).toString(),
      },
      { timeoutMs },
    );

  async function getTokens(fields: Record<string, string>): Promise<DesignToolTokens> {
    const answer = await postForm('/oauth/token', fields);
    refuseIfUnavailable(answer);
    if (answer.status !== 200) {
      const code = codeOf(answer);
      // our own keys are wrong: nothing anybody's consent could change
      if (answer.status === 401 || code === 'invalid_client')
        throw new DesignToolUnavailable(
          'Canva does not accept CANVA_CLIENT_ID and CANVA_CLIENT_SECRET',
          answer.statusText,
        );
      if (code === 'invalid_grant') throw new GrantRefused('Canva does not accept the code or refresh token');
      throw new DesignToolRefused(answer.status, answer.statusText, code);
    }
    const read = canvaToken.safeParse(jsonOf(answer));
    // the parser's own message would quote the tokens
    if (!read.success) throw new DesignToolUnavailable('Canva answered something else than tokens');
    const {
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: expiresInSeconds,
    } = read.data;
    return { accessToken, refreshToken, expiresInSeconds };
  }

  async function ask<T>(
    accessToken: string,
    method: 'GET' | 'POST',
    path: string,
    shape: z.ZodType<T>,
    body?: object,
  ): Promise<T> {
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${accessToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
    };
    return understood(
      await send(
        baseUrl + path,
        { method, headers, ...(body && { body: JSON.stringify(body) }) },
        { timeoutMs },
      ),
      shape,
    );
  }

  /** Exports come from the provider and nobody else: an address of our own network is none. */
  function isDownload(url: URL): boolean {
    if (url.origin === new URL(baseUrl).origin) return true;
    return (
      url.protocol === 'https:' &&
      downloadHosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
    );
  }

  return {
    authorizeUrl({ state, codeVerifier, redirectUri }) {
      const url = new URL(authorizeUrl);
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString();
      return url.href;
    },

    exchangeCode: ({ code, codeVerifier, redirectUri }) =>
      getTokens({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      }),
    refresh: (refreshToken) => getTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    async revoke(refreshToken) {
      const answer = await postForm('/oauth/revoke', { token: refreshToken });
      refuseIfUnavailable(answer);
      if (answer.status === 401)
        throw new DesignToolUnavailable(
          'Canva does not accept CANVA_CLIENT_ID and CANVA_CLIENT_SECRET',
          answer.statusText,
        );
    },

    async listDesigns(accessToken, { limit, continuation }) {
      const query = new URLSearchParams({
        limit: String(limit),
        sort_by: 'modified_descending',
        ...(continuation && { continuation }),
      });
      const { items, continuation: next } = await ask(accessToken, 'GET', `/designs?${query}`, designList);
      return { designs: items.map(designOf), continuation: next ?? null };
    },

    async createDesign(accessToken, { title, width, height }) {
      const body = { type: 'type_and_asset', design_type: { type: 'custom', width, height }, title };
      return designOf((await ask(accessToken, 'POST', '/designs', oneDesign, body)).design);
    },

    findDesign: async (accessToken, designId) =>
      designOf((await ask(accessToken, 'GET', `/designs/${encodeURIComponent(designId)}`, oneDesign)).design),

    async startExport(accessToken, designId) {
      const body = { design_id: designId, format: { type: 'png', export_quality: 'regular', pages: [1] } };
      return exportOf((await ask(accessToken, 'POST', '/exports', exportAnswer, body)).job);
    },

    findExport: async (accessToken, exportId) =>
      exportOf((await ask(accessToken, 'GET', `/exports/${encodeURIComponent(exportId)}`, exportAnswer)).job),

    async download(address, mostBytes) {
      const url = new URL(address);
      if (!isDownload(url)) throw new DesignToolRefused(403, 'Forbidden', 'download_from_elsewhere');
      const answer = await send(url.href, {}, { timeoutMs: timeoutMs * 2, mostBytes });
      refuseIfUnavailable(answer);
      if (answer.status !== 200) throw new DesignToolRefused(answer.status, answer.statusText, 'download');
      return answer.bytes;
    },
  };
}

function designOf({
  id,
  title,
  thumbnail,
  urls,
  created_at: created,
  updated_at: updated,
}: z.output<typeof designShape>): ProviderDesign {
  return {
    id,
    title: title ?? '',
    thumbnail: thumbnail ?? null,
    editUrl: urls.edit_url,
    viewUrl: urls.view_url,
    createdAt: new Date(created * 1000),
    updatedAt: new Date(updated * 1000),
  };
}

function exportOf({ id, status, urls, error }: z.output<typeof exportAnswer>['job']): ProviderExport {
  const [url] = urls ?? [];
  if (status === 'success' && url) return { id, status: 'done', url };
  if (status === 'in_progress') return { id, status: 'working' };
  return { id, status: 'failed', reason: error?.code ?? 'no_file' };
}
