import type { z } from 'zod/v4';

/** What the address of a request asks of a list: its page, search and filters, as the contract reads them. */
export const queryOf = <Schema extends z.ZodType>(request: Request, schema: Schema): z.output<Schema> =>
  schema.parse(Object.fromEntries(new URL(request.url).searchParams));
