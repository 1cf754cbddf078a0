/** Mails about somebody's address. Nobody knows yet what their reader reads, so each says it in English and in Hindi. */
export const eyebrow = 'Your address on Shagun';
export const about = 'About Shagun';

export const confirmSubject = 'Is this your e-mail address?';
export const confirmText: string[] = [
  'Somebody wants to use this e-mail address on Shagun. Press the button and confirm on the page it opens. The link works for two days.',
  'Didn’t ask for this? Ignore this e-mail and nothing changes.',
  'अगर यह पता आपका है, तो बटन दबाकर पुष्टि करें। लिंक दो दिन तक काम करेगा। आपने नहीं कहा था? तो कुछ करने की ज़रूरत नहीं, कुछ नहीं बदलेगा।',
];
export const confirmAction = 'Check and confirm / पुष्टि करें';
export const confirmWhy =
  'You’re receiving this because somebody typed this address into their Shagun profile.';

export const changeRequestSubject = 'Somebody asked to change your e-mail address';
export const changeRequestText = (other: string): string[] => [
  `Somebody asked us to use ${other} for your Shagun account. Until that address is confirmed, we keep writing to you here.`,
  'Was it you? Then there is nothing to do. If not, press the button: your address stays, and everybody is signed out of the account. The link works for seven days.',
  'आपके खाते का ई-मेल पता बदलने को कहा गया है। अगर आपने नहीं कहा, तो बटन दबाएँ: आपका पता वही रहेगा और सब जगह से साइन आउट हो जाएगा। लिंक सात दिन तक काम करेगा।',
];
export const changedSubject = 'Your e-mail address was changed';
export const changedText = (other: string): string[] => [
  `Your Shagun account now uses ${other}. Vouchers, receipts and news go there.`,
  'Was it you? Then there is nothing to do. If not, press the button: we use this address again, and everybody is signed out of the account. The link works for seven days.',
  'आपके खाते का ई-मेल पता बदल गया है। अगर आपने नहीं बदला, तो बटन दबाएँ: फिर से यही पता रहेगा और सब जगह से साइन आउट हो जाएगा। लिंक सात दिन तक काम करेगा।',
];
/** To an address that was merely confirmed: its reader may have nothing to do with the account. */
export const dropSubject = 'A Shagun account that writes to you changes its address';
export const dropText = (other: string, isDone: boolean): string[] => [
  isDone
    ? `The Shagun account that wrote to you here now uses ${other}.`
    : `Somebody asked us to use ${other} for the Shagun account that writes to you here.`,
  'Is it your account, and was it you? Then there is nothing to do. If not, press the button: the account writes to you no more, and everybody is signed out of it. The link works for thirty days.',
  'जो शगुन खाता आपको यहाँ लिखता है, उसका पता बदलने को कहा गया है। वह खाता आपका नहीं है, या आपने नहीं कहा, तो बटन दबाएँ: वह आपको और नहीं लिखेगा और उससे सब साइन आउट हो जाएँगे। लिंक तीस दिन तक काम करेगा।',
];
/** To an address that an account goes on writing to: somebody confirmed it there, and somebody else may read it. */
export const writesHereSubject = 'A Shagun account writes to you';
export const writesHereText: string[] = [
  'A Shagun account uses this e-mail address: its news come here.',
  'Is it your account? Then there is nothing to do. If not, press the button: the account writes to you no more, everybody is signed out of it, and a code to this address opens an account of your own. The link works for thirty days.',
  'शगुन के एक खाते में यह ई-मेल पता लिखा है, उसकी ख़बरें यहाँ आती हैं। वह खाता आपका है? तो कुछ करने की ज़रूरत नहीं। नहीं है, तो बटन दबाएँ: वह आपको और नहीं लिखेगा, उससे सब साइन आउट हो जाएँगे, और इस पते पर आए कोड से आपका अपना खाता खुलेगा। लिंक तीस दिन तक काम करेगा।',
];
export const dropWhy = 'You’re receiving this because this address was confirmed for a Shagun account.';

/** To an address that an older one of the same account prevailed over. */
export const lostSubject = 'This is no longer the address of your Shagun account';
export const lostText = (other: string): string[] => [
  `Your Shagun account uses ${other} again, an address that it had before this one. Codes to this address no longer open it, and everybody else was signed out.`,
  'Was it you? Then there is nothing to do. If not, and the account is yours, please write to us. If you still sign in with the other address, sign in there and open Security.',
  'आपका शगुन खाता फिर से अपना पहले वाला पता इस्तेमाल करता है। इस पते पर आए कोड से वह अब नहीं खुलेगा। अगर आपने नहीं किया और खाता आपका है, तो हमें लिखें।',
];
export const lostAction = 'Write to us / हमें लिखें';

/** To who can take it back that the identity provider's person has the account now. */
export const handedOverSubject = 'Your account now opens in another way, too';
export const handedOverText = (other: string): string[] => [
  `Somebody signed in to your Shagun account by another service, which knows them as ${other}. From now on that service opens the account.`,
  'Was it you? Then there is nothing to do. If not, press the button: that service opens the account no more, we use this address, and everybody is signed out. The link works for seven days.',
  'आपका शगुन खाता अब एक दूसरी सेवा से भी खुलता है। अगर आपने ऐसा नहीं किया, तो बटन दबाएँ: वह सेवा खाता और नहीं खोलेगी, यही पता रहेगा और सब जगह से साइन आउट हो जाएगा। लिंक सात दिन तक काम करेगा।',
];

/** To who pressed that it wasn't them, where the address has another account by now. */
export const backSubject = 'One more step to have your account back';
export const backText: string[] = [
  'You pressed that you did not change the address of your Shagun account. By now another account opens with this address, too. Press the button within a day, and this address opens your older account again.',
  'If codes to this address opened the other account, they open it no more. A second e-mail has a button that changes this back. Didn’t press anything? Then there is nothing to do.',
  'आपने बताया कि शगुन खाते का पता आपने नहीं बदला। अब इस पते से एक दूसरा खाता भी खुलता है। एक दिन के अंदर बटन दबाएँ, तो इस पते से फिर आपका पुराना खाता खुलेगा। आपने कुछ नहीं दबाया? तो कुछ करने की ज़रूरत नहीं।',
];
export const backAction = 'Take my address back / मेरा पता वापस लें';

export const keepAction = 'It wasn’t me / मैंने नहीं किया';
export const keepWhy = 'You’re receiving this because this was the address of your Shagun account.';

export const passkeySubject = 'A passkey was added to your account';
export const passkeyText: string[] = [
  'This passkey can now be used to sign in to your Shagun account.',
  'Was it you? Then there is nothing to do. If not, press the button and confirm on the page it opens: all passkeys are removed, and everybody is signed out of the account. The link works for seven days.',
  'आपके खाते में एक पासकी जोड़ी गई है, जिससे इसमें साइन इन किया जा सकता है। अगर आपने नहीं जोड़ी, तो बटन दबाएँ और खुलने वाले पेज पर पुष्टि करें: सब पासकी हट जाएँगी और सब जगह से साइन आउट हो जाएगा। लिंक सात दिन तक काम करेगा।',
];

/** Enough to recognise one's own address, too little to write to it. */
export const veiled = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••');
