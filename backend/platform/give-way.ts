import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Lets a process give way to those that answer people. Linux has a priority for each thread: that of the process is its
 * first one's, and the threads which read files, and pictures, are there before anybody can say so.
 */
export function giveWay(pid: number): void {
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // it has just ended, or it is not allowed here
    }
  }
}

function threadsOf(pid: number): number[] {
  if (process.platform !== 'linux') return [pid];
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}
