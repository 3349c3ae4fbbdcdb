import { type AddressInfo, createServer, connect as openSocket, type Socket } from 'node:net';

/** FORWARD: as if it were not there. CLOSE: accepts and closes at once. SILENT: keeps sockets open and forwards nothing. */
type ProxyState = 'FORWARD' | 'CLOSE' | 'SILENT';

interface Pair {
  client: Socket;
  server: Socket | undefined;
  /** Application name that the client sends when it connects. */
  name: string;
  isSilent: boolean;
  /** True once it has sent a statement of the transaction whose end is to be lost. */
  hasSentLost: boolean;
  /** True once it has sent the end whose answer is to be lost. */
  losesAnswer: boolean;
}

/**
 * Proxy between a program and a PostgreSQL server for tests. It simulates failures of networks and servers,
 * and counts connections.
 */
export class DatabaseProxy {
  /** Connections that clients opened, whatever became of them. */
  attempts = 0;
  /** Most connections of a name that were open at once. */
  readonly peaks = new Map<string, number>();
  private state: ProxyState = 'FORWARD';
  private lost: string | undefined;
  private readonly pairs = new Set<Pair>();

  private constructor(
    private readonly target: URL,
    private readonly listener: ReturnType<typeof createServer>,
  ) {}

  static async before(url: string): Promise<DatabaseProxy> {
    const listener = createServer();
    const proxy = new DatabaseProxy(new URL(url), listener);
    listener.on('connection', (client) => proxy.accept(client));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** The same database by way of the proxy. */
  through(url: string): string {
    const proxied = new URL(url);
    proxied.hostname = '127.0.0.1';
    proxied.port = String((this.listener.address() as AddressInfo).port);
    return proxied.href;
  }

  /** Connections of a name that are open. */
  open(name: string): number {
    return [...this.pairs].filter((pair) => pair.name === name).length;
  }

  /**
   * Sets the state of all connections. A connection that was silent once stays silent: a network that comes back does
   * not know its old connections.
   */
  set(state: ProxyState): void {
    this.state = state;
    for (const pair of this.pairs) {
      if (state === 'SILENT') pair.isSilent = true;
      if (state === 'CLOSE') this.end(pair);
    }
  }

  /** Silences the open connections of a name, and no others. */
  silence(name: string): void {
    for (const pair of this.pairs) if (pair.name === name) pair.isSilent = true;
  }

  /**
   * Loses the answer to the end of the next transaction with a statement that contains a text: the server has carried it out,
   * and nobody hears of it. Transactions of others end as usual.
   */
  loseCommitOf(text: string): void {
    this.lost = text;
  }

  async close(): Promise<void> {
    for (const pair of this.pairs) this.end(pair);
    await new Promise((resolve) => this.listener.close(resolve));
  }

  private accept(client: Socket): void {
    this.attempts += 1;
    const pair: Pair = {
      client,
      server: undefined,
      name: '',
      isSilent: this.state === 'SILENT',
      hasSentLost: false,
      losesAnswer: false,
    };
    this.pairs.add(pair);
    const end = () => this.end(pair);
    client.on('error', end).on('close', end);
    client.once('data', (first) => this.begin(pair, first));
  }

  private begin(pair: Pair, first: Buffer): void {
    pair.name = /application_name\0([^\0]*)/.exec(first.toString('latin1'))?.[1] ?? '';
    this.peaks.set(pair.name, Math.max(this.peaks.get(pair.name) ?? 0, this.open(pair.name)));
    if (this.state === 'CLOSE') {
      this.end(pair);
      return;
    }
    const server = openSocket(Number(this.target.port || 5432), this.target.hostname);
    pair.server = server;
    const end = () => this.end(pair);
    server.on('error', end).on('close', end);
    server.on('data', (chunk) => {
      if (pair.losesAnswer) this.end(pair);
      else if (!pair.isSilent) pair.client.write(chunk);
    });
    pair.client.on('data', (chunk) => {
      if (this.lost && chunk.includes(this.lost)) {
        this.lost = undefined;
        pair.hasSentLost = true;
      }
      if (pair.hasSentLost && chunk.includes('commit')) pair.losesAnswer = true;
      if (!pair.isSilent) server.write(chunk);
    });
    if (!pair.isSilent) server.write(first);
  }

  private end(pair: Pair): void {
    this.pairs.delete(pair);
    pair.client.destroy();
    pair.server?.destroy();
  }
}
