import type { Translation } from '#messages/language.ts';
import type * as en from './en.ts';

export const typeNames: Translation<typeof en>['typeNames'] = {
  wedding: 'शादी',
  engagement: 'सगाई',
  reception: 'रिसेप्शन',
  birthday: 'जन्मदिन',
  babyShower: 'गोद भराई',
  houseWarming: 'गृह प्रवेश',
  getTogether: 'गेट-टुगेदर',
  custom: 'कोई और समारोह',
};

export const typeDescriptions: Translation<typeof en>['typeDescriptions'] = {
  wedding: 'बड़े दिन के मेहमान, उपहार और जवाब, और हर न्योते पर दूल्हा-दुल्हन के नाम।',
  engagement: 'दोनों परिवारों और दोस्तों को बुलाएँ और देखें, किसका आना हो पाएगा।',
  reception: 'एक शाम, बहुत सारे मेहमान: न्योते भी, गिनती भी।',
  birthday: 'पहले जन्मदिन से साठवें तक, और साथ में उपहार सूची।',
  babyShower: 'होने वाले माता-पिता के लिए एक प्यारी दोपहर, और उनकी ज़रूरत की चीज़ें।',
  houseWarming: 'नए घर में सबका स्वागत, और घर सजाने में सबका साथ।',
  getTogether: 'दोस्त, परिवार या पुराने सहपाठी: देखें, कौन ख़ाली है।',
  custom: 'हर वह मौक़ा, जिसमें अपनों को बुलाना हो।',
};
