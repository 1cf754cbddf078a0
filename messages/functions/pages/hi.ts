import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const pageTitle = (event: string) => `कार्यक्रम: ${event} · Shagun`;
export const pageTitleUnknown = 'कार्यक्रम · Shagun';
export const title = 'कार्यक्रम';
export const open = 'कार्यक्रम';
export const about =
  'हर कार्यक्रम का अपना दिन, स्थान और मेहमान होते हैं। मेहमानों को सिर्फ़ वही कार्यक्रम दिखते हैं जिनका उन्हें न्योता है: अपने पेज पर, न्योते में और अपने कैलेंडर में। हाँ कहने के बाद वे बताते हैं कि किसमें उनके कितने लोग आएँगे।';

export const none = 'अभी कोई कार्यक्रम नहीं है';
export const noneHint =
  'एक दिन का एक ही समारोह हो, तो इनकी ज़रूरत नहीं। कई हों, जैसे मेहंदी, विवाह और रिसेप्शन, तो हर एक को नीचे जोड़ें।';
export const atEventPlace = 'समारोह के स्थान पर';
export const atPlaceOf = (place: string) => `समारोह के स्थान पर: ${place}`;
export const everybody = 'सबको न्योता';
export const chosenGuests = 'चुने हुए मेहमान';
export const nobodyYet = 'अभी किसी को न्योता नहीं है';
export const invited = 'बुलाए गए';
export const coming = 'आने वाले लोग';
export const fromGuests = (guests: number, byEvent: number) =>
  `${plural(guests, { one: '# मेहमान की ओर से', other: '# मेहमानों की ओर से' })}${byEvent === 0 ? '' : byEvent === guests ? ', हाँ पूरे समारोह के लिए' : `, इनमें ${byEvent} की हाँ पूरे समारोह के लिए`}`;
export const byWholeEvent = 'पूरे समारोह के लिए हाँ';
export const notComing = 'नहीं आ रहे';
export const noAnswer = 'जवाब बाक़ी';
export const guests = (number: number) => plural(number, { other: '# मेहमान' });
export const people = (number: number) => plural(number, { one: '# व्यक्ति', other: '# लोग' });
export const writeToGuests = 'इसके मेहमानों को लिखें';
export const whoIsInvited = 'किसे न्योता है';
export const whoIsInvitedTo = (name: string) => `किसे न्योता है: ${name}`;
export const doorList = 'इसकी सूची प्रिंट करें';
export const doorListOf = (name: string) => `इसकी सूची प्रिंट करें: ${name}`;
export const up = 'ऊपर';
export const upName = (name: string) => `ऊपर: ${name}`;
export const down = 'नीचे';
export const downName = (name: string) => `नीचे: ${name}`;
export const edit = 'बदलें';
export const editName = (name: string) => `बदलें: ${name}`;
export const remove = 'मिटाएँ';
export const removeName = (name: string) => `मिटाएँ: ${name}`;

export const addTitle = 'कार्यक्रम जोड़ें';
export const addOwn = 'कोई और';
export const addFirst = 'एक जोड़ें';
export const full = 'दस कार्यक्रम हो गए। एक समारोह में इससे ज़्यादा नहीं हो सकते।';

export const newTitle = 'नया कार्यक्रम';
export const newPageTitle = 'नया कार्यक्रम · Shagun';
export const editTitle = 'कार्यक्रम बदलें';
export const editPageTitle = 'कार्यक्रम बदलें · Shagun';
export const nameLabel = 'नाम';
export const nameHelp =
  'जो नाम ज़्यादातर परिवारों में चलते हैं, जैसे मेहंदी, संगीत या विवाह, वे हर मेहमान को उनकी भाषा में दिखते हैं। अपना रखा नाम वैसा ही रहता है जैसा लिखा गया।';
export const dateLabel = 'तारीख़';
export const timeLabel = 'समय';
export const dateHelp = (place: string) => `${place} की घड़ी के हिसाब से।`;
export const timeHelp = 'पूरे दिन के लिए ख़ाली छोड़ दें।';
export const placeTitle = 'स्थान';
export const placeHelp = (place: string) =>
  place
    ? `अगर यह समारोह के स्थान पर ही है, तो ख़ाली छोड़ दें: ${place}।`
    : 'अगर यह समारोह के स्थान पर ही है, तो ख़ाली छोड़ दें।';
export const whoLabel = 'किसे न्योता है';
export const whoOptions = { everyone: 'मेहमान सूची के सभी लोगों को', chosen: 'सिर्फ़ मेरे चुने हुए मेहमानों को' };
export const whoHelp = { everyone: 'बाद में जोड़े गए मेहमानों को भी।', chosen: 'उन्हें आगे चुनना होगा।' };
export const changeNotificationNote =
  'इस कार्यक्रम के जिन मेहमानों तक न्योता पहुँच चुका है, उन्हें नई तारीख़, समय या स्थान की ख़बर दी जाती है।';
export const save = 'कार्यक्रम सहेजें';
export const saving = 'सहेजा जा रहा है…';
export const back = 'कार्यक्रमों पर वापस';
export const showAsItIsNow = 'अभी जैसा है, वैसा दिखाएँ';

export const deletePageTitle = 'कार्यक्रम मिटाएँ · Shagun';
export const deleteTitle = (name: string) => `कार्यक्रम मिटाएँ: ${name}?`;
export const deleteMeans = (answers: number) =>
  answers === 0
    ? 'इसके लिए अभी किसी मेहमान का जवाब नहीं आया है।'
    : `${plural(answers, { one: 'इसके साथ # जवाब भी मिट जाएगा।', other: 'इसके साथ # जवाब भी मिट जाएँगे।' })} जवाब चाहिए हों, तो पहले मेहमान सूची को सीएसवी फ़ाइल में सहेज लें।`;
export const deleteNotificationNote =
  'इस कार्यक्रम के जिन मेहमानों तक न्योता पहुँच चुका है, उन्हें बताया जाता है कि अब उन्हें किस-किस का न्योता है।';
export const deleteConfirm = 'कार्यक्रम मिटाएँ';
export const deleting = 'मिटाया जा रहा है…';
export const keep = 'रहने दें';

export const guestsPageTitle = (name: string, event: string) => `${name} के मेहमान · ${event} · Shagun`;
export const guestsPageTitleUnknown = 'कार्यक्रम के मेहमान · Shagun';
export const everybodyIs = 'मेहमान सूची के सभी लोगों को न्योता है, और बाद में जोड़े गए मेहमानों को भी।';
export const chooseInstead = 'सबके बजाय मेहमान चुनें';
export const onlyTicked =
  'न्योता सिर्फ़ उन्हीं मेहमानों को है जिन पर नीचे निशान लगा है। निशान लगाने से कुछ भेजा नहीं जाता: मेहमानों को यह कार्यक्रम अपने पेज पर और अगले ई-मेल या संदेश में दिखता है।';
export const onlyInvited = 'न्योता सिर्फ़ चुने हुए मेहमानों को है।';
export const inviteEverybody = 'सबको बुलाएँ';
export const search = 'खोजें';
export const searchHint = 'नाम, ई-मेल या फ़ोन';
export const showLabel = 'किन्हें दिखाएँ';
export const show = {
  all: 'सभी मेहमान',
  invited: 'जिन्हें न्योता है',
  'not-invited': 'जिन्हें न्योता नहीं है',
  coming: 'आ रहे हैं',
  'not-coming': 'नहीं आ रहे',
  'not-said': 'जवाब बाक़ी',
};
export const apply = 'दिखाएँ';
export const found = (guests: number) => plural(guests, { one: '# मेहमान मिला', other: '# मेहमान मिले' });
export const listLabel = 'मेहमान';
export const listPages = 'मेहमानों के पेज';
export const noGuests = 'अभी कोई मेहमान नहीं है';
export const noGuestsHint = 'पहले मेहमान सूची में मेहमान जोड़ें।';
export const noneFits = 'ऐसा कोई मेहमान नहीं मिला';
export const noneFitsHint = 'कोई दूसरा शब्द लिखें, या सभी मेहमान दिखाएँ।';
export const showAll = 'सभी मेहमान दिखाएँ';
export const inviteFound = (guests: number) =>
  guests === 1 ? 'इस मेहमान को बुलाएँ' : plural(guests, { other: 'सभी # मेहमानों को बुलाएँ' });
export const leaveOutFound = (guests: number) =>
  guests === 1 ? 'इस मेहमान को न बुलाएँ' : plural(guests, { other: 'सभी # मेहमानों को न बुलाएँ' });
export const saveTicked = 'ये मेहमान सहेजें';
export const saveAndNext = 'सहेजें और अगला पेज खोलें';
export const declinedAll = 'समारोह में नहीं आ रहे';

export const ofGuestTitle = 'कार्यक्रम';
export const ofGuestHelp = 'उन कार्यक्रमों पर निशान लगाएँ जिनका इस मेहमान को न्योता है।';
export const ofGuestSave = 'कार्यक्रम सहेजें';
export const everybodyIsInvited = 'सबको न्योता है';
export const notInvited = 'न्योता नहीं है';
export const peopleOf = (people: number | null) =>
  people === null ? noAnswer : people === 0 ? notComing : plural(people, { one: '# व्यक्ति', other: '# लोग' });
export const recordLabel = (name: string, day: string) => `${name}, ${day}: कितने लोग आ रहे हैं`;

export const editKeeps = (functions: number) =>
  functions === 1
    ? 'कार्यक्रम की अपनी तारीख़ और स्थान वही रहते हैं।'
    : plural(functions, { other: '# कार्यक्रमों की अपनी तारीख़ें और स्थान वही रहते हैं।' });
export const cancelsAll = (functions: number) =>
  functions === 1
    ? 'इसके साथ कार्यक्रम भी रद्द हो जाएगा।'
    : functions === 2
      ? 'इसके साथ दोनों कार्यक्रम भी रद्द हो जाएँगे।'
      : plural(functions, { other: 'इसके साथ सभी # कार्यक्रम भी रद्द हो जाएँगे।' });

export const notSaved = 'यह सहेजा नहीं जा सका। कृपया फिर कोशिश करें।';
