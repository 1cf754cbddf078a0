import type { IncomingMessage } from 'node:http';
import { createCookie, redirect } from '@remix-run/node';
import { LANGUAGE_COOKIE } from '#contract/common/language-cookie.ts';
import { site } from '#app/server/backend-transport.server.ts';
import type { Frame } from '#app/frame/frame-words.ts';
import { guestFrameWords } from '#messages/site/guest-frame/by-language.ts';
import { appLanguage } from '#messages/app-language/en.ts';
import {
  htmlLanguages,
  isLanguage,
  languages,
  preferredLanguage,
  type Language,
} from '#messages/language.ts';

const PARAM = 'lang';
const A_YEAR_SECONDS = 365 * 24 * 3600;

/** The language a reader chose by the switch of a page. */
const cookie = createCookie(LANGUAGE_COOKIE, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: A_YEAR_SECONDS,
  secure: site.appUrl.startsWith('https:'),
});

interface Reading {
  language: Language;
  /** Keeps a choice just made. */
  headers: Headers;
}

/**
 * The language of a page on the guest's path (docs/decisions/0014): what the reader pressed
 * (`?lang=`), what they pressed before, what was chosen for the guest, what the browser
 * names, English.
 */
export async function readLanguage(request: Request, forGuest: Language | null = null): Promise<Reading> {
  const pressed = pressedIn(new URL(request.url).search);
  const headers = new Headers({ Vary: 'Accept-Language, Cookie' });
  if (pressed) {
    headers.set('Set-Cookie', await keptInCookie(pressed));
    return { language: pressed, headers };
  }
  const kept = await keptLanguage(request.headers.get('Cookie'));
  return {
    language: kept ?? forGuest ?? preferredLanguage(request.headers.get('Accept-Language')),
    headers,
  };
}

/** The language of the pages that answer a request, but for what is chosen for a guest. */
export const pageLanguage = async ({ url = '/', headers }: IncomingMessage): Promise<Language> =>
  pressedIn(url.split('?').slice(1).join('?')) ??
  (await keptLanguage(headers.cookie ?? null)) ??
  preferredLanguage(headers['accept-language']);

/** A cookie's text that keeps a choice. */
export const keptInCookie = (language: Language): Promise<string> => cookie.serialize(language);

/** The choice that a request's cookies keep. */
async function keptLanguage(cookies: string | null): Promise<Language | undefined> {
  const kept: unknown = await cookie.parse(cookies);
  return isLanguage(kept) ? kept : undefined;
}

/**
 * Leads to the same page in the language of the account, where this browser keeps none and none was pressed: somebody signed in here for the first time.
 *
 * @param cookies of the session, which go along
 * @throws {Response} that leads there
 */
export async function leadToLanguage(
  request: Request,
  language: Language | null,
  cookies: readonly string[],
): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const isDocument = request.method === 'GET' && !pathname.endsWith('.data');
  if (!language || language === appLanguage || !isDocument) return;
  if (pressedIn(search) || (await keptLanguage(request.headers.get('Cookie')))) return;
  const there = redirect(ownPage(pathname + search));
  // nobody pressed it: it is forgotten with this visit
  const forThisVisit = await cookie.serialize(language, { maxAge: undefined });
  for (const each of [...cookies, forThisVisit]) there.headers.append('Set-Cookie', each);
  throw there;
}

/** A page of this site that somebody is led back to, or home: `//elsewhere.example` is none. */
export function ownPage(address: string): string {
  const url = URL.canParse(address, site.appUrl) ? new URL(address, site.appUrl) : null;
  const isOurs = url?.origin === new URL(site.appUrl).origin && !url.pathname.startsWith('//');
  if (!isOurs) return '/';
  // a language that its address names would win
  url.searchParams.delete(PARAM);
  return url.pathname + url.search;
}

function pressedIn(query: string): Language | undefined {
  const pressed = new URLSearchParams(query).get(PARAM);
  return isLanguage(pressed) ? pressed : undefined;
}

/** This page in the other language: a link, so that it works without scripts and keeps the guest's key. */
export function otherLanguage(request: Request, language: Language) {
  const other = languages.find((each) => each !== language) ?? 'en';
  const { pathname, searchParams } = new URL(request.url);
  const query = new URLSearchParams(searchParams);
  query.set(PARAM, other);
  return {
    lang: htmlLanguages[other],
    href: `${pathname.replace(/\.data$/, '')}?${query}`,
    text: guestFrameWords[other].inOtherLanguage,
  };
}

export type OtherLanguage = ReturnType<typeof otherLanguage>;

/**
 * What a loader returns beside its own data for a page in `language`. Words of the frame in the language of this build are in its scripts already.
 * `hasHeader`: an invitation has none, and a description of its own, so nothing is said of the menu and of the site.
 */
export function frameIn(language: Language, { hasHeader = true } = {}): { frame?: Frame } {
  if (language === appLanguage) return {};
  // what the server alone says stays here: the guest's page travels light
  const { backToHome: _home, inOtherLanguage: _other, ...words } = guestFrameWords[language];
  const shown = Object.entries(words).filter(
    ([name]) => hasHeader || !/^(menu|bell|security|getStarted|siteDescription)/.test(name),
  );
  return { frame: { language, words: Object.fromEntries(shown) } };
}
