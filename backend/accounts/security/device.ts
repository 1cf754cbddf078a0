import { UNKNOWN_BROWSER, UNKNOWN_SYSTEM, type Device } from '#contract/accounts/security.ts';

/** Longest text that is looked at; browsers stay far below. */
const LONGEST = 400;

// in this order: most browsers also carry the names of those they want to be taken for
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bFB(AN|AV|_IAB)\b/, 'Facebook'],
  [/\bWhatsApp\//, 'WhatsApp'],
  [/\bLine\//, 'LINE'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOpera Mini\b|\bOPiOS\//, 'Opera Mini'],
  [/\bOP(R|T|X)\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC ?Browser\b/, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bHeyTapBrowser\//, 'HeyTap Browser'],
  [/\bVivoBrowser\//, 'Vivo Browser'],
  [/\bHuaweiBrowser\//, 'Huawei Browser'],
  [/\bJioPages\//, 'JioPages'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Ddg|DuckDuckGo)\//, 'DuckDuckGo'],
  [/\bBrave\//, 'Brave'],
  [/\bGSA\//, 'Google app'],
  [/\b(Firefox|FxiOS|Focus)\//, 'Firefox'],
  [/; wv\)/, 'Android app'],
  [/\b(Headless)?Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/\b(MSIE |Trident\/)/, 'Internet Explorer'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\//i, 'KaiOS'],
  [/\bWindows Phone\b/, 'Windows Phone'],
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPadOS'],
  [/\b(iPhone|iPod)\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Tells browser, system and kind of device from a `User-Agent` header, which anybody can
 * write as they like: it helps people to recognise their own devices and proves nothing.
 * An iPad that asks for desktop pages calls itself a Mac, and nothing tells it apart.
 */
export function readDevice(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST);
  const browser = nameIn(browsers, text);
  const os = nameIn(systems, text);
  return {
    browser: browser ?? UNKNOWN_BROWSER,
    os: os ?? UNKNOWN_SYSTEM,
    deviceType: os === undefined ? 'unknown' : typeOf(os, text),
  };
}

function typeOf(os: string, text: string): Device['deviceType'] {
  if (os === 'iPadOS') return 'tablet';
  if (os === 'iOS' || os === 'KaiOS' || os === 'Windows Phone') return 'mobile';
  // telephones with Android say 'Mobile', tablets do not
  if (os === 'Android') return /\bMobile\b|\bOpera Mini\b/.test(text) ? 'mobile' : 'tablet';
  return 'desktop';
}

/** A device nobody can recognise by its name: a program, or a browser that says nothing. */
export const isUnrecognised = ({ browser, os }: Pick<Device, 'browser' | 'os'>): boolean =>
  browser === UNKNOWN_BROWSER || os === UNKNOWN_SYSTEM;
