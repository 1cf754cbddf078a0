import { withJi } from '#messages/with-ji.ts';

// the frame of every transactional mail
export const hello = (firstName: string) => (firstName ? `नमस्ते ${withJi(firstName)},` : 'नमस्ते,');

// of mails about money, which come without being asked for
export const moneyEyebrow = 'शगुन पर आपके पैसे';
export const moneyWhy =
  'यह ई-मेल आपको इसलिए मिला है क्योंकि यह शगुन पर आपके अपने पैसों के बारे में है। कुछ ठीक न लगे, तो इसी ई-मेल का जवाब दें।';

// the same where nobody may be named
export const bareWhy =
  'यह ई-मेल आपको इसलिए मिला है क्योंकि शगुन पर किसी न्योते के निजी लिंक से पैसे दिए गए, और उस न्योते में यह ई-मेल पता है। अगर यह आपने नहीं किया, तो इसी ई-मेल का जवाब दें या ये ई-मेल बंद करें।';
export const stop = 'ये ई-मेल बंद करें';
