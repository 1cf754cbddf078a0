import { expect, it, vi } from 'vitest';
import { viewBeforeYes } from '#app/replies/household-view.server.ts';
import { presentReply } from '#backend/guests/present.ts';

vi.mock('#app/server/backend-transport.server.ts', () => ({ site: { appUrl: 'http://localhost' } }));

it('a household asked by name again finds everybody where they were, also at the functions', () => {
  const ids = ['mehndi', 'sangeet'];
  const person = (name: string, coming: boolean | null) => ({
    ...{ _id: name, name, child: name === 'Kid', named: true },
    ...{ coming, answers: {}, functions: ids },
  });
  const date = '2027-02-11';
  const functionOf = (id: string) => ({
    ...{ _id: id, name: id, date, time: '', startsAt: `${date}T00:00:00+05:30`, venue: null },
    people: 2,
  });
  const { who, questions } = viewBeforeYes(
    {
      ...{ firstName: 'Fam', lastName: '', withFamily: true, partyLimit: 4, questions: [] },
      household: [person('Fam', true), person('Wife', false), person('Kid', true)],
      functions: ids.map(functionOf),
      reply: { ...presentReply(null), adults: 1, children: 1 },
    },
    { timeZone: 'Asia/Kolkata', date },
    'en',
  );
  expect([who, ...questions].map((each) => each?.answer)).toEqual(Array(3).fill(['Fam', '~Kid']));
});
