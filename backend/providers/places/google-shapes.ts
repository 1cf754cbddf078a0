import { z } from 'zod/v4';

/*
 * What Google answers, as far as we read it: the published reference of the Places API (New)
 * and the Geocoding API. Other fields may be anything.
 */

const placeId = z.string().regex(/^[A-Za-z0-9_-]{1,300}$/);
const text = z
  .object({ text: z.string().nullish() })
  .nullish()
  .transform((value) => value?.text ?? '');

const prediction = z.object({
  placeId,
  text,
  structuredFormat: z.object({ mainText: text, secondaryText: text }).nullish(),
});

/** `POST /v1/places:autocomplete`; `{}` when nothing fits. Suggestions of other kinds than places are passed over. */
export const autocompleteAnswer = z.object({
  suggestions: z
    .array(z.object({ placePrediction: prediction.optional() }))
    .nullish()
    .transform((list) => list ?? []),
});

/** `GET /v1/places/{id}` with the field mask we send. */
export const placeAnswer = z.object({
  id: placeId,
  displayName: text,
  formattedAddress: z
    .string()
    .nullish()
    .transform((value) => value ?? ''),
  location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  timeZone: z.object({ id: z.string() }).nullish(),
});

/** Refusals of the Places API. */
export const googleError = z.object({
  error: z.object({
    status: z.string().nullish(),
    message: z.string().nullish(),
    details: z.array(z.object({ reason: z.string().nullish() })).nullish(),
  }),
});

/** `GET /maps/api/geocode/json`, which says what went wrong in `status` and answers 200 all the same. */
export const geocodeAnswer = z.object({
  status: z.string(),
  results: z
    .array(z.object({ formatted_address: z.string() }))
    .nullish()
    .transform((list) => list ?? []),
});
