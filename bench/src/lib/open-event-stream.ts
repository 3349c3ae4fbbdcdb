import { get, type IncomingMessage } from 'node:http';
import { type AccountLiveEvent, accountLiveEvent } from '@girassol/shared-domain/contract';

/** Open event stream of a script. */
export interface OpenEventStream {
  /** Resolves once the stream has ended, whoever ended it. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the event stream of a session, as a browser does, and calls `hear` with each event. */
export async function openEventStream(
  url: string,
  token: string,
  hear: (event: AccountLiveEvent) => void,
): Promise<OpenEventStream> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    get(`${url}/api/events`, { headers, agent: false }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`GET /events: ${answer.statusCode}`);
  let rest = '';
  answer.setEncoding('utf8').on('data', (text: string) => {
    const frames = (rest + text).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames)
      if (frame.startsWith('data: ')) hear(accountLiveEvent.parse(JSON.parse(frame.slice(6))));
  });
  answer.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => answer.once('close', resolve));
  return { ended, close: () => answer.destroy() };
}
