import type { Mount } from '#backend/platform/http/implement.ts';
import type { PlaceContext } from './place-context.ts';
import { findPlaceAt, getPlaceSearch, pickPlace, suggestPlaces } from './service.ts';

export const mountPlaces =
  (context: PlaceContext): Mount =>
  (_ctx, implement) => {
    implement('getPlaceSearch', () => Promise.resolve(getPlaceSearch(context)));
    implement('suggestPlaces', async ({ viewer, query }) => ({
      suggestions: await suggestPlaces(context, viewer, query),
    }));
    implement('findPlaceAt', async ({ viewer, query }) => ({
      place: await findPlaceAt(context, viewer, query),
    }));
    implement('pickPlace', async ({ viewer, params, query }) => ({
      place: await pickPlace(context, viewer, { ...params, ...query }),
    }));
  };
