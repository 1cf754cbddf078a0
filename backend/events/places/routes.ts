import type { Mount } from '#backend/platform/http/implement.ts';
import type { PlaceDesk } from './place-desk.ts';
import { findPlaceAt, getPlaceSearch, pickPlace, suggestPlaces } from './service.ts';

export const mountPlaces =
  (desk: PlaceDesk): Mount =>
  (_ctx, implement) => {
    implement('getPlaceSearch', () => Promise.resolve(getPlaceSearch(desk)));
    implement('suggestPlaces', async ({ viewer, query }) => ({
      suggestions: await suggestPlaces(desk, viewer, query),
    }));
    implement('findPlaceAt', async ({ viewer, query }) => ({
      place: await findPlaceAt(desk, viewer, query),
    }));
    implement('pickPlace', async ({ viewer, params, query }) => ({
      place: await pickPlace(desk, viewer, { ...params, ...query }),
    }));
  };
