/** A template as somebody registered and Meta approved it. */
interface Template {
  readonly name: string;
  readonly language: string;
  readonly body: string;
}

const template = (name: string, language: string, body: string): Template => ({ name, language, body });

/** The approved templates of the sandbox's only account. */
export const templates: readonly Template[] = [
  template(
    'shagun_invitation',
    'en',
    'Namaste {{1}}! {{2}} invites you to *{{3}}*.\n\n🗓 {{4}}\n📍 {{5}}\n\nPlease tell us whether you can come. Your own link, no sign-in needed:\n{{6}}\n\nReply STOP to get no more messages.',
  ),
  template(
    'shagun_invitation',
    'hi',
    'नमस्ते {{1}} जी! {{2}} आपको *{{3}}* में सादर आमंत्रित करते हैं।\n\n🗓 {{4}}\n📍 {{5}}\n\nकृपया बताएँ कि आप आ पाएँगे या नहीं। यह आपका अपना लिंक है, साइन-इन की ज़रूरत नहीं:\n{{6}}\n\nऔर संदेश न पाने के लिए STOP लिखकर भेजें।',
  ),
  template(
    'shagun_update',
    'en',
    'Namaste {{1}}! {{2}} has changed some details of *{{3}}*. Here is the latest:\n\n🗓 {{4}}\n📍 {{5}}\n\nAll about it, and your answer:\n{{6}}\n\nReply STOP to get no more messages.',
  ),
  template(
    'shagun_update',
    'hi',
    'नमस्ते {{1}} जी! {{2}} ने *{{3}}* की जानकारी में कुछ बदलाव किया है। अब कार्यक्रम इस प्रकार है:\n\n🗓 {{4}}\n📍 {{5}}\n\nपूरी जानकारी और आपका जवाब:\n{{6}}\n\nऔर संदेश न पाने के लिए STOP लिखकर भेजें।',
  ),
  template(
    'shagun_cancellation',
    'en',
    'Namaste {{1}}. We are sorry: {{2}} has cancelled *{{3}}*, planned for {{4}}.\n\nThere is nothing you need to do. Reply STOP to get no more messages.',
  ),
  template(
    'shagun_cancellation',
    'hi',
    'नमस्ते {{1}} जी। हमें खेद है: {{2}} ने *{{3}}* को रद्द कर दिया है, जो {{4}} को होना था।\n\nआपको कुछ करने की ज़रूरत नहीं है। और संदेश न पाने के लिए STOP लिखकर भेजें।',
  ),
  template(
    'shagun_reminder',
    'en',
    'Namaste {{1}}! {{2}} would love to know whether you can come to *{{3}}*.\n\n🗓 {{4}}\n📍 {{5}}\n\nOne tap is enough. Your own link, no sign-in needed:\n{{6}}\n\nReply STOP to get no more messages.',
  ),
  template(
    'shagun_reminder',
    'hi',
    'नमस्ते {{1}} जी! {{2}} जानना चाहते हैं कि आप *{{3}}* में आ पाएँगे या नहीं।\n\n🗓 {{4}}\n📍 {{5}}\n\nबस एक टैप काफ़ी है। यह आपका अपना लिंक है, साइन-इन की ज़रूरत नहीं:\n{{6}}\n\nऔर संदेश न पाने के लिए STOP लिखकर भेजें।',
  ),
  template(
    'shagun_news',
    'en',
    'Namaste {{1}}! News on Shagun: {{2}}\n\nSee it here:\n{{3}}\n\nReply STOP to get no more messages.',
  ),
  template(
    'shagun_news',
    'hi',
    'नमस्ते {{1}} जी! शगुन पर नई सूचना: {{2}}\n\nयहाँ देखें:\n{{3}}\n\nऔर संदेश न पाने के लिए STOP लिखकर भेजें।',
  ),
];

/** How many blanks a body has. */
export const blanksOf = (body: string): number => new Set(body.match(/\{\{\d+\}\}/g)).size;

/** The body with its blanks filled. */
export const filled = (body: string, blanks: readonly string[]): string =>
  body.replace(/\{\{(\d+)\}\}/g, (_all, number: string) => blanks[Number(number) - 1] ?? '');
