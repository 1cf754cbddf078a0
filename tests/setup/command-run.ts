import { startNode } from '#scripts/lib/children.ts';
import { command, typescript } from '#scripts/lib/programs.ts';

/** Runs one of our commands to its end, as `npm run` does. @returns its exit code and all it wrote */
export async function runToEnd(
  name: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const program = name === 'start' ? typescript('scripts/start.ts') : command(name);
  const child = startNode(name, [...program, ...args], env, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.process.stdout, child.process.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await child.ended;
  return { code, output };
}
