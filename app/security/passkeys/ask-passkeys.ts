/** What a call came to: the answer, or the backend's sentence, empty where it could not be reached. */
type PasskeysReply<T> = { ok: true; answer: T } | { ok: false; message: string };

/** Asks the API from the page, in the page's language; the browser's cookies go with it and come back. */
export async function askApi<T>(path: string, body: object = {}): Promise<PasskeysReply<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Accept-Language': document.documentElement.lang,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as T & { message?: string };
    return response.ok ? { ok: true, answer } : { ok: false, message: answer.message ?? '' };
  } catch {
    return { ok: false, message: '' };
  }
}
