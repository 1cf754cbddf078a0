/** The texts of the sandbox's only account, as somebody registered them and Meta approved them. */
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shagun_invitation: {
    en: 'Namaste {{1}}! {{2}} invites you to *{{3}}*.\n\n🗓 {{4}}\n📍 {{5}}\n\nPlease tell us whether you can come. Your own link, no sign-in needed:\n{{6}}\n\nReply STOP to get no more messages.',
    hi: 'नमस्ते {{1}}! {{2}} की ओर से आपको सादर निमंत्रण: *{{3}}*।\n\n🗓 {{4}}\n📍 {{5}}\n\nकृपया बताएँ कि आपका आना हो पाएगा या नहीं। यह लिंक आपके लिए ही है, साइन इन करने की ज़रूरत नहीं:\n{{6}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  },
  shagun_update: {
    en: 'Namaste {{1}}! {{2}} has changed some details of *{{3}}*. Here is the latest:\n\n🗓 {{4}}\n📍 {{5}}\n\nAll about it, and your answer:\n{{6}}\n\nReply STOP to get no more messages.',
    hi: 'नमस्ते {{1}}! {{2}} ने समारोह में कुछ बदलाव किया है: *{{3}}*। नई जानकारी यह है:\n\n🗓 {{4}}\n📍 {{5}}\n\nपूरी जानकारी और आपका जवाब:\n{{6}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  },
  shagun_cancellation: {
    en: 'Namaste {{1}}. We are sorry: {{2}} has cancelled *{{3}}*, planned for {{4}}.\n\nThere is nothing you need to do. Reply STOP to get no more messages.',
    hi: 'नमस्ते {{1}}। हमें खेद है: {{2}} को यह समारोह रद्द करना पड़ा है: *{{3}}*, जो {{4}} के लिए तय था।\n\nआपको कुछ करने की ज़रूरत नहीं है। आगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  },
  shagun_reminder: {
    en: 'Namaste {{1}}! {{2}} would love to know whether you can come to *{{3}}*.\n\n🗓 {{4}}\n📍 {{5}}\n\nOne tap is enough. Your own link, no sign-in needed:\n{{6}}\n\nReply STOP to get no more messages.',
    hi: 'नमस्ते {{1}}! क्या आपका आना हो पाएगा: *{{3}}*? {{2}} को आपके जवाब का इंतज़ार है।\n\n🗓 {{4}}\n📍 {{5}}\n\nबस एक टैप काफ़ी है। यह लिंक आपके लिए ही है, साइन इन करने की ज़रूरत नहीं:\n{{6}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  },
  shagun_answer: {
    en: 'Namaste {{1}}! {{2}} has answered your message about *{{3}}*:\n\n{{4}}\n\nYour own link, no sign-in needed:\n{{5}}\n\nReply STOP to get no more messages.',
    hi: 'नमस्ते {{1}}! {{2}} ने आपके संदेश का जवाब दिया है (*{{3}}*):\n\n{{4}}\n\nआपका लिंक, साइन इन करने की ज़रूरत नहीं:\n{{5}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  },
  shagun_news: {
    en: 'Namaste {{1}}! News on Shagun: {{2}}\n\nSee it here:\n{{3}}\n\nReply STOP to get no more messages.',
    hi: 'नमस्ते {{1}}! शगुन पर नई सूचना: {{2}}\n\nयहाँ देखें:\n{{3}}\n\nआगे संदेश नहीं चाहिए तो जवाब में STOP लिखकर भेजें।',
  },
};

/** Their quick-reply buttons, where they were registered with some. */
const answers: Readonly<Record<string, readonly string[]>> = {
  en: ["Yes, we'll be there!", "Sorry, can't make it"],
  hi: ['जी हाँ, आना पक्का है!', 'आना नहीं हो पाएगा'],
};
const withAnswers = ['shagun_invitation', 'shagun_reminder'];

/** The approved templates. */
export const templates = Object.entries(texts).flatMap(([name, bodies]) =>
  Object.entries(bodies).map(([language, body]) => ({
    name,
    language,
    body,
    buttons: (withAnswers.includes(name) && answers[language]) || [],
  })),
);
