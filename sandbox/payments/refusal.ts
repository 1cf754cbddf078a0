/** A request Razorpay says no to, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly description: string,
    readonly field?: string,
    readonly reason = 'input_validation_failed',
  ) {
    super(description);
  }

  /** Razorpay's error body. */
  toJSON(): object {
    return errorBody('BAD_REQUEST_ERROR', this.description, this.reason, this.field);
  }
}

/** An error as Razorpay answers it. */
export const errorBody = (code: string, description: string, reason = 'NA', field?: string): object => ({
  error: {
    code,
    description,
    source: reason === 'NA' ? 'NA' : 'business',
    step: 'payment_initiation',
    reason,
    metadata: {},
    ...(field && { field }),
  },
});

/** @throws {Refusal} for an id nobody knows */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw new Refusal(400, 'The id provided does not exist', undefined, 'NA');
  return record;
}
