import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { giveWay } from '#backend/platform/give-way.ts';

/** The priority of each thread of a process, as Linux tells it. */
function prioritiesOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    // the name before may hold spaces
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

test.skipIf(process.platform !== 'linux')(
  'all threads of a process give way, not its first alone',
  async () => {
    const child = spawn(
      process.execPath,
      [
        '-e',
        `require('node:fs').readFile(process.execPath, () => process.stdout.write('ready'));setInterval(() => {}, 1000)`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    try {
      await once(child.stdout, 'data');
      const pid = child.pid ?? 0;
      const before = prioritiesOf(pid);
      expect(before.length).toBeGreaterThan(4);
      expect(Math.max(...before)).toBeLessThan(15);
      giveWay(pid, 15);
      expect(new Set(prioritiesOf(pid))).toEqual(new Set([15]));
    } finally {
      child.kill('SIGKILL');
    }
  },
);
