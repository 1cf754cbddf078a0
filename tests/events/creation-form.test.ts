import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { effectiveTime, setTime, shownTime } from '#app/events/event-fields/suggested-time.ts';
import { whenRules } from '#app/events/event-fields/wall-clock.ts';
import {
  entriesOf,
  formOf,
  payloadOf,
  inputEntries,
  valuesOf,
  type Entry,
} from '#app/events/event-new/draft-entries.server.ts';
import { creationForm } from '#app/events/event-new/form-values.ts';
import { formErrors, openFields, sameInput, sectionOf } from '#app/events/event-new/sections.ts';
import { createEventForm } from '#contract/events/events.ts';
import * as eventMessages from '#messages/events/en.ts';

const details: Entry[] = [
  ['eventName', 'Asha and Rohan'],
  ['date', '2031-02-14'],
  ['time', ''],
  ['timeZone', 'Asia/Kolkata'],
  ['description', 'Dinner.'],
  ['venue.name', ''],
];
const gift = (row: number, name: string, price: string): Entry[] => [
  [`giftsWanted[${row}].name`, name],
  [`giftsWanted[${row}].price`, price],
  [`giftsWanted[${row}].type`, 'other'],
  [`giftsWanted[${row}].link`, ''],
  [`giftsWanted[${row}].image`, ''],
];
const parsed = (...rows: Entry[][]) =>
  parseWithZod(formOf(inputEntries(formOf([...details, ...rows.flat()]))), { schema: creationForm });

describe('the typed values of a draft', () => {
  it('leave out files, buttons and the search box', () => {
    const form = new FormData();
    form.set('eventName', 'Asha');
    form.set('do', 'add-guest');
    form.set('search', 'rao');
    form.set('guestFile', new File(['x'], 'guests.csv'));
    expect(inputEntries(form)).toEqual([['eventName', 'Asha']]);
  });

  it('become the values of the form and back', () => {
    const entries = [...details, ...gift(0, 'Toaster', '10'), ...gift(1, 'Lamp', '20')];
    const values = valuesOf(formOf(entries));
    expect(values.giftsWanted.map(({ name }) => name)).toEqual(['Toaster', 'Lamp']);
    expect(entriesOf(values)).toEqual(expect.arrayContaining(entries));
  });

  it('always hold a gift row to type into', () => {
    expect(valuesOf(formOf([])).giftsWanted).toEqual([
      { name: '', price: '', link: '', type: 'other', image: '' },
    ]);
  });
});

describe('the creation form', () => {
  it('ignores blank gift rows and leads messages back past them', () => {
    const submission = parsed(gift(0, '', ''), gift(1, 'Toaster', '10.50'));
    if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
    const { body, fieldName } = payloadOf(submission.value, 'wedding');
    expect(body.giftsWanted).toEqual([expect.objectContaining({ name: 'Toaster', price: 10.5 })]);
    expect(fieldName('giftsWanted[0].image')).toBe('giftsWanted[1].file');
    expect(createEventForm.safeParse(JSON.parse(JSON.stringify(body))).success).toBe(true);
  });

  it('asks for what a begun gift lacks, beside its field', () => {
    const submission = parsed(gift(0, '', ''), gift(1, 'Toaster', ''), gift(2, '', '5'));
    expect(submission.status === 'error' && submission.error).toEqual({
      'giftsWanted[1].price': ['Enter an amount in rupees.'],
      'giftsWanted[2].name': ['Enter a name for the gift.'],
    });
  });

  it('sends a couple for weddings and engagements only, and the bare phone prefix as nothing', () => {
    const couple: Entry[] = ['bride', 'groom'].flatMap((who): Entry[] => [
      [`brideGroomDetails.${who}.firstName`, 'Asha'],
      [`brideGroomDetails.${who}.phone`, '+91'],
    ]);
    const submission = parsed(couple);
    if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
    expect(payloadOf(submission.value, 'wedding').body.brideGroomDetails?.bride).toEqual({
      firstName: 'Asha',
      lastName: '',
      phone: '',
    });
    expect(payloadOf(submission.value, 'birthday').body.brideGroomDetails).toBeUndefined();
  });
});

const row = (at: number, name: string, date = '2031-02-13'): Entry[] => [
  [`functions[${at}].name`, name],
  [`functions[${at}].date`, date],
  [`functions[${at}].time`, ''],
  [`functions[${at}].venue.name`, ''],
  [`functions[${at}].venue.location`, ''],
  [`functions[${at}].everyone`, 'chosen'],
];

describe('the functions of a creation form', () => {
  it('come back from a draft, and leave blank rows out', () => {
    const entries = [...details, ...row(0, ''), ...row(1, 'Mehndi')];
    expect(valuesOf(formOf(entries)).functions.map(({ name }) => name)).toEqual(['', 'Mehndi']);
    const submission = parsed(row(0, ''), row(1, 'Mehndi'));
    if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error));
    const { body, fieldName } = payloadOf(submission.value, 'wedding');
    expect(body.functions).toEqual([expect.objectContaining({ name: 'Mehndi', everyone: false })]);
    expect(fieldName('functions[0].date')).toBe('functions[1].date');
    expect(fieldName('photo')).toBe('photoFile');
  });

  it('name what a begun one lacks', () => {
    const begun = row(0, '').map(([name, value]): Entry => [name, name.endsWith('time') ? '16:00' : value]);
    expect(parsed(begun)).toMatchObject({ error: { 'functions[0].name': ['Give the function a name.'] } });
  });
});

describe('what a form lacks', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const lacks = (entries: Entry[], at = now) => {
    const { missing, wrong } = openFields(formOf(entriesOf(valuesOf(formOf(entries)))), at);
    return { missing, wrong };
  };
  const on = (date: string, time = ''): Entry[] => [
    ...details.filter(([name]) => name !== 'date' && name !== 'time'),
    ['date', date],
    ['time', time],
  ];

  it('is name, day and description at first, and nothing once they are there', () => {
    expect(lacks([])).toEqual({ missing: ['eventName', 'date', 'description'], wrong: [] });
    expect(lacks(details)).toEqual({ missing: [], wrong: [] });
  });

  it('is what a begun gift or function lacks', () => {
    expect(lacks([...details, ...gift(0, 'Toaster', ''), ...row(0, 'Mehndi', '')]).missing.sort()).toEqual([
      'functions[0].date',
      'giftsWanted[0].price',
    ]);
    expect(lacks([...details, ...gift(0, 'Toaster', 'much')]).wrong).toEqual(['giftsWanted[0].price']);
  });

  it('is a day that has passed, and the time of today', () => {
    expect(lacks(details, new Date('2031-02-15T10:00:00Z')).wrong).toEqual(['date']);
    expect(lacks(on('2026-11-21')).missing).toEqual(['time']);
    expect(lacks(on('2026-11-21', '15:00')).wrong).toEqual(['time']);
    expect(lacks([...on('2026-11-21', '15:00'), ['suggestedTime', '15:00']]).wrong).toEqual([]);
    expect(lacks(on('2026-11-21', '15:31')).wrong).toEqual([]);
    const errors = formErrors(formOf(entriesOf(valuesOf(formOf(on('2026-11-20'))))), now);
    expect(errors).toEqual({ date: [eventMessages.futureDate] });
  });

  it('counts the gifts that have a name', () => {
    const entries = [...gift(0, 'Toaster', ''), ...gift(1, '', ''), ...gift(2, 'Lamp', '5')];
    expect(openFields(formOf(entries), now).gifts).toBe(2);
  });

  it('stands in the section of its field', () => {
    expect(
      [
        'eventName',
        'venue.name',
        'functions[1].date',
        'photoFile',
        'brideGroomDetails.bride.phone',
        'giftsWanted[0].price',
        'giveTogether',
        'newGuest.phone',
        'guestFile',
      ].map(sectionOf),
    ).toEqual(['details', 'details', 'details', 'details', 'couple', 'gifts', 'gifts', 'guests', 'guests']);
  });
});

describe('whether a field holds what it held', () => {
  const file = (name: string) => new File(['a'], name);

  it('goes by name and size of a file, and by a text itself', () => {
    expect(sameInput('Asha', 'Asha')).toBe(true);
    expect(sameInput('Asha', null)).toBe(false);
    expect(sameInput(file('list.csv'), file('list.csv'))).toBe(true);
    expect(sameInput(file('list.csv'), file('other.csv'))).toBe(false);
    expect(sameInput(null, file('list.csv'))).toBe(false);
  });

  it('leaves what was found of a file standing once the page took the file in, and its field went', () => {
    expect(sameInput(file('list.csv'), null)).toBe(true);
  });
});

describe('the rules for date and time', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  it('ask for a time one hour from now when the event is today in its zone', () => {
    expect(whenRules('2026-11-21', 'Asia/Kolkata', now)).toEqual({
      minDate: '2026-11-21',
      isToday: true,
      minTime: '16:30',
    });
    expect(whenRules('2026-11-22', 'Asia/Kolkata', now)).toEqual({
      minDate: '2026-11-21',
      isToday: false,
      minTime: undefined,
    });
  });

  it('count today by the event’s zone', () => {
    expect(whenRules('2026-11-22', 'Pacific/Auckland', new Date('2026-11-21T12:00:00Z'))).toMatchObject({
      isToday: true,
      minDate: '2026-11-22',
    });
  });

  it('leave the time open in the last hour of the day', () => {
    expect(whenRules('2026-11-21', 'Asia/Kolkata', new Date('2026-11-21T18:00:00Z'))).toMatchObject({
      isToday: true,
      minTime: undefined,
    });
  });

  it('count in India’s time when the zone is not known', () => {
    expect(whenRules('2026-11-21', 'Mars/Olympus', now).minTime).toBe('16:30');
  });
});

describe('a time the page suggested', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const draft = (date: string, time: string, suggestedTime: string): Entry[] => [
    ['date', date],
    ['time', time],
    ['suggestedTime', suggestedTime],
    ['timeZone', 'Asia/Kolkata'],
  ];
  const timesOf = (entries: Entry[], timeOf: typeof effectiveTime) => {
    const form = formOf(entries);
    setTime(form, timeOf, now);
    return ['time', 'suggestedTime'].map((name) => form.get(name));
  };
  const effective = (...input: Parameters<typeof draft>) => timesOf(draft(...input), effectiveTime);
  const shown = (...input: Parameters<typeof draft>) => timesOf(draft(...input), shownTime);

  it('goes when the event is on a later day, and stays when somebody typed it', () => {
    expect(effective('2026-12-05', '16:30', '16:30')).toEqual(['', '']);
    expect(effective('2026-12-05', '19:30', '16:30')).toEqual(['19:30', '']);
    expect(effective('2026-12-05', '16:30', '')).toEqual(['16:30', '']);
  });

  it('stays an hour ahead while the event is today', () => {
    expect(effective('2026-11-21', '16:45', '16:45')).toEqual(['16:45', '16:45']);
    expect(effective('2026-11-21', '12:00', '12:00')).toEqual(['16:30', '16:30']);
    expect(effective('2026-11-21', '12:00', '')).toEqual(['12:00', '']);
  });

  it('is shown where today has no time yet, and never made up when the event is created', () => {
    expect(shown('2026-11-21', '', '')).toEqual(['16:30', '16:30']);
    expect(shown('2026-11-22', '', '')).toEqual(['', '']);
    expect(effective('2026-11-21', '', '')).toEqual(['', '']);
  });
});
