import { accountSections, supportSections } from './export-account-repository.ts';
import { designSections } from './export-design-repository.ts';
import { eventSections } from './export-event-repository.ts';
import { moneySections } from './export-money-repository.ts';
import type { ExportSection } from './export-section-repository.ts';

/** Everything stored about a person, list by list. A test holds it to the tables that name a person. */
export const exportSections: readonly ExportSection[] = [
  ...accountSections,
  ...eventSections,
  ...moneySections,
  ...designSections,
  ...supportSections,
];
