import { describe, expect, it } from 'vitest';
import { nextStepOf } from '#backend/use-cases/events/next-step.ts';

const guests = (counts: Partial<Parameters<typeof nextStepOf>[0]['guests']> = {}) => ({
  total: 4,
  confirmed: 0,
  declined: 0,
  pending: 4,
  adults: 0,
  children: 0,
  expected: 0,
  uncountedFamilies: 0,
  notInvited: 0,
  sendable: counts.notInvited ?? 0,
  unreachable: 0,
  undelivered: 0,
  ...counts,
});
const step = (
  counts: Parameters<typeof guests>[0],
  more: { hasDesign?: boolean; role?: 'editor' | 'viewer'; toThank?: number; hasBegun?: boolean } = {},
) =>
  nextStepOf({
    guests: guests(counts),
    hasDesign: more.hasDesign ?? true,
    role: more.role ?? null,
    toThank: more.toThank ?? 0,
    hasBegun: more.hasBegun ?? false,
  });

describe('the next step of an event', () => {
  it('is naming guests while there are none, whatever else is missing', () => {
    expect(step({ total: 0, pending: 0 }, { hasDesign: false })).toBe('add-guests');
  });

  it('is the design before the first invitation, and no longer once somebody was invited without one', () => {
    expect(step({ notInvited: 4 }, { hasDesign: false })).toBe('choose-design');
    expect(step({ notInvited: 4 })).toBe('invite');
    expect(step({ notInvited: 3 }, { hasDesign: false })).toBe('invite');
  });

  it('asks for nothing where those left can be sent nothing, and waits for the others alone', () => {
    const alone = { notInvited: 1, sendable: 0, unreachable: 1 };
    expect(step({ ...alone, confirmed: 3, pending: 1 })).toBe('ready');
    expect(step({ ...alone, confirmed: 2, pending: 2 })).toBe('waiting');
    expect(step({ ...alone, notInvited: 2, sendable: 1 })).toBe('invite');
  });

  it('is what did not arrive before those who have not answered', () => {
    expect(step({ undelivered: 1 })).toBe('undelivered');
    expect(step({ confirmed: 2, declined: 1, pending: 1 })).toBe('waiting');
    expect(step({ confirmed: 3, declined: 1, pending: 0 })).toBe('ready');
  });

  it('is thanking once all have answered, and before everything else once the event has begun', () => {
    expect(step({ pending: 1 }, { toThank: 2 })).toBe('waiting');
    expect(step({ confirmed: 4, pending: 0 }, { toThank: 2 })).toBe('thank');
    expect(step({ notInvited: 1 }, { toThank: 2, hasBegun: true })).toBe('thank');
    expect(step({ notInvited: 1 }, { hasBegun: true })).toBe('invite');
  });

  it('is nothing for whoever may only look', () => {
    expect(step({ total: 0 }, { role: 'viewer' })).toBe('ready');
    expect(step({ notInvited: 4 }, { role: 'editor' })).toBe('invite');
  });
});
