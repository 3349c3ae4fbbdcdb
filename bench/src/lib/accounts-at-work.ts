import { setTimeout as pause } from 'node:timers/promises';
import type { AddedSession } from './add-sessions';
import { type ApiClient, createApiClient } from './api-client';
import { type Board, moveCard } from './move';
import { computePercentile, formatMs } from './statistics';

/** An account at work: its client, and its board as it was in the beginning. */
export interface WorkingAccount {
  client: ApiClient;
  board: Board;
}

const readBoard = ({ accountId, call }: ApiClient) =>
  call('POST /kanbans/single/:id', { id: accountId }, { type: 'SALES' });

/** Reads the board of each account, and returns the accounts ready to work. */
export async function beginWork(url: string, sessions: AddedSession[]): Promise<WorkingAccount[]> {
  const accounts: WorkingAccount[] = [];
  for (const session of sessions) {
    const client = createApiClient(url, session);
    accounts.push({ client, board: await readBoard(client) });
  }
  return accounts;
}

const cardOf = ({ board }: WorkingAccount, index: number): string =>
  board.items[(index * 7) % board.items.length]?._id ?? '';

const texts = ['maria', 'Otto Schmidt', 'so', '47999000120', 'blumenau'];

/** Calls that people make most, which each account makes in turn. */
const calls = {
  board: ({ client }: WorkingAccount) => readBoard(client),
  search: ({ client }: WorkingAccount, index: number) =>
    client.call('POST /search/records', undefined, {
      searchValue: texts[index % texts.length] ?? '',
      kinds: ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'],
    }),
  move: (account: WorkingAccount, index: number) => {
    const { columns } = account.board.kanban;
    const column = columns[(index * 3) % columns.length]?._id ?? '';
    return moveCard(account.client, account.board, cardOf(account, index), column, index % 10);
  },
  note: (account: WorkingAccount, index: number) =>
    account.client.call(
      'POST /notes/new/:id',
      { id: cardOf(account, index) },
      { noteText: `Nota ${index}`, noteType: 'Outros' },
    ),
};
type Call = keyof typeof calls;
/** Names of the calls that accounts make. */
export const callNames = Object.keys(calls) as Call[];

/** Answered calls of a phase, milliseconds by kind, and the failures. */
export interface Phase {
  times: Record<Call, number[]>;
  failures: string[];
}

/** Lets all accounts work, in turn and at a steady rate, however late answers come, until the signal. */
export async function work(
  accounts: WorkingAccount[],
  callsPerSecond: number,
  signal: AbortSignal,
): Promise<Phase> {
  const phase: Phase = { times: { board: [], search: [], move: [], note: [] }, failures: [] };
  const sent: Promise<void>[] = [];
  const begun = performance.now();
  for (let index = 0; !signal.aborted; index += 1) {
    await pause(Math.max(0, begun + (index * 1_000) / callsPerSecond - performance.now()));
    const turn = index % accounts.length;
    const account = accounts[turn];
    // Each account goes through all calls, and not all accounts do the same at once.
    const round = Math.floor(index / accounts.length);
    const name = callNames[(turn + round) % callNames.length];
    if (!account || !name) break;
    const at = performance.now();
    sent.push(
      calls[name](account, round).then(
        () => void phase.times[name].push(performance.now() - at),
        (error) => void phase.failures.push(String(error).slice(0, 160)),
      ),
    );
  }
  await Promise.all(sent);
  return phase;
}

/** Returns the times of all calls of a phase, in milliseconds. */
export const listTimes = ({ times }: Phase): number[] => Object.values(times).flat();

/** Formats the p50 and the p99 of times in milliseconds. */
export const formatPercentiles = (samples: number[]): string =>
  `${formatMs(computePercentile(samples, 0.5))}, ${formatMs(computePercentile(samples, 0.99))}`;
