import { Agent, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Time between two questions to each process, in milliseconds. */
const ASKED_EVERY_MS = 500;
const MAX_ANSWER_MS = 2_000;

/** Proxy before several processes of the product. */
export interface ReadinessProxy {
  url: string;
  close(): void;
}

/**
 * Opens a proxy that sends requests to the ready processes in turn and keeps its connections to them, as a plain load
 * balancer does. Each process is asked for its readiness twice a second. A failed request is not sent again.
 */
export async function openReadinessProxy(ports: readonly number[]): Promise<ReadinessProxy> {
  const ready = new Map(ports.map((port) => [port, true]));
  const agent = new Agent({ keepAlive: true });
  const timer = setInterval(() => {
    for (const port of ports) void isReady(port).then((answer) => ready.set(port, answer));
  }, ASKED_EVERY_MS);
  let turn = 0;

  /** Returns the next ready process; where none is, the next one. */
  function pick(): number | undefined {
    const candidates = ports.filter((port) => ready.get(port));
    const choice = candidates.length > 0 ? candidates : ports;
    turn += 1;
    return choice[turn % choice.length];
  }

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method, url: path, headers } = incoming;
    const { connection: _, ...passed } = headers;
    const options = { host: '127.0.0.1', port: pick(), method, path, headers: passed, agent };
    const outgoing = request(options, (received) => {
      const { connection: __, ...own } = received.headers;
      answer.writeHead(received.statusCode ?? 502, own);
      received.pipe(answer);
      received.on('error', () => answer.destroy());
    });
    outgoing.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: '/api/health/ready',
      agent: false,
      timeout: MAX_ANSWER_MS,
    };
    const asked = get(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
  });
