// the ways of messages and the mail server are set up apart: ./messages/set-up.ts, ./mail.ts
import * as frameWords from '#messages/site/guest-frame/en.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { createCanva } from './design-tool/canva.ts';
import { createOpenAiText } from './event-text/openai.ts';
import { noPayments } from './payments/none.ts';
import type { PaymentProvider } from './payments/port.ts';
import { createRazorpay } from './payments/razorpay.ts';
import { createGooglePlaces } from './places/google.ts';
import { noVouchers } from './vouchers/none.ts';
import type { VoucherProvider } from './vouchers/port.ts';
import { reloadlyVouchers } from './vouchers/reloadly.ts';

/* The providers that the settings name. */

/** Whether guests can give money here: only where a payment provider is set up. */
export const takesPayments = (env: Pick<Env, 'RAZORPAY_KEY_ID'>): boolean => env.RAZORPAY_KEY_ID !== '';

/** Whether gift cards buy vouchers here. */
export const sellsVouchers = (env: Pick<Env, 'RELOADLY_CLIENT_ID'>): boolean => env.RELOADLY_CLIENT_ID !== '';

/** Who takes payments. */
export const paymentProvider = (env: Env): PaymentProvider =>
  takesPayments(env) ? razorpay(env) : noPayments;

const razorpay = (env: Env): PaymentProvider =>
  createRazorpay({
    keyId: env.RAZORPAY_KEY_ID,
    keySecret: env.RAZORPAY_KEY_SECRET,
    webhookSecret: env.RAZORPAY_WEBHOOK_SECRET,
    previousWebhookSecret: env.RAZORPAY_PREVIOUS_WEBHOOK_SECRET,
    baseUrl: env.RAZORPAY_BASE_URL,
    mode: env.RAZORPAY_MODE,
    shopName: frameWords.siteName,
  });

/** Who finds venues; null when nobody does. */
export const placeSearchOf = (env: Env) =>
  env.GOOGLE_MAPS_SERVER_KEY === ''
    ? null
    : createGooglePlaces({
        key: env.GOOGLE_MAPS_SERVER_KEY,
        baseUrl: env.PLACES_BASE_URL,
        geocodingUrl: env.GEOCODING_URL,
        regions: env.PLACES_REGIONS,
      });

/** Who suggests descriptions; null when nobody does. */
export const textServiceOf = (env: Env) =>
  env.TEXT_AI_BASE_URL === ''
    ? null
    : createOpenAiText({ baseUrl: env.TEXT_AI_BASE_URL, key: env.TEXT_AI_API_KEY, model: env.TEXT_AI_MODEL });

/** Where designs can be made; null when nowhere. */
export const designToolOf = (env: Env) =>
  env.CANVA_CLIENT_ID === ''
    ? null
    : createCanva({
        clientId: env.CANVA_CLIENT_ID,
        clientSecret: env.CANVA_CLIENT_SECRET,
        authorizeUrl: env.CANVA_AUTHORIZE_URL,
        baseUrl: env.CANVA_BASE_URL,
        downloadHosts: env.CANVA_DOWNLOAD_HOSTS,
      });

/** Who sells vouchers. */
export const voucherProvider = (env: Env): VoucherProvider =>
  sellsVouchers(env) ? reloadly(env) : noVouchers;

const reloadly = (env: Env): VoucherProvider =>
  reloadlyVouchers(
    {
      authUrl: env.RELOADLY_AUTH_URL,
      baseUrl: env.RELOADLY_BASE_URL,
      audience: env.RELOADLY_AUDIENCE,
      clientId: env.RELOADLY_CLIENT_ID,
      clientSecret: env.RELOADLY_CLIENT_SECRET,
    },
    { lookupFinalAfterMs: env.RELOADLY_SETTLE_SECONDS * 1000 },
  );
