interface Cookie {
  name: string;
  value: string;
  path: string;
}

/** Where a browser ends up, with what it was shown. */
export interface Visit {
  url: string;
  status: number;
  body: string;
}

function readCookie(header: string, requestPath: string): Cookie & { gone: boolean } {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const attribute = (wanted: string): string | undefined =>
    attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  const expires = attribute('expires');
  return {
    name,
    value: value.join('='),
    path: attribute('path') ?? requestPath.slice(0, Math.max(requestPath.lastIndexOf('/'), 1)),
    gone: attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) <= Date.now()),
  };
}

/** A browser without scripts: keeps cookies by path, follows redirects, stops before leaving `origin`. */
export class Browser {
  readonly #origin: string;
  #cookies: Cookie[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookieNames(): string[] {
    return this.#cookies.map(({ name }) => name);
  }

  open(url: string): Promise<Visit> {
    return this.#go(new URL(url, this.#origin), undefined);
  }

  submit(url: string, fields: Record<string, string>): Promise<Visit> {
    return this.#go(new URL(url, this.#origin), new URLSearchParams(fields));
  }

  async #go(url: URL, form: URLSearchParams | undefined): Promise<Visit> {
    if (url.origin !== this.#origin) return { url: url.href, status: 0, body: '' };
    const cookie = this.#cookies
      .filter(
        ({ path }) =>
          url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie && { cookie }) },
      ...(form && { method: 'POST', body: form }),
    });
    for (const header of response.headers.getSetCookie()) this.#keep(readCookie(header, url.pathname));
    const location = response.headers.get('location');
    const body = await response.text();
    if (location && response.status >= 300 && response.status < 400)
      return this.#go(new URL(location, url), undefined);
    return { url: url.href, status: response.status, body };
  }

  #keep({ gone, ...cookie }: Cookie & { gone: boolean }): void {
    this.#cookies = this.#cookies.filter(({ name, path }) => name !== cookie.name || path !== cookie.path);
    if (!gone) this.#cookies.push(cookie);
  }
}

/** The form on the page that sends the payer back. */
export function returnForm({ body }: Visit): { action: string; fields: Record<string, string> } {
  const text = (escaped: string): string =>
    escaped
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const action = text(/<form method="post" action="([^"]*)"/.exec(body)?.[1] ?? '');
  const inputs = [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return {
    action,
    fields: Object.fromEntries(inputs.map(([, name = '', value = '']) => [text(name), text(value)])),
  };
}
