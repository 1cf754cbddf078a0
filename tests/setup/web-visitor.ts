/** Somebody with a browser without scripts: keeps cookies per host as browsers do, follows redirects, posts forms. */
export class WebVisitor {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  /** Names of the cookies held for a path. */
  cookieHeader(address: string): string {
    const { pathname } = new URL(address);
    return [...this.#cookies]
      .filter(
        ([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`),
      )
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  /** One request, without following where it leads. */
  async send(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'text/html');
    const cookie = this.cookieHeader(address);
    if (cookie) headers.set('Cookie', cookie);
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const header of answer.headers.getSetCookie()) this.#keep(header);
    return answer;
  }

  /** Opens an address and goes where it leads. `url` of the answer is the last address. */
  async open(address: string): Promise<{ url: string; status: number; html: string }> {
    return this.#follow(address, await this.send(address));
  }

  /** Posts a form as the page at `page` would, and goes where that leads. */
  async post(
    page: string,
    fields: Record<string, string>,
  ): Promise<{ url: string; status: number; html: string }> {
    const answer = await this.send(page, {
      method: 'POST',
      headers: {
        Origin: new URL(page).origin,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
    return this.#follow(page, answer);
  }

  /** Signs in at the app with the sandbox's form. */
  async signIn(
    appUrl: string,
    person: { email: string; name?: string },
  ): Promise<{ url: string; status: number; html: string }> {
    const form = await this.open(`${appUrl}/auth/login`);
    return this.post(form.url, person);
  }

  async #follow(from: string, first: Response): Promise<{ url: string; status: number; html: string }> {
    let url = from;
    let answer = first;
    for (let steps = 0; steps < 15; steps += 1) {
      const location = answer.headers.get('Location');
      const html = await answer.text();
      if (!location || answer.status < 300 || answer.status >= 400)
        return { url, status: answer.status, html };
      url = new URL(location, url).href;
      answer = await this.send(url);
    }
    throw new Error(`Too many redirects; the last led to ${url}`);
  }

  #keep(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    const path = /;\s*path=([^;]+)/i.exec(header)?.[1] ?? '/';
    const gone = /;\s*max-age=0/i.test(header) || /;\s*expires=thu, 01 jan 1970/i.test(header);
    if (gone) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path });
  }
}
