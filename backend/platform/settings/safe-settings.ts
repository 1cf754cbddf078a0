/*
 * What production refuses to run with, although each setting by itself is well formed. Every line
 * names the setting and what to do, and repeats no value.
 */
import { providers } from './providers.ts';

type Settings = Record<string, string | undefined>;

/** Made by whoever runs this; anybody who guesses it signs in as anybody. */
const OWN_SECRET = 'SESSION_SECRET';

/** Made by providers, or agreed with them. */
const agreedSecrets = [
  'OIDC_CLIENT_SECRET',
  'RAZORPAY_PREVIOUS_WEBHOOK_SECRET',
  ...providers.flatMap(({ secrets }) => secrets),
];

/** Addresses of providers: secrets and people's data go there. */
const providerAddresses = ['OIDC_ISSUER', ...providers.flatMap(({ addresses }) => addresses)];

/** Senders and addresses that are nobody's: the defaults, and those of `.env.example`. */
const nobodys = /@(localhost|localhost\.example|example\.(com|org|net))>?\s*$/i;

/** Bits below which a secret can be found by trying: ours protects everything, the others are limited by their providers. */
const ENOUGH = { own: 64, agreed: 16 };

/**
 * What makes settings unsafe in production, a line for each.
 *
 * @param stated the settings as they were given, without defaults
 */
export function unsafeSettings(stated: Settings): string[] {
  const problems: string[] = [];
  const say = (name: string, what: string) => void problems.push(`${name}: ${what}`);
  for (const [name, value] of Object.entries(stated))
    if (value && isSandboxs(value))
      say(
        name,
        'is the sandbox’s, which anybody can read. Set the one your provider gave you, or a random one',
      );
  const tooEasy = (name: string, bits: number) =>
    stated[name] && !isSandboxs(stated[name]) && (isPlaceholder(stated[name]) || bitsOf(stated[name]) < bits);
  if (stated[OWN_SECRET] && (tooEasy(OWN_SECRET, ENOUGH.own) || isMadeOfWords(stated[OWN_SECRET])))
    say(OWN_SECRET, 'is too easy to guess. Make a random one: openssl rand -base64 32');
  for (const name of agreedSecrets)
    if (tooEasy(name, ENOUGH.agreed))
      say(name, 'is too easy to guess. Set the one your provider gave you, or a random one');
  for (const name of providerAddresses)
    if (stated[name] && !/^https:/i.test(stated[name]))
      say(name, 'must be an https address. The sandbox and others on this machine are not for production');
  // a service that writes texts may well run on this machine
  if (stated.TEXT_AI_BASE_URL && isPlain(stated.TEXT_AI_BASE_URL))
    say('TEXT_AI_BASE_URL', 'must be an https address, or one of this machine');
  // inside a compose file it is reached by a name without dots, which leads nowhere else
  if (stated.S3_ENDPOINT && isPlain(stated.S3_ENDPOINT) && new URL(stated.S3_ENDPOINT).hostname.includes('.'))
    say('S3_ENDPOINT', 'must be an https address, or one of this machine or its private network');
  if (stated.APP_URL && isPlain(stated.APP_URL))
    say(
      'APP_URL',
      'must be an https address: cookies and guests’ keys would travel readable. Put a proxy with https in front',
    );
  if (stated.SMTP_URL && mayBeSandboxMailbox(stated.SMTP_URL))
    say(
      'SMTP_URL',
      'may be the sandbox’s mailbox, which sends nothing. Set your mail server; on this machine it listens on port 25, 465 or 587',
    );
  const hosts = stated.CANVA_DOWNLOAD_HOSTS?.split(',').map((host) => host.trim());
  if (hosts?.some((host) => host !== '' && !HOST_NAME.test(host)))
    say(
      'CANVA_DOWNLOAD_HOSTS',
      'must be host names such as canva.com: what is below them counts, too. A * or a whole top-level domain would let pictures be fetched from anywhere',
    );
  if (!/^(true|1)$/.test(stated.REHEARSAL ?? ''))
    for (const [name, what] of onlyForRehearsals(stated))
      say(name, `${what}. If this installation is a rehearsal, set REHEARSAL=true`);
  for (const name of ['MAIL_FROM', 'SUPPORT_EMAIL'])
    if (stated[name] && nobodys.test(stated[name]))
      say(name, 'is nobody’s address. Set one of a domain you own');
  return problems;
}

/** At least two parts: a part alone would be everything below it. */
const HOST_NAME = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i;

/** What works, and yet nobody can use or pay: test keys, a provider's own sandbox, an address of this machine. */
function onlyForRehearsals(stated: Settings): [name: string, what: string][] {
  const hostOf = (name: string): string => {
    const address = stated[name] ?? '';
    return URL.canParse(address) ? new URL(address).hostname : '';
  };
  const problems: [string, string][] = [];
  if (/^https:/i.test(stated.APP_URL ?? '') && isLocal(hostOf('APP_URL')))
    problems.push(['APP_URL', 'is this machine, which nobody who gets a mail can reach']);
  if (/^rzp_test_/i.test(stated.RAZORPAY_KEY_ID ?? '') && !isSandboxs(stated.RAZORPAY_KEY_ID ?? ''))
    problems.push(['RAZORPAY_KEY_ID', 'is a test key: anybody could give money that is not there']);
  for (const name of ['RELOADLY_BASE_URL', 'RELOADLY_AUDIENCE'])
    if (/(^|[-.])sandbox[-.]/i.test(hostOf(name)))
      problems.push([name, 'is Reloadly’s sandbox: real money would buy vouchers that no shop takes']);
  return problems;
}

/** What `sandbox/` and the defaults of development call their secrets. */
const isSandboxs = (value: string): boolean =>
  /^(shagun-[a-z0-9-]*(sandbox|webhook|verify|callback)-[a-z-]+|shagun-sandbox-secret|rzp_test_sandbox)$/i.test(
    value,
  );

/** The identifiers that every text about UUIDs shows. */
const exampleUuids = /^(123e4567e89b12d3a456426614174000|550e8400e29b41d4a716446655440000)$/i;

const isPlaceholder = (value: string): boolean =>
  exampleUuids.test(value.replaceAll('-', '')) ||
  /change[-_ ]?me|replace[-_ ]?(?:me|this)|your[-_ ](?:own|secret|key|token)|placeholder|^(.)\1+$/i.test(
    value,
  );

/** http, and not to this machine. */
function isPlain(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'http:' && !isLocal(url.hostname);
}

/** Whether a host name of an address is this machine. */
export const isLocal = (host: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i.test(host);

/** Mail servers listen on these ports; the sandbox's mailbox, whatever port it is started on, on others. */
const MAIL_PORTS = ['', '25', '465', '587'];

function mayBeSandboxMailbox(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && isLocal(url.hostname) && !MAIL_PORTS.includes(url.port);
}

/** What people who make a secret up put into it, in small letters. */
const commonWords =
  /secret|session|password|passphrase|shagun|wedding|shaadi|change|product|signing|cookie|admin|qwerty/;
const letterOf: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', $: 's', '@': 'a' };

/**
 * Whether a secret says something, also with digits for letters, or is mostly runs of small letters, as words are.
 * A random one in base64 is taken for words once in some ten thousand times; hexadecimal never is.
 */
function isMadeOfWords(secret: string): boolean {
  const plain = secret
    .replace(/[013457$@]/g, (sign) => letterOf[sign] ?? '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
  if (commonWords.test(plain)) return true;
  const isHex = /^[\da-f-]+$/.test(secret);
  return !isHex && (secret.match(/[a-z](?=[a-z])/g)?.length ?? 0) >= 0.51 * (secret.length - 1);
}

/**
 * A careful guess at how many bits somebody has to try: what is repeated counts once, a run of letters of one
 * case counts as a word out of a list, the rest by how many different characters there are.
 */
function bitsOf(secret: string): number {
  const once = secret.replace(/(.{1,32}?)\1+/gsu, '$1');
  const words = new Set<string>();
  const rest = /^[\da-f]+$/.test(once)
    ? once
    : once.replace(/[a-z]{2,}|[A-Z][a-z]+|[A-Z]{2,}/g, (word) => {
        words.add(word.toLowerCase());
        return '';
      });
  const ofWords = [...words].reduce((sum, word) => sum + (word.length > 3 ? 10 : 4 * word.length - 2), 0);
  const steps = [...rest].filter(
    (sign, index) => Math.abs(sign.charCodeAt(0) - rest.charCodeAt(index - 1)) !== 1,
  ).length;
  return ofWords + steps * Math.log2(Math.max(1, new Set(rest).size));
}
