import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes of a line of a process's status, as Linux counts them; 0 where there is no such process. */
function megabytesOf(pid: number | string, line: 'VmRSS' | 'VmHWM'): number {
  try {
    // linear: one of two names
    const found = new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Memory of a process and of its children, looked at until `stop`. */
export interface MemoryWatch {
  /** The most that the process had, and the most that one child whose command names `program` had: megabytes. */
  stop(): { most: number; childPeak: number };
}

/** Watches a process and the children whose command line names `program`. */
export function watchMemory(pid: number, program: string): MemoryWatch {
  let most = 0;
  let childPeak = 0;
  const timer = setInterval(() => {
    most = Math.max(most, megabytesOf(pid, 'VmRSS'));
    for (const child of childrenOf(pid, program))
      childPeak = Math.max(childPeak, megabytesOf(child, 'VmHWM'));
  }, 50);
  return {
    stop() {
      clearInterval(timer);
      return { most, childPeak };
    },
  };
}

/** Resident memory in megabytes. */
export const residentMemory = (pid: number): number => megabytesOf(pid, 'VmRSS');

function childrenOf(pid: number, program: string): string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      return Number(parent) === pid && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(program);
    } catch {
      return false;
    }
  });
}
