import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets a process give way to those that answer people. Linux has a priority for each thread: that of the process is its
 * first one's, and the threads which read files, and pictures, are there before anybody can say so.
 *
 * @param priority as `os.setPriority` takes it, 1 to 19: at 5 a thread gets a third of what others get beside it, at 10 a ninth
 */
export function giveWay(pid: number, priority: number): void {
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, priority);
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
