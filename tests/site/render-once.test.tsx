import { expect, test } from 'vitest';
import { renderToString } from 'react-dom/server';
import { keepRendered } from '#app/framework/render-once.server.ts';
import { RenderedOnce, RenderOnceProvider } from '#app/framework/rendered-once.tsx';

/** Counts how often it is rendered. */
function counted() {
  let times = 0;
  function Part({ name }: { name: string }) {
    times += 1;
    return (
      <>
        <h2>{name}</h2>
        Dear {name}, & family
      </>
    );
  }
  return { Part, times: () => times };
}

test('a part is rendered once for the same data, and again for any other', () => {
  const { Part, times } = counted();
  const renderOnce = keepRendered();
  const look = (name: string) => renderOnce({ name }, <Part name={name} />);
  const asha = look('Asha');
  expect(look('Asha')).toBe(asha);
  expect(times()).toBe(1);
  expect(look('Bela')).toContain('Bela');
  expect(look('Asha')).toBe(asha);
  expect(times()).toBe(2);
});

test('the part that was used longest ago makes room', () => {
  const { Part, times } = counted();
  const renderOnce = keepRendered();
  const look = (name: string) => renderOnce({ name }, <Part name={name} />);
  for (let number = 0; number < 200; number += 1) look(`Guest ${number}`);
  look('Guest 0');
  look('One more');
  expect(times()).toBe(201);
  look('Guest 0');
  expect(times()).toBe(201);
  look('Guest 1');
  expect(times()).toBe(202);
});

test('it is the elements that a browser finds when it renders the part itself', () => {
  const { Part } = counted();
  const page = (
    <main>
      <RenderedOnce data={{ name: '<b>' }}>
        <Part name="<b>" />
      </RenderedOnce>
    </main>
  );
  const kept = renderToString(<RenderOnceProvider value={keepRendered()}>{page}</RenderOnceProvider>);
  expect(kept).toBe(renderToString(page));
  expect(kept).toContain('&lt;b&gt;');
});
