import { expect, it } from 'vitest';
import { useVoucherWorld } from '#tests/gift-cards/voucher-world.ts';

/** Sentences people read, letter for letter. */
const say = {
  catalogueUnavailable: 'The voucher shop cannot be reached right now. Please try again in a few minutes.',
};

const world = useVoucherWorld();
const productsOf = async (brandId: string) =>
  (await world.owner.call('getProducts', { params: { brandId } })).data.products;

it('brands come with what pages show of them', async () => {
  const { data } = await world.owner.call('getCatalogs', {});
  expect(data.catalogs.map(({ brand }) => brand)).toEqual(
    [...data.catalogs.map(({ brand }) => brand)].sort(),
  );
  expect(data.catalogs).toHaveLength(12);
  expect(data.catalogs.find(({ id }) => id === '11')).toEqual({
    id: '11',
    brand: 'Ghungroo Home',
    description: 'Cushions, lamps and brassware at every Ghungroo Home store and online.',
    imageUrl: `${world.seller.sandbox.url}/reloadly/logos/11.svg`,
    rating: null,
  });
  // a brand without a logo: the page looks for one, or shows an initial
  expect(data.catalogs.find(({ brand }) => brand === 'Tulsi Patra Books')?.imageUrl).toBe('');
});

it('products say which amounts they take, in rupees', async () => {
  expect(await productsOf('12')).toMatchObject([
    {
      id: '104',
      name: 'Bartan Junction cooker voucher',
      type: 'FIXED',
      denomination: 2000,
      denominations: [2000],
      minimum: 2000,
      maximum: 2000,
    },
    {
      id: '105',
      name: 'Bartan Junction thali voucher',
      type: 'FIXED',
      denomination: 999.5,
      denominations: [999.5],
    },
    {
      id: '103',
      name: 'Bartan Junction voucher',
      type: 'RANGE',
      denomination: null,
      denominations: [],
      minimum: 250,
      maximum: 9999.99,
    },
  ]);
  expect((await productsOf('11')).find(({ id }) => id === '102')).toMatchObject({
    denomination: null,
    denominations: [500, 1000, 2000, 5000],
  });
  expect(await productsOf('999')).toEqual([]);
  expect((await world.owner.fetch('/api/gift-cards/products/..%2Fsecret')).status).toBe(404);
});

it('a shop that cannot be reached is a sentence; one that was there a moment ago is shown as it was', async () => {
  await world.seller.behave({ mode: 'down', affects: 'everything' });
  expect(await world.owner.call('getCatalogs', {})).toMatchObject({
    status: 503,
    error: { message: say.catalogueUnavailable },
  });
  expect(await world.owner.call('getProducts', { params: { brandId: '11' } })).toMatchObject({
    status: 503,
    error: { message: say.catalogueUnavailable },
  });
  await world.seller.behave({ action: 'reset' });
  expect(await productsOf('11')).toHaveLength(2);
  await world.seller.behave({ mode: 'down', affects: 'everything' });
  expect(await productsOf('11')).toHaveLength(2);
});

it('only who is signed in sees it', async () => {
  expect((await world.api.visitor.call('getCatalogs', {})).status).toBe(401);
  expect((await world.api.visitor.call('getProducts', { params: { brandId: '11' } })).status).toBe(401);
});
