import { createIdentity } from '#backend/providers/identity.ts';
import { absentParts, optionalParts, PARTS } from '#backend/providers/absent.ts';
import { ProviderRefused } from '#backend/providers/payments/port.ts';
import { paymentProvider, voucherProvider } from '#backend/providers/set-up.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { because, mend, well, type Diagnosis } from '#scripts/doctor/diagnosis.ts';
import { isStated, leftToSandbox } from '#scripts/doctor/settings.ts';

/** A name no order of ours has: whoever knows our keys says that there is none. */
const NO_ORDER = 'order_ShagunDoctor00';

/**
 * Whether the providers answer and take our keys, by calls that change nothing and cost nothing. Of those whose every
 * call costs only whether they are set up.
 */
export async function lookAtProviders(env: Env): Promise<Diagnosis[]> {
  const checks: ProviderCheck[] = [
    ...(env.SIGN_IN.includes('oidc') ? [signIn(env)] : []),
    {
      what: 'Taking payments',
      needs: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_BASE_URL'],
      address: env.RAZORPAY_BASE_URL,
      ask: () => paymentProvider(env).fetchOrder(NO_ORDER).catch(unlessRefused),
    },
    {
      what: 'Buying vouchers',
      needs: ['RELOADLY_CLIENT_ID', 'RELOADLY_CLIENT_SECRET', 'RELOADLY_BASE_URL'],
      address: env.RELOADLY_BASE_URL,
      ask: () => voucherProvider(env).listBrands(),
    },
  ];
  return [
    ...(await Promise.all(
      checks
        // in production nobody stands in for what is not set up: it is absent, which is said below
        .filter(({ needs: [first] }) => env.SHAGUN_MODE !== 'production' || isStated(env, first))
        .map(async (each) =>
          isStated(env, each.needs[0]) ? look(each) : leftToSandbox(`${each.what} is left`),
        ),
    )),
    ...setUpOrNot(env),
  ];
}

const signIn = (env: Env): ProviderCheck => ({
  what: 'Signing in',
  needs: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  address: env.OIDC_ISSUER,
  ask: () => createIdentity(env).begin(),
});

interface ProviderCheck {
  what: string;
  /** The settings it is reached by; where the first is missing the sandbox stands in. */
  needs: readonly [Parameters<typeof isStated>[1], ...string[]];
  address: string;
  ask: () => Promise<unknown>;
}

async function look({ what, needs, address, ask }: ProviderCheck): Promise<Diagnosis> {
  const { host } = new URL(address);
  try {
    await ask();
    return well(`${what}: ${host} answers and knows us.`);
  } catch (error) {
    return mend(`${what}: ${host} does not serve us: ${because(error)}`, `Look at ${needs.join(', ')}.`);
  }
}

/** Whoever looked for the order knows us. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof ProviderRefused)) throw error;
}

function setUpOrNot(env: Env): Diagnosis[] {
  const checkedParts: readonly string[] = [PARTS.money, PARTS.vouchers];
  const parts = optionalParts(env);
  const has = parts.flatMap(({ name, isThere }) => (isThere && !checkedParts.includes(name) ? [name] : []));
  const lacks = absentParts(env);
  return [
    ...(has.length > 0 ? [well(`Set up, and not asked, because each call costs: ${has.join(', ')}.`)] : []),
    ...(lacks.length > 0 ? [well(`Not set up, and absent from pages: ${lacks.join(', ')}.`)] : []),
  ];
}
