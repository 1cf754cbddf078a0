import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A store that speaks as much of S3 as pictures need: PUT, GET and DELETE of one object in one bucket, addressed by path. It checks
 * each signature (AWS Signature Version 4, from its description and without the client's code) as Amazon does.
 */
export class S3Server {
  readonly objects = new Map<string, { body: Buffer; type: string }>();
  /** `away` answers 503 to everything. */
  state: 'well' | 'away' = 'well';
  /** What was asked, such as `PUT pictures/…/full`. */
  readonly requests: string[] = [];
  /** Called before an object is written, to do something meanwhile. */
  beforePut: (() => Promise<unknown>) | undefined;
  readonly keys = { id: 'AKTESTOFSHAGUN', secret: 'q8Zk2vWm4Tn6Rb1Xc9Ld3Hs7Jf5Gp0Ya' };
  readonly bucket = 'shagun-pictures';
  readonly region = 'ap-south-1';

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.answer(request).then(
        ({ status, body = '', type = 'application/xml' }) =>
          response.writeHead(status, { 'Content-Type': type }).end(body),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }

  static async open(): Promise<S3Server> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new S3Server(server);
  }

  /** The settings of an installation that keeps its pictures here. */
  get env(): Record<string, string> {
    return {
      PICTURE_STORE: 's3',
      S3_ENDPOINT: `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`,
      S3_BUCKET: this.bucket,
      S3_REGION: this.region,
      S3_ACCESS_KEY_ID: this.keys.id,
      S3_SECRET_ACCESS_KEY: this.keys.secret,
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(
    request: IncomingMessage,
  ): Promise<{ status: number; body?: Buffer | string; type?: string }> {
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const body = Buffer.concat(pieces);
    if (this.state === 'away') return refusal(503, 'SlowDown');
    const problem = this.wrongSignature(request, body);
    if (problem) return refusal(403, problem);
    const [, bucket, ...rest] = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname).split(
      '/',
    );
    const name = rest.join('/');
    this.requests.push(`${request.method} ${name}`);
    if (bucket !== this.bucket) return refusal(404, 'NoSuchBucket');
    switch (request.method) {
      case 'PUT':
        await this.beforePut?.();
        this.objects.set(name, { body, type: request.headers['content-type'] ?? '' });
        return { status: 200 };
      case 'GET': {
        const object = this.objects.get(name);
        return object ? { status: 200, body: object.body, type: object.type } : refusal(404, 'NoSuchKey');
      }
      case 'DELETE':
        this.objects.delete(name);
        return { status: 204 };
      default:
        return refusal(405, 'MethodNotAllowed');
    }
  }

  /** What Amazon would call wrong with a request; null when it is signed as it should be. */
  private wrongSignature({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
    const signature =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      );
    if (!signature) return 'AccessDenied';
    const [, keyId, day = '', region = '', signedNames = '', given] = signature;
    if (keyId !== this.keys.id) return 'InvalidAccessKeyId';
    if (region !== this.region) return 'AuthorizationHeaderMalformed';
    const names = signedNames.split(';');
    if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
    const moment = String(headers['x-amz-date']);
    const at = Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    if (!(Math.abs(Date.now() - at) < 15 * 60_000) || !moment.startsWith(day)) return 'RequestTimeTooSkewed';
    const digest = String(headers['x-amz-content-sha256']);
    if (digest !== 'UNSIGNED-PAYLOAD' && digest !== sha256Of(body)) return 'XAmzContentSHA256Mismatch';
    const address = new URL(url ?? '/', 'http://x');
    const query = [...address.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&');
    const canonical = [
      method,
      address.pathname,
      query,
      ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
      '',
      signedNames,
      digest,
    ].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const text = ['AWS4-HMAC-SHA256', moment, scope, sha256Of(canonical)].join('\n');
    const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
      (before, part) => createHmac('sha256', before).update(part).digest(),
      `AWS4${this.keys.secret}`,
    );
    return createHmac('sha256', key).update(text).digest('hex') === given ? null : 'SignatureDoesNotMatch';
  }
}

const sha256Of = (what: Buffer | string): string => createHash('sha256').update(what).digest('hex');

const refusal = (status: number, code: string) => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});
