import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector gets it. */
export interface CollectedSpan {
  service: string;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  failed: boolean;
  attributes: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; boolValue?: boolean };
}
interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'service' | 'failed' | 'attributes'> & {
        status: { code?: number };
        attributes: Attribute[];
      })[];
    }[];
  }[];
}

const read = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]),
  );

/** A collector of traces as OpenTelemetry's is: OTLP over HTTP, in JSON. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const keys: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      keys.push(request.headers['x-collector-key']?.toString());
      for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
        for (const { status, attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            service: String(read(resource.attributes)['service.name']),
            failed: status.code === 2,
            attributes: read(attributes),
          });
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All it was sent, as it came. */
    sent: () => bodies.join('\n'),
    /** What it was told in the header `X-Collector-Key`. */
    keys,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
