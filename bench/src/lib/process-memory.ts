import { readdirSync, readFileSync } from 'node:fs';

/** Returns a memory line of a Linux process status in megabytes; 0 for a process that does not exist. */
function readMegabytes(pid: number | string, line: 'VmRSS' | 'VmHWM'): number {
  try {
    // linear: one of two names
    const found = new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return Number(found?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Measurement of the memory of a process and its children, until `stop` is called. */
export interface MemoryWatch {
  /** The most that the process had, and the most that one child whose command names `program` had: megabytes. */
  stop(): { most: number; childPeak: number };
}

/** Watches the memory of a process and of the children whose command line contains `program`. */
export function watchMemory(pid: number, program: string): MemoryWatch {
  let most = 0;
  let childPeak = 0;
  const timer = setInterval(() => {
    most = Math.max(most, readMegabytes(pid, 'VmRSS'));
    for (const child of listChildren(pid, program))
      childPeak = Math.max(childPeak, readMegabytes(child, 'VmHWM'));
  }, 50);
  return {
    stop() {
      clearInterval(timer);
      return { most, childPeak };
    },
  };
}

/** Returns the resident memory of a process in megabytes. */
export const readResidentMemory = (pid: number): number => readMegabytes(pid, 'VmRSS');

function listChildren(pid: number, program: string): string[] {
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
