import { site } from '#app/server/backend-transport.server.ts';
import type { SignInCodeState } from '#contract/accounts/sign-in-codes.ts';
import { signInWords } from '#messages/accounts/sign-in/by-language.ts';
import type { Language } from '#messages/language.ts';

const withReturn = (query: Record<string, string>, returnTo: string) =>
  `/auth/login?${new URLSearchParams({ ...query, ...(returnTo ? { returnTo } : {}) })}`;

/** The way to the identity provider and back to `returnTo`; null where there is none. With `again` it asks who it is, even if it knows. */
export function providerLink(language: Language, returnTo: string, again = false) {
  const { providerHost } = site.signIn;
  if (providerHost === null) return null;
  return {
    href: withReturn({ with: 'provider', ...(again ? { again: '1' } : {}) }, returnTo),
    label: signInWords[language].otherWay(providerHost),
  };
}

/** What the page of the code says, by what became of the code this browser asked for. */
export function viewOfCode(language: Language, signInCode: SignInCodeState | null, isNew: boolean) {
  const words = signInWords[language];
  const shared = {
    label: words.codeLabel,
    help: words.codeHelp,
    signIn: words.signIn,
    signingIn: words.signingIn,
    again: words.sendAgain,
    sending: words.sendingCode,
    errorTitle: words.checkCode,
    back: words.otherAddress,
    backTo: withReturn({}, signInCode?.returnTo ?? ''),
    news: '',
  };
  if (!signInCode)
    return {
      view: 'none' as const,
      provider: null,
      texts: { ...shared, title: words.noAttemptTitle, text: words.notThisBrowser, back: words.askForCode },
    };
  const { email, returnTo } = signInCode;
  if (signInCode.state === 'other_way_first') {
    const { providerHost } = site.signIn;
    return {
      view: 'other_way' as const,
      provider: providerLink(language, returnTo),
      texts: {
        ...shared,
        title: words.otherWayTitle,
        text: providerHost
          ? words.otherWayText(email, providerHost)
          : words.otherWayGone(email, site.supportEmail),
      },
    };
  }
  if (signInCode.state !== 'open')
    return {
      view: 'over' as const,
      provider: null,
      texts: { ...shared, title: words.codeOverTitle, text: words.codeOver(email) },
    };
  return {
    view: 'open' as const,
    provider: null,
    texts: {
      ...shared,
      title: words.codeTitle,
      // by now the wait may be over, and a new code is the way on
      text: signInCode.crowdedUntil
        ? words.codeInCrowd(email, Math.max(0, Date.parse(signInCode.crowdedUntil) - Date.now()) / 1000)
        : words.codeLead(email),
      news: isNew && !signInCode.crowdedUntil ? words.sentAgain : '',
    },
  };
}
