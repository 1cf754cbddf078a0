import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, most of it waiting. They begin first, so that others run while they wait
 * and none of them stands alone at the end of a run; the rest follows by size, as Vitest does it.
 */
export const longest = [
  'tests/ledger/model.postgresql.test.ts',
  'tests/backup/round-trip.test.ts',
  'tests/backup/upgrade.test.ts',
  'tests/backup/pictures-elsewhere.test.ts',
  'tests/recovery/killed-redeeming.postgresql.test.ts',
  'tests/recovery/killed-refunding.postgresql.test.ts',
  'tests/recovery/killed-paying.postgresql.test.ts',
  'tests/authorization.test.ts',
  'tests/audience/every-field.test.ts',
  'tests/payments/refund-jobs.test.ts',
  'tests/payments/lost-webhooks.test.ts',
  'tests/payments/refunding.test.ts',
  'tests/generated/api.test.ts',
  'tests/deploy/lost-machine.served.test.ts',
  'tests/ledger/commands.served.test.ts',
  'tests/deploy/guide.served.test.ts',
  'tests/foundation/process.served.test.ts',
  'tests/foundation/commands.served.test.ts',
  'tests/recovery/killed.served.test.ts',
  'tests/foundation/traces.served.test.ts',
  'tests/generated/pages.served.test.ts',
  'tests/foundation/browser-bundle.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
