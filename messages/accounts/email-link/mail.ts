/** Mails about somebody's address. Nobody knows yet what their reader reads, so each says it in English and in Hindi. */
export const eyebrow = 'Your address on Shagun';
export const about = 'About Shagun';

export const confirmSubject = 'Is this your e-mail address?';
export const confirmText: string[] = [
  'Somebody wants to use this e-mail address on Shagun. Press the button and confirm on the page it opens. The link works for two days.',
  'Didn’t ask for this? Then please don’t press it: ignore this e-mail and nothing changes.',
  'किसी ने शगुन पर अपने खाते के लिए यह ई-मेल पता लिखा है। अगर आपने ही लिखा है, तो बटन दबाएँ और जो पेज खुले उस पर पुष्टि करें। लिंक दो दिन तक काम करेगा।',
  'आपने नहीं लिखा? तो बटन न दबाएँ, कुछ करने की ज़रूरत नहीं: कुछ नहीं बदलेगा।',
];
export const confirmAction = 'Check and confirm / पुष्टि करें';
export const confirmWhy =
  'You’re receiving this because somebody typed this address into their Shagun profile.';

export const changeRequestSubject = 'Somebody asked to change your e-mail address';
export const changeRequestText = (other: string): string[] => [
  `Somebody asked us to use ${other} for your Shagun account. Until that address is confirmed, we keep writing to you here.`,
  'Was it you? Then there is nothing to do. If not, press the button: your address stays, and everybody is signed out of the account. The link works for seven days.',
  `किसी ने कहा है कि आपके शगुन खाते का ई-मेल पता बदलकर यह कर दिया जाए: ${other}। जब तक उस पते की पुष्टि नहीं होती, हम आपको यहीं लिखेंगे।`,
  'आपने ही कहा था? तो कुछ करने की ज़रूरत नहीं। नहीं कहा था, तो बटन दबाएँ: आपका पता वही रहेगा और खाते से सब साइन आउट हो जाएँगे। लिंक सात दिन तक काम करेगा।',
];
export const changedSubject = 'Your e-mail address was changed';
export const changedText = (other: string): string[] => [
  `Your Shagun account now uses ${other}. Vouchers, receipts and news go there.`,
  'Was it you? Then there is nothing to do. If not, press the button: the change is taken back, and everybody is signed out of the account. Then sign in as you did before. The link works for seven days.',
  `आपके शगुन खाते का ई-मेल पता अब यह है: ${other}। वाउचर, रसीदें और ख़बरें अब वहीं जाएँगी।`,
  'आपने ही बदला है? तो कुछ करने की ज़रूरत नहीं। नहीं बदला, तो बटन दबाएँ: बदलाव वापस हो जाएगा और खाते से सब साइन आउट हो जाएँगे। फिर पहले की तरह साइन इन करें। लिंक सात दिन तक काम करेगा।',
];
/** To an address that was merely confirmed: its reader may have nothing to do with the account. */
export const dropSubject = 'A Shagun account that writes to you changes its address';
export const dropText = (other: string, isDone: boolean): string[] => [
  isDone
    ? `The Shagun account that wrote to you here now uses ${other}.`
    : `Somebody asked us to use ${other} for the Shagun account that writes to you here.`,
  'Is it your account, and was it you? Then there is nothing to do. If not, press the button: you get no more e-mails from that account, and everybody is signed out of it. The link works for thirty days.',
  isDone
    ? `शगुन के एक खाते के ई-मेल यहाँ आते थे। उसका पता अब यह है: ${other}।`
    : `शगुन के एक खाते के ई-मेल यहाँ आते हैं। किसी ने कहा है कि उसका पता बदलकर यह कर दिया जाए: ${other}।`,
  `वह खाता आपका है और ${isDone ? 'पता आपने ही बदला है' : 'आपने ही कहा था'}? तो कुछ करने की ज़रूरत नहीं। नहीं, तो बटन दबाएँ: उस खाते के ई-मेल आपके पास नहीं आएँगे और उससे सब साइन आउट हो जाएँगे। लिंक तीस दिन तक काम करेगा।`,
];
/** To an address that an account goes on writing to: somebody confirmed it there, and somebody else may read it. */
export const writesHereSubject = 'A Shagun account writes to you';
export const writesHereText: string[] = [
  'A Shagun account has this e-mail address, so its news and receipts come here.',
  'Was it you who gave this address? Then there is nothing to do. If not, press the button: you get no more e-mails from that account, everybody is signed out of it, and a code to this address opens an account of your own. The link works for thirty days.',
  'शगुन के एक खाते में यह ई-मेल पता दर्ज है, इसलिए उसकी ख़बरें और रसीदें यहाँ आती हैं। यह पता आपने ही दिया है? तो कुछ करने की ज़रूरत नहीं। नहीं दिया, तो बटन दबाएँ: उस खाते के ई-मेल आपके पास नहीं आएँगे, उससे सब साइन आउट हो जाएँगे, और इस पते पर आए कोड से आपका अपना खाता खुलेगा। लिंक तीस दिन तक काम करेगा।',
];
export const dropWhy = 'You’re receiving this because this address was confirmed for a Shagun account.';

/** To an address that an older one of the same account prevailed over, or that was changed while an older one has the way to take that back. */
export const lostSubject = 'This is no longer the address of your Shagun account';
export const lostText = (other: string): string[] => [
  `Your Shagun account uses ${other} now. Codes to this address no longer open it.`,
  'Was it you? Then there is nothing to do. If not, and the account is yours: the address that it had before this one has an e-mail with a button that takes the change back, for seven days from when it was first changed. If you do not read there, please write to us. If you still sign in with the other address, sign in there and open Security.',
  `आपके शगुन खाते का पता अब यह है: ${other}। इस पते पर आए कोड से वह अब नहीं खुलेगा।`,
  'आपने ही किया है? तो कुछ करने की ज़रूरत नहीं। आपने नहीं किया और खाता आपका है: इससे पहले जो पता था, उस पर हमारा एक ई-मेल है, जिसके बटन से यह वापस हो जाएगा; वह पहले बदलाव से सात दिन तक काम करता है। वहाँ का मेल नहीं पढ़ सकते, तो हमें लिखें। अगर आप उस दूसरे पते से साइन इन कर सकते हैं, तो उससे साइन इन करके ‘सुरक्षा’ (Security) खोलें।',
];
export const lostAction = 'Write to us / हमें लिखें';

/** To who can take it back that the identity provider's person has the account now. */
export const handedOverSubject = 'Your account now opens in another way, too';
/** `isLater`: the link is one that was mailed before. */
export const handedOverText = (other: string, isLater = false): string[] => [
  `Somebody signed in to your Shagun account by another service, which knows them as ${other}. From now on that service opens the account.`,
  `Was it you? Then there is nothing to do. If not, press the button: that service can no longer open the account, we use this address, and everybody is signed out. The link works ${isLater ? 'as long as the one in our last e-mail about your account' : 'for seven days'}.`,
  `किसी ने एक दूसरी सेवा से आपके शगुन खाते में साइन इन किया है। वहाँ का पता यह है: ${other}। अब से खाता उस सेवा से भी खुलेगा।`,
  `आपने ही किया है? तो कुछ करने की ज़रूरत नहीं। नहीं किया, तो बटन दबाएँ: उस सेवा से खाता नहीं खुलेगा, यही पता रहेगा और खाते से सब साइन आउट हो जाएँगे। लिंक ${isLater ? 'उतने ही दिन काम करेगा जितने पिछली ई-मेल का' : 'सात दिन तक काम करेगा'}।`,
];

/** To who pressed that it wasn't them, where the address has another account by now. */
export const backSubject = 'One more step to have your account back';
export const backText: string[] = [
  'You pressed that you did not change the address of your Shagun account. By now another account opens with this address, too. Press the button within a day, and this address opens your older account again.',
  'If codes to this address opened the other account, they no longer do. If nothing else opens that one, a second e-mail has a button that changes this back. Didn’t press anything? Then please don’t press this button either: somebody may have kept an old e-mail of this mailbox.',
  'आपने बटन दबाकर बताया कि शगुन खाते का पता आपने नहीं बदला। अब इस पते से एक दूसरा खाता भी खुलता है। एक दिन के अंदर बटन दबाएँ, तो इस पते से फिर आपका पुराना खाता खुलेगा।',
  'अगर इस पते पर आए कोड से वह दूसरा खाता खुलता था, तो अब नहीं खुलेगा। वह किसी और तरीके से नहीं खुलता, तो हमारे एक और ई-मेल में बटन होगा, जिससे यह वापस पहले जैसा हो जाएगा। आपने कुछ नहीं दबाया? तो यह बटन भी न दबाएँ: हो सकता है किसी के पास इस मेलबॉक्स का कोई पुराना ई-मेल हो।',
];
export const backAction = 'Take my address back / मेरा पता वापस लें';

export const keepAction = 'It wasn’t me / मैंने नहीं किया';
/** In mails about a change that is done and about one that is only asked for. */
export const keepWhy =
  'You’re receiving this because this is, or was until now, the address of your Shagun account.';

export const passkeySubject = 'A passkey was added to your account';
export const passkeyText: string[] = [
  'This passkey can now be used to sign in to your Shagun account.',
  'Was it you? Then there is nothing to do. If not, press the button and confirm on the page it opens: all passkeys are removed, and everybody is signed out of the account. The link works for seven days.',
  'आपके खाते में एक पासकी जोड़ी गई है, जिससे इसमें साइन इन किया जा सकता है। अगर आपने नहीं जोड़ी, तो बटन दबाएँ और खुलने वाले पेज पर पुष्टि करें: सब पासकी हट जाएँगी और सब जगह से साइन आउट हो जाएगा। लिंक सात दिन तक काम करेगा।',
];

/**
 * Enough to recognise one's own address, too little to write to it, or to be read as anybody's message: of what stands before and after
 * the @ the first letter, and the last one where there are others between them, which tells two addresses at one mail host apart.
 */
export const veiled = (email: string): string =>
  email.replaceAll(/([^@])(?:[^@]{2,}([^@]))?[^@]*/gu, (_, first: string, last = '') => `${first}•••${last}`);

/** To an address that codes opened an account at, which another account has by a second press (`back`); that account has no address now. */
export const takenSubject = 'This address opens another Shagun account now';
export const takenText: string[] = [
  'Two Shagun accounts were opened by codes to this address. A button in an e-mail here gave it to one of them; the other one waits, with everything in it.',
  'Is that how you want it? Then there is nothing to do. If not, press the button: you get one more e-mail, and with its button the address opens the account that waits. The link works for seven days. You get a new one whenever you sign in with a code to this address.',
  'इस पते पर आए कोड से शगुन के दो खाते खुले हैं। यहाँ आए ई-मेल के बटन से यह पता उनमें से एक का हो गया; दूसरा खाता वैसे का वैसा रखा है। ऐसा ही चाहिए? तो कुछ करने की ज़रूरत नहीं। नहीं, तो बटन दबाएँ: एक और ई-मेल आएगा, और उसके बटन से इस पते पर दूसरा खाता खुलेगा। लिंक सात दिन तक काम करेगा। इस पते के कोड से साइन इन करने पर नया लिंक आएगा।',
];
/** In place of an address in part, where an account has none. */
export const noAddress = 'no e-mail address';
/** To an address that counts for an account of which it is not a way in: pressed by somebody who was not signed in. */
export const mailsAloneText = (opening: string): string[] => [
  `A Shagun account uses this e-mail address, and its news comes here. Codes to this address do not open it: it opens with ${opening}.`,
  'Is it your account? Sign in that way, open your profile, and you can have this address open it, too. If it isn’t yours, press the button: the account stops writing to you, everybody is signed out of it, and a code to this address opens an account of your own. The link works for thirty days.',
  'शगुन के एक खाते में यह ई-मेल पता लिखा है, उसकी ख़बरें यहाँ आती हैं, पर इस पते पर आए कोड से वह नहीं खुलता। वह खाता आपका है? तो पहले की तरह साइन इन करके प्रोफ़ाइल खोलें: वहाँ से यह पता भी जोड़ सकते हैं। नहीं है, तो बटन दबाएँ: उस खाते की ई-मेल यहाँ आनी बंद हो जाएँगी, उससे सब साइन आउट हो जाएँगे, और इस पते पर आए कोड से आपका अपना खाता खुलेगा। लिंक तीस दिन तक काम करेगा।',
];
export const codesTo = (email: string): string => `a code to ${veiled(email)}`;
export const anotherWay = 'the way its person signs in so far';
