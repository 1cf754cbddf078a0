/** Says in the log that a request failed: the reason, without a stack or anything a person sent. */
export function logFailure(error: unknown): void {
  console.error(
    `The sandbox could not answer a request: ${error instanceof Error ? error.message : 'unknown reason'}`,
  );
}
