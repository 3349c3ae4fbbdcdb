import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** Milliseconds of one tick of `/proc/<pid>/stat`, where the kernel's `CLK_TCK` cannot be read. */
const USUAL_TICK_MS = 10;

function readTickMs(): number {
  try {
    return 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  } catch {
    return USUAL_TICK_MS;
  }
}

/** Reads the processor time that a process of this machine has used, in milliseconds; 0 where it cannot be read. */
function readProcessorMs(pid: number, tickMs: number): number {
  try {
    // The name of the program stands in brackets and may contain spaces; user and system time follow as 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return 0;
  }
}

/** Processor time in milliseconds of a server process and of the connections of its database. */
export interface ProcessorTime {
  serverMs: number;
  databaseMs: number;
}

/**
 * Reads the processor time that a server and the connections of its database have used so far. Unlike times of a clock it says
 * the same on a busy machine. 0 for a database on another machine.
 */
export async function readProcessorTime(database: pg.Client, serverPid: number): Promise<ProcessorTime> {
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  const tickMs = readTickMs();
  return {
    serverMs: readProcessorMs(serverPid, tickMs),
    databaseMs: rows.reduce((sum, { pid }) => sum + readProcessorMs(pid, tickMs), 0),
  };
}
