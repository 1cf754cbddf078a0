import { z } from 'zod/v4';
import { optionalLine } from '#contract/common/fields.ts';

/** An empty field is no coordinate; as a number it would be the Gulf of Guinea. */
const coordinate = (limit: number) => {
  const number = z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    z.coerce.number().min(-limit).max(limit).optional(),
  );
  return (number as z.ZodType<number | undefined, number | string | null | undefined>).optional();
};

/** Where something happens: `location` is the address as written. Coordinates come from a map when one was used. */
export const venue = z.object({
  name: optionalLine(200),
  location: optionalLine(500),
  lat: coordinate(90),
  lng: coordinate(180),
  placeId: z.string().max(300).optional(),
});
export type Venue = z.infer<typeof venue>;

/** Some clients know a venue by its name alone (spec section 3): that is text, and no venue is nothing or null. */
export const venueOrName = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (typeof given === 'string' ? { name: given } : (given ?? {})), schema);

/** A venue as an organiser states it. Its type is that of the object, which our own forms send. */
export const statedVenue = (venueOrName(venue) as unknown as z.ZodType<Venue, z.input<typeof venue>>).default(
  { name: '', location: '' },
);
