/**
 * After a clear no the next try is another request. When nobody knows what became of it (the backend is away, or failed
 * with the order on its way), it must be the same one, which is answered by what was bought.
 */
export const isClearNo = ({ status, error }: { status: number; error: { code: string } }): boolean =>
  error.code === 'vouchers_unavailable' || (status < 500 && status !== 429);
