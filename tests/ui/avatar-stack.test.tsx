import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AvatarStack } from '#app/ui/avatar.tsx';

const people = ['Asha', 'Meera', 'Kabir', 'Ravi', 'Tara'].map((name) => ({ name, src: '' }));
const pictures = (html: string) => [...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, name]) => name);

it('draws three people and counts the rest, whose names are there for screen readers', () => {
  const html = renderToStaticMarkup(<AvatarStack people={people} />);
  expect(pictures(html)).toEqual(['Asha', 'Meera', 'Kabir']);
  expect(html).toContain('>+2<');
  expect(html).toContain('Ravi, Tara');
});

it('counts those it was not told of', () => {
  const html = renderToStaticMarkup(<AvatarStack people={people.slice(0, 3)} total={12} />);
  expect(pictures(html)).toHaveLength(3);
  expect(html).toContain('>+9<');
});

it('has no number when everybody is drawn', () => {
  expect(renderToStaticMarkup(<AvatarStack people={people.slice(0, 3)} total={3} />)).not.toContain('+');
});
