import { pluralIn } from '#messages/plural.ts';

const plural = pluralIn('hi');

export const pageTitle = (event: string) => `मेहमानों से सवाल: ${event} · Shagun`;
export const pageTitleUnknown = 'मेहमानों से सवाल · Shagun';
export const title = 'मेहमानों से सवाल';
export const about =
  'ये सवाल आने वाले मेहमानों से जवाब देते समय पूछे जाते हैं। एक बार दबाना अब भी काफ़ी है: पहले सिर्फ़ वही सवाल आते हैं जिन पर “ज़रूरी” का निशान है, बाक़ी हाँ के बाद।';
export const open = 'सवाल';

export const none = 'अभी कोई सवाल नहीं है';
export const noneHint = 'नीचे से कोई तैयार सवाल चुनें, या अपना लिखें: कुल दस तक।';
export const kinds = {
  text: 'अपने शब्दों में जवाब',
  one: 'एक ही जवाब',
  many: 'जितने चाहें जवाब',
};
export const required = 'ज़रूरी';
export const answeredBy = (guests: number, confirmed: number) =>
  `${plural(confirmed, { one: 'आने वाले # मेहमान', other: 'आने वाले # मेहमानों' })} में से ${plural(guests, { other: '#' })} का जवाब मिला`;
export const chosenBy = (guests: number) => plural(guests, { other: '# मेहमान' });
export const chosenByPeople = (people: number) => plural(people, { one: '# व्यक्ति', other: '# लोग' });
export const answeredFor = (people: number) =>
  plural(people, { one: '# व्यक्ति के लिए जवाब मिला', other: '# लोगों के लिए जवाब मिला' });
export const textsInFile = 'जवाब मेहमान सूची की सीएसवी फ़ाइल में और हर मेहमान के पेज पर हैं।';
export const up = 'ऊपर';
export const upName = (question: string) => `ऊपर: ${question}`;
export const down = 'नीचे';
export const downName = (question: string) => `नीचे: ${question}`;
export const edit = 'बदलें';
export const editName = (question: string) => `बदलें: ${question}`;
export const remove = 'मिटाएँ';
export const removeName = (question: string) => `मिटाएँ: ${question}`;

export const addTitle = 'सवाल जोड़ें';
export const readyMade = {
  meal: 'खाना: शाकाहारी, जैन …',
  dietary: 'खाने में परहेज़',
  stay: 'ठहरने की जगह',
  song: 'कोई गाना',
};
export const yourOwn = 'आपका अपना सवाल:';
export const full = 'दस सवाल हो गए। एक समारोह में इससे ज़्यादा नहीं हो सकते।';

export const previewTitle = 'मेहमानों को क्या दिखता है';
export const previewHelp = 'तैयार सवाल हर मेहमान को उनकी भाषा में दिखते हैं, जब तक उनके शब्द न बदले जाएँ।';
export const previewIn = (language: string) => `${language} में दिखाएँ`;
export const beforeYes = 'जवाब से पहले';
export const afterYes = 'हाँ के बाद';

export const newTitle = 'नया सवाल';
export const newPageTitle = 'मेहमानों से नया सवाल · Shagun';
export const editTitle = 'सवाल बदलें';
export const editPageTitle = 'मेहमानों से सवाल बदलें · Shagun';
export const textLabel = 'सवाल';
export const choicesLabel = 'जवाब, जिनमें से चुनना है';
export const choicesHelp = 'कम से कम दो। ख़ाली छोड़े गए जवाब नहीं दिखते।';
export const choiceName = (place: number) => `जवाब ${place}`;
export const eachPersonLabel = 'हर व्यक्ति के लिए पूछें';
export const eachPersonHelp =
  'चार लोगों का परिवार चार बार जवाब देता है, नामों के साथ। खाने के लिए यह ठीक है; बाक़ी ज़्यादातर सवालों में सबके लिए एक ही जवाब ठीक रहता है।';
export const eachPerson = 'हर व्यक्ति के लिए';
export const requiredLabel = 'ज़रूरी';
export const requiredHelp = 'इसका जवाब दिए बिना कोई हाँ नहीं कह सकता। इसे कम ही सवालों में लगाएँ।';
export const answeredNote = 'किसी जवाब के शब्द बदलें, तो भी जिन मेहमानों ने उसे चुना था, उनका चुना हुआ वही रहता है।';
export const save = 'सवाल सहेजें';
export const saving = 'सहेजा जा रहा है…';
export const back = 'सवालों पर वापस';

export const deletePageTitle = 'सवाल मिटाएँ · Shagun';
export const deleteTitle = 'यह सवाल मिटाएँ?';
export const deleteMeans = (answers: number) =>
  answers === 0
    ? 'आने वालों में से अभी किसी ने इसका जवाब नहीं दिया है।'
    : `${plural(answers, { one: 'इसके साथ # जवाब भी मिट जाएगा।', other: 'इसके साथ # जवाब भी मिट जाएँगे।' })} जवाब चाहिए हों, तो पहले मेहमान सूची को सीएसवी फ़ाइल में सहेज लें।`;
export const deleteConfirm = 'सवाल मिटाएँ';
export const deleting = 'मिटाया जा रहा है…';
export const keep = 'रहने दें';
