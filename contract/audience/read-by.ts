import { z } from 'zod/v4';
import type { Readers } from './readers.ts';

type Note = { readers?: Readers; amountGiven?: true };

/** What stands on a schema of an answer besides its shape. A rule added to a schema makes another one, without its note: notes come last. */
export const notes = z.registry<Note>();

function noted<Schema extends z.ZodType>(schema: Schema, note: Note): Schema {
  const copy = schema.clone();
  notes.add(copy, note);
  return copy;
}

/** Says who reads a field or part of an answer, but for what in it says otherwise. The rest is for the readers of the operation. */
export const readBy = <Schema extends z.ZodType>(who: Readers, schema: Schema): Schema =>
  noted(schema, { readers: who });

/** The same of several fields. */
export const fieldsFor = <Shape extends Record<string, z.ZodType>>(who: Readers, shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, readBy(who, schema)])) as Shape;

/** A field that tells what somebody gave: without `money:read` an API key gets null in its place, or no such field where it is optional. */
export const amountGiven = <Schema extends z.ZodType & (z.ZodNullable | z.ZodOptional)>(
  schema: Schema,
): Schema => noted(schema, { amountGiven: true });
