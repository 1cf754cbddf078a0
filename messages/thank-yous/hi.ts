/** What the organiser is told who thanks somebody. */
export const wayNeeded = 'चुनें कि धन्यवाद किस तरह कहना है।';
export const textNeeded = 'धन्यवाद के दो शब्द लिखें।';
export const textTooLong = 'संदेश ज़्यादा से ज़्यादा 1,000 अक्षरों का हो।';

export const giverGone = 'इस समारोह की सूची में इनका दिया हुआ अब कुछ नहीं है।';
export const thankedAlready = 'इसके लिए इन्हें धन्यवाद कहा जा चुका है।';
export const nothingUntilThen = 'जब यह पेज खोला गया था, तब तक इन्होंने कुछ नहीं दिया था। पेज फिर से खोलें।';
export const formUsed = 'यह फ़ॉर्म पहले किसी और के लिए भेजा जा चुका है। पेज फिर से खोलें।';
export const noAddress = 'हमारे पास इनका कोई ई-मेल पता नहीं है। व्हाट्सऐप पर या मिलकर धन्यवाद कहें।';
export const noPhone = 'आपकी मेहमान सूची में इनका कोई फ़ोन नंबर नहीं है।';
export const wantsNoMail =
  'इन्होंने इस समारोह के बारे में और ई-मेल न भेजने को कहा है। धन्यवाद किसी और तरीक़े से कहा जा सकता है।';
export const newAddressesWait =
  'नए खाते से एक दिन में जितने नए पतों पर लिखा जा सकता है, वह सीमा आज पूरी हो गई। कृपया यह धन्यवाद कल भेजें।';
export const nothingToUndo = 'वापस लेने को कुछ नहीं है: जो ई-मेल चला गया, वह वापस नहीं आता।';

export const mailQueued = (name: string) => `${name} को आपका धन्यवाद भेजा जा रहा है।`;
export const noted = (name: string) => `दर्ज हो गया: आपने ${name} को धन्यवाद कह दिया।`;
export const undone = (name: string) => `${name} का नाम फिर उनमें है जिन्हें धन्यवाद कहना बाक़ी है।`;
/** Stands for somebody without a name. */
export const somebody = 'इन मेहमान';

// what became of a mail
export const bounced = 'उनके मेल सर्वर ने इसे नहीं लिया।';
export const gaveUp = 'कई बार कोशिश करने पर भी यह भेजा नहीं जा सका।';
export const accountGone = 'इसके जाने से पहले ही उन्होंने अपना खाता मिटा दिया।';
export const sendingStopped = 'आपका भेजना रुका हुआ है, इसलिए यह नहीं गया।';
