import type { designOperations } from '#contract/designs/design-operations.ts';
import { all, editors, hosts, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

const selection = {
  template: 'mandap',
  title: '',
  backgroundColor: '#fff6e6',
  textColor: '#6e1230',
  includeDate: true,
} as const;
const chosen = async ({ callers, eventId }: World) => {
  await callers.organiser.call('chooseDesign', {
    params: { eventId },
    body: { ...selection, template: 'mandap' },
  });
};

/** Who may see, choose and clear the design of an invitation. */
export const designRows: Record<keyof typeof designOperations, Row> = {
  getDesign: { expected: hosts() },
  chooseDesign: { expected: editors(), body: () => selection },
  clearDesign: { expected: editors() },
  checkDesign: { expected: editors(), body: () => selection },
  previewDesign: {
    expected: editors(),
    query: () => ({ template: 'mandap', backgroundColor: '#fff6e6', textColor: '#6e1230' }),
  },
  // nothing was drawn: no jobs run here
  downloadDesign: { expected: all(404, hosts(409)), params: () => ({ file: 'wide' }), before: chosen },
};
