import type { NextStep } from '#contract/events/coming-events.ts';

/** Where each next step is taken, below the event's own address; `ready` leads to the event. */
export const nextStepPlace: Record<NextStep, string> = {
  'add-guests': '/invite',
  'choose-design': '/invite/design',
  invite: '/invite',
  undelivered: '/invite?delivery=undelivered',
  waiting: '/invite?status=pending',
  thank: '/thank-yous?show=to-thank',
  ready: '',
};

/** Where those stand who were not sent the invitation, below the event's own address. */
export const unreachablePlace = '/invite?delivery=none';
