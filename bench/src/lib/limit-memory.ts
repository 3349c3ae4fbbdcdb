import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const V1 = '/sys/fs/cgroup/memory';
const V2 = '/sys/fs/cgroup';

/**
 * Limits the memory of processes, the pages of files that the system keeps for them included, and empties what the system
 * keeps of files until now. Processes that they start are counted too. Returns undefined where the system does not let this
 * process do so: it takes root. `remove` is called once all of them have ended.
 */
export function limitMemory(pids: number[], bytes: number): { remove(): void } | undefined {
  const [root, file] = existsSync(V1) ? [V1, 'memory.limit_in_bytes'] : [V2, 'memory.max'];
  const group = join(root, `girassol-bench-${process.pid}`);
  try {
    mkdirSync(group);
    writeFileSync(join(group, file), String(bytes));
    // One that has ended meanwhile is none that counts.
    for (const pid of pids)
      if (existsSync(`/proc/${pid}`)) writeFileSync(join(group, 'cgroup.procs'), String(pid));
    execFileSync('sync');
    writeFileSync('/proc/sys/vm/drop_caches', '3');
  } catch (error) {
    console.log(`  ${String(error)}`);
    return undefined;
  }
  return { remove: () => rmdirSync(group) };
}
