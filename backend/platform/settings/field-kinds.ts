import { z } from 'zod/v4';

/** An address of a service. */
export const url = z.url({ protocol: /^https?$/, message: 'must be an http or https address' });

/** What may be left out; an empty setting is none. */
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
