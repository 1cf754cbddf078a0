import type { Translation } from '#messages/language.ts';
import type * as en from './en.ts';

export const openings: Translation<typeof en>['openings'] = {
  wedding: 'परिवारजनों के स्नेहाशीष के साथ',
  engagement: 'हर्ष और उल्लास के साथ',
  reception: 'बड़ों के आशीर्वाद से',
  birthday: 'आइए, साथ मिलकर ख़ुशियाँ मनाएँ',
  babyShower: 'नन्हे मेहमान के आगमन की ख़ुशी में',
  houseWarming: 'ईश्वर की असीम कृपा से',
  getTogether: 'मिल-बैठने का एक बहाना',
  custom: 'आप सादर आमंत्रित हैं',
};

export const coupleOpenings: Translation<typeof en>['coupleOpenings'] = {
  wedding: 'दोनों परिवारों के स्नेहाशीष के साथ',
  engagement: 'हर्ष और उल्लास के साथ',
};

export const cardOpenings: Translation<typeof en>['cardOpenings'] = {
  corporate: 'आप सादर आमंत्रित हैं',
  graduation: 'बरसों की मेहनत, गर्व का एक दिन',
};

export const coupleRequests: Translation<typeof en>['coupleRequests'] = {
  wedding: 'के शुभ विवाह में आपकी गरिमामयी उपस्थिति सादर प्रार्थनीय है',
  engagement: 'की सगाई के शुभ अवसर पर आप सादर आमंत्रित हैं',
};

export const requestsAfterParents: Translation<typeof en>['requestsAfterParents'] = {
  wedding: 'इन दोनों के शुभ विवाह में आपकी गरिमामयी उपस्थिति सादर प्रार्थनीय है',
  engagement: 'इन दोनों की सगाई के शुभ अवसर पर आप सादर आमंत्रित हैं',
};

export const requests: Translation<typeof en>['requests'] = {
  wedding: 'शुभ विवाह में आपकी गरिमामयी उपस्थिति सादर प्रार्थनीय है',
  engagement: 'सगाई के शुभ अवसर पर आप सादर आमंत्रित हैं',
  reception: 'स्वागत समारोह में आप सादर आमंत्रित हैं',
  birthday: 'जन्मदिन के शुभ अवसर पर आप सादर आमंत्रित हैं',
  babyShower: 'गोद भराई की रस्म में आपका स्नेह और आशीर्वाद चाहिए',
  houseWarming: 'गृह प्रवेश के शुभ अवसर पर आप सादर आमंत्रित हैं',
  getTogether: 'आपके आने से महफ़िल में रौनक आएगी',
  custom: 'आपकी उपस्थिति हमारे लिए हर्ष का विषय होगी',
};

export const cardRequests: Translation<typeof en>['cardRequests'] = {
  corporate: 'आपकी गरिमामयी उपस्थिति प्रार्थनीय है',
  graduation: 'इस ख़ुशी में आपकी उपस्थिति प्रार्थनीय है',
};

export const daughterOf: Translation<typeof en>['daughterOf'] = (parents) => `सुपुत्री ${parents}`;
export const sonOf: Translation<typeof en>['sonOf'] = (parents) => `सुपुत्र ${parents}`;
export const hostedBy: Translation<typeof en>['hostedBy'] = (hosts) => `निवेदक: ${hosts}`;
export const hostedFormally: Translation<typeof en>['hostedFormally'] = (hosts) => `आयोजक: ${hosts}`;
export const rsvpBy: Translation<typeof en>['rsvpBy'] = (day) => `कृपया ${day} तक जवाब दें`;

export const and: Translation<typeof en>['and'] = 'एवं';

export const time: Translation<typeof en>['time'] = ({ hour, minute, hours }) =>
  `${partOfDay(hours)} ${minute === '00' ? hour : `${hour}:${minute}`} बजे`;
export const atTime: Translation<typeof en>['atTime'] = (clock) => clock;
export const timeInZone: Translation<typeof en>['timeInZone'] = (clock, zone) => `${clock} (${zone})`;

function partOfDay(hours: number): string {
  if (hours < 4) return 'रात';
  if (hours < 12) return 'सुबह';
  if (hours < 16) return 'दोपहर';
  return hours < 20 ? 'शाम' : 'रात';
}
