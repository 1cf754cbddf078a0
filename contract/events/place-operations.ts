import type { Operation } from '#contract/operation.ts';
import * as places from './places.ts';

/** The calls that look for venues. */
export const placeOperations = {
  getPlaceSearch: {
    method: 'GET',
    path: '/api/places',
    summary: 'Whether venues can be searched here',
    access: 'signed-in',
    apiKey: 'events:read',
    readers: 'anyone',
    response: places.placeSearch,
  },
  suggestPlaces: {
    method: 'GET',
    path: '/api/places/suggestions',
    summary: 'Places that fit what was typed, once it is more than 2 characters',
    access: 'signed-in',
    apiKey: 'events:read',
    readers: 'self',
    query: places.placeQuery,
    response: places.placeSuggestions,
  },
  findPlaceAt: {
    method: 'GET',
    path: '/api/places/at',
    summary: 'The address of a point on the map',
    access: 'signed-in',
    apiKey: 'events:read',
    readers: 'self',
    query: places.pointQuery,
    response: places.pickAnswer,
  },
  pickPlace: {
    method: 'GET',
    path: '/api/places/{placeId}',
    summary: 'Name, address and position of a suggested place; ends the session of its search',
    access: 'signed-in',
    apiKey: 'events:read',
    readers: 'self',
    params: places.placeParams,
    query: places.pickQuery,
    response: places.pickAnswer,
  },
} as const satisfies Record<string, Operation>;
