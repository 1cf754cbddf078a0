import { describe, expect, it } from 'vitest';
import { isUnrecognised, readDevice } from '#backend/accounts/security/device.ts';
import { deviceName } from '#contract/accounts/security.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** As browsers send them. */
const seen: readonly [string, string, string, string][] = [
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome',
    'Windows',
    'desktop',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.86`,
    'Edge',
    'Windows',
    'desktop',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`,
    'Opera',
    'Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
    'Firefox',
    'Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Internet Explorer',
    'Windows',
    'desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
    'desktop',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome',
    'macOS',
    'desktop',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Linux', 'desktop'],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`,
    'Chrome',
    'Linux',
    'desktop',
  ],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    'Firefox',
    'Linux',
    'desktop',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome',
    'ChromeOS',
    'desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
    'mobile',
  ],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome',
    'Android',
    'tablet',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    'mobile',
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 13; en-us; 2201117TI Build/TKQ1.221114.001) ${webkit} Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.21.0-gn`,
    'Mi Browser',
    'Android',
    'mobile',
  ],
  [
    `Mozilla/5.0 (Linux; U; Android 12; en-US; RMX3231 Build/SP1A.210812.016) ${webkit} Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.5.1321 Mobile Safari/537.36`,
    'UC Browser',
    'Android',
    'mobile',
  ],
  [
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16',
    'Opera Mini',
    'Android',
    'mobile',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A.240205.004; wv) ${webkit} Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36`,
    'Android app',
    'Android',
    'mobile',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A; wv) ${webkit} Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 Instagram 359.0.0.59.89 Android`,
    'Instagram',
    'Android',
    'mobile',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A; wv) ${webkit} Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0.63.82;]`,
    'Facebook',
    'Android',
    'mobile',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', 'Firefox', 'Android', 'mobile'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'mobile',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iOS',
    'mobile',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/133.0 Mobile/15E148 Safari/605.1.15',
    'Firefox',
    'iOS',
    'mobile',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/343.0.695551749 Mobile/15E148 Safari/604.1',
    'Google app',
    'iOS',
    'mobile',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.7 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPadOS',
    'tablet',
  ],
  [
    'Mozilla/5.0 (Mobile; LYF/F320B/LYF-F320B-003-01-69-250620; Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    'Firefox',
    'KaiOS',
    'mobile',
  ],
];

describe('a browser’s own words', () => {
  it.each(seen)('%s', (userAgent, browser, os, deviceType) => {
    expect(readDevice(userAgent)).toEqual({ browser, os, deviceType });
    expect(isUnrecognised(readDevice(userAgent))).toBe(false);
  });

  it.each(['', 'curl/8.5.0', 'node', '<script>alert(1)</script>', 'Mozilla/5.0'])(
    'that tell nothing are no device anybody knows: %j',
    (userAgent) => {
      const device = readDevice(userAgent);
      expect(device).toEqual({ browser: 'Unknown browser', os: 'Unknown system', deviceType: 'unknown' });
      expect(isUnrecognised(device)).toBe(true);
    },
  );

  it('are looked at for 400 characters only', () => {
    expect(readDevice(`${' '.repeat(400)}Chrome/131 Windows`).browser).toBe('Unknown browser');
  });

  it('name the device in a sentence', () => {
    expect(deviceName(readDevice(seen[0]?.[0] ?? ''))).toBe('Chrome on Windows');
    expect(deviceName(readDevice('Chrome/131'))).toBe('Chrome on Unknown system');
    expect(deviceName(readDevice('curl/8.5.0'))).toBe('Unknown device');
  });
});
