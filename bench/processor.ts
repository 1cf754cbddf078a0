import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

/** What `/proc` tells of a process: its parent, and its times and those of children that have ended. */
function statOf(pid: number | string | undefined): { parent: number; own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name before may hold spaces
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, own: (user + system) / TICKS, ended: (endedUser + endedSystem) / TICKS };
}

/** Seconds of processor time the process has used, in user and system mode. Linux only. */
export const processorTime = (pid: number | undefined): number => statOf(pid).own;

/** The same with its children, those that have ended too: a PostgreSQL server has one for each connection. */
export function processorTimeOfFamily(pid: number | undefined): number {
  const parent = statOf(pid);
  let children = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const child = statOf(name);
      if (child.parent === pid) children += child.own;
    } catch {
      // it has just ended, and is counted by its parent
    }
  }
  return parent.own + parent.ended + children;
}
