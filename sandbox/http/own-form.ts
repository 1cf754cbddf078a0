/** Whether the request comes from a page of the sandbox or from a program, not from another site. */
export function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  return site === 'same-origin' || site === 'none';
}
