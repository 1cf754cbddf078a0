import type { Translation } from '../../language.ts';
import type * as en from './en.ts';

type Words = Translation<typeof en>;

export const notedYes: Words['notedYes'] = (event, heads) =>
  `धन्यवाद! आपकी हाँ दर्ज हो गई (*${event}*): ${heads}`;
export const sayHowMany = 'और लोग भी साथ आ रहे हैं? कुल कितने, यहाँ बताएँ:';
export const changeYes = 'जवाब बदलना हो या कुछ और बताना हो, तो यहाँ:';
export const notedNo: Words['notedNo'] = (event) => `बताने के लिए धन्यवाद। आपकी कमी महसूस होगी (*${event}*)।`;
export const changeNo = 'आना हो पाए, तो यहाँ बताएँ:';
export const notNoted: Words['notNoted'] = {
  cancelled: (event) => `आपका जवाब दर्ज नहीं हो पाया, क्योंकि यह समारोह रद्द हो गया है: *${event}*`,
  over: (event) => `आपका जवाब दर्ज नहीं हो पाया, क्योंकि यह समारोह हो चुका है: *${event}*`,
};
export const hostWrites: Words['hostWrites'] = (host, event) => `${host} (*${event}*):`;
