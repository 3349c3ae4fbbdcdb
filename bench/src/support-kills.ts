import { randomUUID } from 'node:crypto';
import { signIn } from './lib/api-client';
import { ownerLogin, seedDemoAccount } from './lib/demo-account';
import { openEventStream } from './lib/open-event-stream';
import { recordFigures } from './lib/results';
import { createServerWorkspace, openWorkspaceDatabase, startServer } from './lib/server';
import { readTicket, sendToSupport } from './lib/tickets';

// A server that is ended with kill -9 while messages are sent, and a reader whose connection is lost again and again: is
// each message there once, and has the reader every one of them?
//   pnpm bench support-kills [20 kills] [100 reconnections]

const PORT = 18_859;
const [kills = 20, reconnections = 100] = process.argv.slice(2).map(Number).filter(Boolean);
const MESSAGES_PER_KILL = 15;
const KILL_AFTER_MS = 120;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const place = await createServerWorkspace('PostgreSQL');
try {
  const database = await openWorkspaceDatabase(place);
  await seedDemoAccount(database);
  await database.close();
  let server = await startServer(place, PORT);
  const { url } = server;
  const { token } = await signIn(url, ownerLogin.email, ownerLogin.password);
  const ticketId = randomUUID();
  await sendToSupport(url, token, { ticketId, title: 'Medida', content: 'mensagem 0' });

  const seen = new Map<number, string>();
  let isReading = true;
  let reconnected = 0;
  /** Reads what follows, as the page does after each hint and each lost connection. */
  const readOn = async () => {
    for (const { seq, content } of await readTicket(url, token, ticketId, Math.max(0, ...seen.keys())))
      seen.set(seq, content);
  };
  const reader = (async () => {
    while (isReading) {
      try {
        const stream = await openEventStream(url, token, () => void readOn().catch(() => undefined));
        await readOn();
        // Cut on purpose, beside the cuts of the kills.
        await Promise.race([stream.ended, pause(60)]);
        stream.close();
        reconnected += 1;
      } catch {
        await pause(20);
      }
    }
  })();

  const total = Math.max(kills * MESSAGES_PER_KILL, 1);
  let repeated = 0;
  const sender = (async () => {
    for (let index = 1; index <= total; index += 1) {
      const message = { ticketId, content: `mensagem ${index}`, clientKey: randomUUID() };
      // The same key until the server has answered.
      for (let isThere = false; !isThere; )
        isThere = await sendToSupport(url, token, message).then(
          () => true,
          async () => {
            repeated += 1;
            await pause(30);
            return false;
          },
        );
    }
  })();
  let isSent = false;
  void sender.then(() => (isSent = true));
  let killed = 0;
  while (!isSent && killed < kills) {
    await pause(KILL_AFTER_MS);
    await server.kill();
    killed += 1;
    server = await startServer(place, PORT);
  }
  await sender;
  while (reconnected < reconnections) await pause(50);
  isReading = false;
  await reader;
  await readOn();

  const written: string[] = [];
  for (let after = 0; ; ) {
    const messages = await readTicket(url, token, ticketId, after);
    const last = messages.at(-1);
    if (!last) break;
    written.push(...messages.map(({ content }) => content));
    after = last.seq;
  }
  await server.stop();
  const expected = Array.from({ length: total + 1 }, (_, index) => `mensagem ${index}`);
  const lost = expected.filter((content) => !written.includes(content)).length;
  const twice = written.length - new Set(written).size;
  const unseen = expected.filter((content) => ![...seen.values()].includes(content)).length;
  const isInOrder = JSON.stringify(written) === JSON.stringify(expected);
  const context = `${killed} kills, ${repeated} repetitions`;
  recordFigures('support-kills', [
    {
      what: `messages lost, twice, of ${total} (${context})`,
      measured: `${lost}, ${twice}`,
      target: '0, 0',
      met: lost === 0 && twice === 0,
    },
    {
      what: 'messages in the order in which they were sent',
      measured: isInOrder ? 'all' : 'not all',
      target: 'all',
      met: isInOrder,
    },
    {
      what: `messages that a reader misses after ${reconnected} reconnections`,
      measured: String(unseen),
      target: '0',
      met: unseen === 0,
    },
  ]);
} finally {
  await place.remove();
}
