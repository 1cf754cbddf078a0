import { pluralIn } from '#messages/plural.ts';
import type { waysOf as waysInEnglish } from './en.ts';

const plural = pluralIn('hi');

// the note on the dashboard and in the security centre
export const noteTitle = 'क्या यह पूरा खाता आपका ही है?';
export const noteText =
  'यह खाता इस ब्राउज़र में पहले कभी नहीं खुला, और यह दूसरे तरीक़ों से भी खोला जा सकता है। कृपया उन्हें एक बार देख लें।';
export const open = 'इस खाते में आने के रास्ते';

// the page
export const pageTitle = 'इस खाते में आने के रास्ते · Shagun';
export const title = 'इस खाते में आने के रास्ते';
export const begunOn = (day: string) => `यह खाता बना: ${day}`;
export const none = 'यह खाता जिस तरीक़े से अभी खोला गया, उसके सिवा किसी और से नहीं खुलता।';
export const listLabel = 'इस खाते में आने के दूसरे रास्ते';
export const also = 'यह खाता जिस तरीक़े से अभी खोला गया, उसके अलावा इसमें आने के ये रास्ते भी हैं:';
/** What leads into an account, a line each. */
export const waysOf = ({
  addresses,
  provider,
  sessions,
  passkeys,
  apiKeys,
  webhooks,
  calendar,
  designTool,
  newsByWhatsApp,
  hosts,
}: Parameters<typeof waysInEnglish>[0]): string[] => [
  ...addresses.map((address) => `${address} पर आने वाला ई-मेल`),
  ...(provider ? ['साइन इन सेवा'] : []),
  ...(sessions > 0
    ? [
        plural(sessions, {
          one: '# और ब्राउज़र, जिसमें खाता साइन इन है',
          other: '# और ब्राउज़र, जिनमें खाता साइन इन है',
        }),
      ]
    : []),
  ...(passkeys > 0 ? [plural(passkeys, { other: '# पासकी' })] : []),
  ...(apiKeys > 0
    ? [
        plural(apiKeys, {
          one: '# एपीआई कुंजी, जिससे प्रोग्राम इसे पढ़ते हैं',
          other: '# एपीआई कुंजियाँ, जिनसे प्रोग्राम इसे पढ़ते हैं',
        }),
      ]
    : []),
  ...(webhooks > 0
    ? [
        plural(webhooks, {
          one: '# वेबहुक, जो किसी प्रोग्राम को बताता है कि यहाँ क्या हुआ',
          other: '# वेबहुक, जो किसी प्रोग्राम को बताते हैं कि यहाँ क्या हुआ',
        }),
      ]
    : []),
  ...(calendar ? ['कैलेंडर का एक पता, जिससे इसके समारोह दिखते हैं'] : []),
  ...(designTool ? ['कैनवा का एक खाता, जिसे इसके डिज़ाइन मिलते हैं'] : []),
  ...(newsByWhatsApp ? ['इसकी प्रोफ़ाइल के फ़ोन नंबर पर, व्हाट्सऐप से इसके समारोहों की ख़बरें'] : []),
  ...(hosts > 0 ? [plural(hosts, { other: 'इसके समारोहों के # साथी मेज़बान' })] : []),
];
export const ask = 'क्या यह सब आपका है?';
export const mine = 'हाँ, सब मेरा है';
export const close = 'बाक़ी सब रास्ते बंद करें';
export const closeMeans =
  'अगर यहाँ कुछ भी आपका नहीं है, तो सब बंद कर दें: इस सूची की हर चीज़ उसी समय ख़त्म हो जाएगी, साथी मेज़बान भी। आपके समारोह रहेंगे, और कोई और यह खाता वापस नहीं ले सकेगा। जो आपका था, उसे फिर से जोड़ा जा सकता है।';
export const leave = 'यह खाता छोड़ें';
export const leaveMeans =
  'आपके आने से पहले इस खाते से किसी ने समारोह रखे थे या उपहारों के लिए पैसे दिए थे। अगर वह आपने नहीं किया, तो यह खाता उन्हीं के लिए छोड़ दें: यहाँ साइन आउट हो जाएगा, और फिर साइन इन करने पर आपका अपना नया खाता बनेगा। यहाँ बनाए आपके समारोह यहीं रह जाएँगे, इसलिए पहले उन्हें डाउनलोड कर लें।';
export const signInAnew =
  'बाक़ी रास्ते बंद करने के लिए फिर साइन इन करें, कोड से या अपनी साइन इन सेवा से: जिस तरीक़े से साइन इन होगा, सिर्फ़ वही रहेगा।';
export const pending = 'एक पल रुकें…';

// answers
export const answered = {
  mine: 'धन्यवाद। इस ब्राउज़र में यह फिर नहीं पूछा जाएगा।',
  close: 'बाक़ी सब रास्ते बंद हो गए: यह खाता अब सिर्फ़ उसी तरीक़े से खुलता है जिससे अभी खोला गया।',
  leave: 'यह खाता आपने छोड़ दिया है। फिर साइन इन करें, आपका अपना खाता बन जाएगा।',
} as const;
export const changed = 'इस खाते में कुछ बदल गया है। कृपया इसे एक बार फिर देख लें।';
