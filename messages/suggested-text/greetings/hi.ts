import type { Translation } from '#messages/language.ts';
import type * as en from './en.ts';

export const wedding: Translation<typeof en>['wedding'] =
  'हमारे परिवार में शादी है। आप साथ हों तो ख़ुशी और बढ़ जाएगी। आपके आशीर्वाद का हमें इंतज़ार रहेगा।';
export const engagement: Translation<typeof en>['engagement'] =
  'हमारे परिवार में सगाई है, और यह ख़ुशी आपके बिना अधूरी है। आइए, दोनों को अपना आशीर्वाद दीजिए।';
export const reception: Translation<typeof en>['reception'] =
  'आइए, वर-वधू को अपना आशीर्वाद दीजिए। यह ख़ुशी आपके आने से ही पूरी होगी।';
export const birthday: Translation<typeof en>['birthday'] =
  'जन्मदिन की ख़ुशी आपके साथ ही पूरी होगी। आइए, मिलकर मनाएँ।';
export const babyShower: Translation<typeof en>['babyShower'] =
  'घर में नन्हा मेहमान आने वाला है। आइए, अपना स्नेह और आशीर्वाद दीजिए।';
export const houseWarming: Translation<typeof en>['houseWarming'] =
  'अपनों के क़दम पड़ें, तभी मकान घर बनता है। आइए, हमारे घर को अपना आशीर्वाद दीजिए।';
export const getTogether: Translation<typeof en>['getTogether'] =
  'अपनों से मिलने के लिए किसी बहाने की ज़रूरत नहीं। आइए, साथ में समय बिताएँ।';
export const custom: Translation<typeof en>['custom'] =
  'आप हमारे साथ हों, यही हमारी इच्छा है। आपके आने से हमें बहुत ख़ुशी होगी।';
