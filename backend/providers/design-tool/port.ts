/** What the design tool gives us once a person has agreed. Secrets: never log them. */
export interface DesignToolTokens {
  readonly accessToken: string;
  /** Works once: using it gives another pair. */
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

/** A design in the person's account there. */
export interface ProviderDesign {
  readonly id: string;
  readonly title: string;
  /** A small picture; its address works for some minutes. Null when there is none yet. */
  readonly thumbnail: { readonly url: string; readonly width: number; readonly height: number } | null;
  readonly editUrl: string;
  readonly viewUrl: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A file the design tool makes in its own time. */
export type ProviderExport =
  | { readonly id: string; readonly status: 'working' }
  | { readonly id: string; readonly status: 'failed'; readonly reason: string }
  | { readonly id: string; readonly status: 'done'; readonly url: string };

/** An outside design tool. Every call may throw what stands below. */
export interface DesignTool {
  /** Where somebody's browser is sent to allow us in. */
  authorizeUrl(request: { state: string; codeVerifier: string; redirectUri: string }): string;
  /** @throws {GrantRefused} for a code that is wrong, old or used */
  exchangeCode(grant: { code: string; codeVerifier: string; redirectUri: string }): Promise<DesignToolTokens>;
  /** @throws {GrantRefused} when the token was used before or the person took the consent back */
  refresh(refreshToken: string): Promise<DesignToolTokens>;
  /** Ends the consent a token came from; one that is unknown there is no error. */
  revoke(refreshToken: string): Promise<void>;
  /** Designs, the one changed last first. `continuation` comes from the page before. */
  listDesigns(
    accessToken: string,
    page: { limit: number; continuation?: string | undefined },
  ): Promise<{ designs: ProviderDesign[]; continuation: string | null }>;
  createDesign(
    accessToken: string,
    design: { title: string; width: number; height: number },
  ): Promise<ProviderDesign>;
  /** @throws {DesignToolRefused} 404 when it is not in this account */
  findDesign(accessToken: string, designId: string): Promise<ProviderDesign>;
  /** Asks for the first page as a PNG. */
  startExport(accessToken: string, designId: string): Promise<ProviderExport>;
  findExport(accessToken: string, exportId: string): Promise<ProviderExport>;
  /** Bytes of a finished export, `mostBytes` at most. */
  download(url: string, mostBytes: number): Promise<Uint8Array>;
}

/** The design tool did not do it now; asking again later may help. */
export class DesignToolUnavailable extends Error {
  constructor(
    message: string,
    /** What it said instead, as HTTP says it; null when it said nothing. */
    readonly statusText: string | null = null,
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** The access token is not accepted (any more). */
export class AccessRefused extends Error {}

/** The code or refresh token is not accepted, and never will be. */
export class GrantRefused extends Error {}

/** The design tool understood and refused. */
export class DesignToolRefused extends Error {
  constructor(
    readonly status: number,
    readonly statusText: string,
    readonly code: string,
  ) {
    super(`the design tool refused: ${status} ${code}`);
  }
}
