import type { AuditTrail } from '#backend/use-cases/operator/audit-trail.ts';
import { moment, print } from '#scripts/admin/command.ts';

/** Prints what happened with its dates, then how things stand. @throws Error with `unknown` when there is nothing to tell */
export function printAuditTrail(trail: AuditTrail | undefined, unknown: string): void {
  if (!trail) throw new Error(unknown);
  for (const { at, what } of trail.entries) print(`${moment(at)}  ${what}`);
  print('', 'Now (times above are UTC):', ...trail.now.map((sentence) => `  ${sentence}`));
}
