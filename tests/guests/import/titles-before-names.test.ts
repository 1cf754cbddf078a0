import { expect, it } from 'vitest';
import { greetedName } from '#contract/guests/greeted-name.ts';
import { splitName } from '#contract/guests/person-name.ts';
import { preview } from './files.ts';

const parts = (name: string) => {
  const { title, firstName, lastName, people } = splitName(name);
  return [title, firstName, lastName, ...(people ? [people] : [])];
};

it.each([
  ['Mr.& Mrs.Rao', ['Mr.& Mrs.', '', 'Rao', 2]],
  ['Mr.&Mrs.Anil Rao', ['Mr.&Mrs.', 'Anil', 'Rao', 2]],
  ['Dr.& Mrs.Mehta', ['Dr.& Mrs.', '', 'Mehta', 2]],
  ['Shri.& Smt.Verma', ['Shri.& Smt.', '', 'Verma', 2]],
  ['Shri Smt Rao', ['Shri Smt', '', 'Rao', 2]],
  ['Sh.Mohan Lal', ['Sh.', 'Mohan', 'Lal']],
  ['Sh Mohan Lal', ['Sh', 'Mohan', 'Lal']],
  ['डॉ० अजय सिंह', ['डॉ०', 'अजय', 'सिंह']],
  ['ॲड. सुहास पाटील', ['ॲड.', 'सुहास', 'पाटील']],
  ['ॲड सुहास पाटील', ['ॲड', 'सुहास', 'पाटील']],
  ['Selvi. K. Anitha', ['Selvi.', 'K. Anitha', '']],
  ['Thirumathi. Valli', ['Thirumathi.', 'Valli', '']],
  ['ગં.સ્વ. શાંતાબેન', ['ગં.સ્વ.', 'શાંતાબેન', '']],
  ['અ.સૌ. હંસાબેન', ['અ.સૌ.', 'હંસાબેન', '']],
  ['Engr. Ravi Rao', ['Engr.', 'Ravi', 'Rao']],
  ['Prin. Ravi Rao', ['Prin.', 'Ravi', 'Rao']],
  ['श्रीमान् रमेश', ['श्रीमान्', 'रमेश', '']],
  ['Mufti Saleem', ['Mufti', 'Saleem', '']],
  ['Hafiz Noor', ['Hafiz', 'Noor', '']],
  ['Giani Mohan Singh', ['Giani', 'Mohan', 'Singh']],
  ['Pastor John', ['Pastor', 'John', '']],
  ['Bishop Joseph', ['Bishop', 'Joseph', '']],
  ['Ervad Kersi Bharucha', ['Ervad', 'Kersi', 'Bharucha']],
  ['Begum Shahnaz', ['Begum', 'Shahnaz', '']],
])('%s has its title in front', (name, expected) => {
  expect(parts(name)).toEqual(expected);
});

it.each([
  ['Shahnaz Begum', 'Shahnaz', 'Begum'],
  ['Selvi Ramesh', 'Selvi', 'Ramesh'],
  ['Mehbooba Mufti', 'Mehbooba', 'Mufti'],
  ['Hafiz', 'Hafiz', ''],
  ['Begum', 'Begum', ''],
  ['S.R. Rao', 'S.R. Rao', ''],
  ['Shirin Rao', 'Shirin', 'Rao'],
  ['Principia Das', 'Principia', 'Das'],
])('%s is a name', (name, firstName, lastName) => {
  expect(parts(name)).toEqual(['', firstName, lastName]);
});

it.each([
  ['মোঃ করিম', 'করিম ji'],
  ['Selvi. Anitha', 'Anitha ji'],
  ['Thirumathi. Valli', 'Valli ji'],
  ['डॉ० अजय सिंह', 'डॉ० अजय'],
  ['Giani Mohan Singh', 'Giani Mohan'],
  ['Hafiz', 'Hafiz ji'],
  ['Pastor', ''],
  ['ગં.સ્વ. શાંતાબેન', 'શાંતાબેન ji'],
])('%s is greeted by name', (name, greeting) => {
  expect(greetedName(splitName(name), 'en')).toBe(greeting);
});

it('a couple with a title each is two', async () => {
  const { rows } = await preview(
    'Name,Mobile\nThiru. S. Murugan & Thirumathi. Valli,9443011002\nMr.& Mrs.Rao,9443011003',
  );
  expect(rows.map(({ title, partyLimit, household }) => [title, partyLimit ?? household.length])).toEqual([
    ['Thiru.', 2],
    ['Mr.& Mrs.', 2],
  ]);
});
