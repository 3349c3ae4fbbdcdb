import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** Span as OTLP carries it in JSON. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status?: { code?: number };
}

/** Collector of traces for tests, with everything that it received. */
export interface TestCollector {
  url: string;
  spans: CollectedSpan[];
  /** Everything as it came, to look for what may not be in it. */
  received: string[];
  close(): Promise<void>;
}

interface TraceRequest {
  resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[];
}

/** Starts a server that receives spans by OTLP, as JSON over HTTP. */
export async function startTestCollector(): Promise<TestCollector> {
  const spans: CollectedSpan[] = [];
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as TraceRequest;
    received.push(`${request.url} ${JSON.stringify(body)}`);
    for (const { scopeSpans } of body.resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
