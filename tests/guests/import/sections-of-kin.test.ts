import { expect, it } from 'vitest';
import { preview } from './files.ts';

const read = async (name: string) => {
  const { rows, notes } = await preview(
    `S.No,Name,Mobile\n1,Ravi Rao,9814041001\n,${name},\n2,Mama ji,9814041002\n3,Om Rao,9814041003`,
  );
  return {
    guests: rows.map(({ firstName, side }) => [firstName, side]),
    isNamed: notes.join(' ').includes(name),
  };
};

it.each([
  'Common Friends',
  'Mutual friends',
  'NANKE',
  'Nanke (Maternal)',
  'DADKE',
  'Nanihaal',
  'NANIHAL',
  'Dadihaal',
  'Mosal',
  'Piyar',
  'Vevai',
  'MOHALLA',
  'Mohalla wale',
  'Maika',
  'माहेरची मंडळी',
  'सासरची मंडळी',
  'મોસાળ',
])('%s heads those below it', async (name) => {
  expect(await read(name)).toEqual({
    guests: [
      ['Ravi', ''],
      ['Mama', name],
      ['Om', name],
    ],
    isNamed: true,
  });
});

it.each(['Piyara Singh', 'Mosali Das', 'Vevai Kokila', 'Nanki Devi', 'Common Lal'])(
  '%s is a guest',
  async (name) => {
    expect((await read(name)).guests).toHaveLength(4);
  },
);
