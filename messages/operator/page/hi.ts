export const pageTitle = (title: string) => `${title} · Shagun कंसोल`;
export const menu = 'कंसोल';
export const times = 'समय भारत के हिसाब से है।';
export const signInAgain = 'फिर साइन इन करें';
export const failed = 'यह नहीं हो पाया। कृपया फिर कोशिश करें।';
export const checkForm = 'कृपया इन्हें ठीक कर लें';

export const newer = 'नए';
export const older = 'पुराने';
export const pageNumber = (page: number) => `पेज ${page}`;
export const pagesOf = (title: string) => `${title} के पेज`;

export const tabs = {
  overview: 'हाल',
  jobs: 'काम',
  deliveries: 'संदेश',
  money: 'पैसे',
  ledger: 'बही',
  people: 'लोग',
  problems: 'दिक़्क़तें',
  log: 'लॉग',
} as const;

export const notFound = {
  title: 'यह पेज नहीं है',
  lead: 'कंसोल में इस पते पर कोई पेज नहीं है।',
  back: 'कंसोल पर लौटें',
} as const;

export const overview = {
  title: 'संचालक का कंसोल',
  lead: 'यह इंस्टॉलेशन अभी कैसा चल रहा है। हर संख्या अपनी सूची पर ले जाती है।',
  installation: 'इंस्टॉलेशन',
  version: 'संस्करण',
  schema: 'पिछला माइग्रेशन',
  database: 'डेटाबेस',
  numbers: 'क्या रुका है या बिगड़ा है',
  jobsWaiting: 'बाक़ी काम',
  jobsFailed: 'अधूरे रहे काम',
  mailsFailed: '24 घंटे में न पहुँचे ई-मेल',
  messagesFailed: '24 घंटे में न पहुँचे संदेश',
  paymentsWaiting: 'भुगतान, जिनका पता किया जा रहा है',
  refundsWaiting: 'वापसी, जो चल रही है',
  redemptionsWaiting: 'वाउचर, जो बन रहे हैं',
  quarantine: 'अलग रखे पैसे',
  stopped: 'रोके गए आयोजक',
  check: 'बही की पिछली जाँच',
  neverChecked: 'अभी नहीं हुई',
  providers: 'सेवाएँ',
  providersHint: 'जैसा इस प्रोसेस ने शुरू होने के बाद से देखा है।',
} as const;

export const checkStates = {
  running: 'चल रही है',
  failed: 'पूरी नहीं हुई',
  differences: 'फ़र्क़ मिले',
  not_asked: 'सब कुछ नहीं मिलाया जा सका',
  agrees: 'सब मेल खाता है',
} as const;

export const healthStates = {
  absent: 'सेट नहीं है',
  unused: 'अभी ज़रूरत नहीं पड़ी',
  working: 'जवाब दे रही है',
  failing: 'जवाब नहीं दे रही',
} as const;

export const providers = {
  mail: 'मेल सर्वर',
  whatsapp: 'व्हाट्सऐप',
  sms: 'एसएमएस',
  payments: 'भुगतान',
  vouchers: 'वाउचर',
  'design-tool': 'डिज़ाइन टूल',
  places: 'स्थान की खोज',
  'event-text': 'लिखने की सेवा',
} as const;

export const jobs = {
  title: 'अधूरे रहे काम',
  lead: 'पीछे चलने वाले काम, जो हर कोशिश के बाद भी पूरे नहीं हुए। ये एक हफ़्ते तक यहाँ रहते हैं।',
  none: 'कोई काम अधूरा नहीं है',
  noneHint: 'जो काम पूरा नहीं हो पाता, वह यहाँ दिखता है।',
  failedAt: 'कब रुका',
  tries: 'कोशिशें',
  number: 'नंबर',
  retry: 'फिर से चलाएँ',
  over: 'इसे फिर चलाने से कुछ नहीं बदलेगा: यह अपनी जगह पर अधूरा दर्ज हो चुका है।',
} as const;

export const deliveries = {
  title: 'न पहुँचे संदेश',
  lead: 'मेहमानों के लिए ई-मेल और संदेश, जो नहीं पहुँचे। किसके लिए थे, यह नहीं दिखाया जाता।',
  none: 'अब तक सब पहुँच गया है',
  noneHint: 'जो ई-मेल और संदेश नहीं पहुँचते या लौट आते हैं, वे यहाँ दिखते हैं।',
  event: 'समारोह',
  at: 'कब से',
  number: 'नंबर',
  failed: 'नहीं पहुँचा',
  bounced: 'लौट आया',
  retry: 'फिर भेजें',
  kinds: {
    invitation: 'न्योता',
    update: 'बदलाव की ख़बर',
    cancellation: 'रद्द होने की ख़बर',
    reminder: 'याद दिलाना',
    message: 'मेज़बानों का संदेश',
  },
  channels: { email: 'ई-मेल', phone: 'ख़ुद भेजा', whatsapp: 'व्हाट्सऐप', sms: 'एसएमएस' },
} as const;

export const money = {
  title: 'पैसे',
  lead: 'बिना नामों के। भुगतान या वाउचर की कहानी में और बातें हैं; उसे खोलने की वजह पूछी जाती है, और देखना दर्ज होता है।',
  lists: 'पैसों की सूचियाँ',
  payments: 'भुगतान',
  quarantine: 'अलग रखे',
  refunds: 'वापसी',
  redemptions: 'वाउचर',
  waiting: 'सिर्फ़ वे, जिनका अभी पता किया जा रहा है',
  all: 'सब दिखाएँ',
  at: 'शुरू',
  payment: 'भुगतान',
  provider: 'सेवा के यहाँ',
  number: 'नंबर',
  isWaiting: 'फिर पता किया जाएगा',
  story: 'इसकी कहानी',
  none: 'यहाँ कुछ नहीं है',
  noneHint: 'जैसे ही कुछ होगा, यहाँ दिखेगा।',
  anyStory: 'आईडी से खोजें',
} as const;

export const moneyStates = {
  created: 'शुरू हुआ',
  paid: 'भुगतान हुआ',
  failed: 'नहीं हुआ',
  expired: 'समय निकल गया',
  cancelled: 'रद्द',
  refunded: 'वापस हुआ',
  requested: 'माँगा गया',
  pending: 'चल रहा है',
  processed: 'वापस भेजा गया',
  held: 'आपकी ज़रूरत है',
  processing: 'बन रहा है',
  unknown: 'अभी पता नहीं',
  completed: 'पूरा हुआ',
  amount: 'रक़म अलग है',
  currency: 'मुद्रा अलग है',
  second_payment: 'दो बार भुगतान',
  refunded_elsewhere: 'कहीं और से वापसी',
} as const;

export const story = {
  title: 'भुगतान या वाउचर की कहानी',
  lead: 'इसमें लोगों के नाम हैं, मेहमानों के भी। किसने, क्या और क्यों देखा, यह लॉग में रहता है।',
  of: 'यह क्या है?',
  payment: 'भुगतान',
  redemption: 'वाउचर',
  id: 'आईडी',
  idHelp: 'हमारी या सेवा की।',
  show: 'कहानी दिखाएँ',
  showing: 'देखा जा रहा है…',
  happened: 'क्या-क्या हुआ',
  now: 'अभी क्या हाल है',
  refund: 'पैसे वापस भेजें',
} as const;

export const reason = {
  label: 'वजह',
  help: 'यह आपके पते के साथ लॉग में रहेगा। मेहमानों के नाम, पते या नंबर न लिखें।',
} as const;

export const ledger = {
  title: 'बही की जाँच',
  lead: 'हमारी बही को ख़ुद से और सेवाओं के हिसाब से मिलाती है। कुछ बदलती नहीं।',
  none: 'यहाँ से बही की जाँच अभी नहीं हुई',
  noneHint: 'जाँच पीछे चलती है और क़रीब एक मिनट लेती है।',
  begin: 'अभी जाँचें',
  requestedAt: 'कब कहा गया',
  finished: 'कब पूरी हुई',
  found: 'फ़र्क़',
  checked: 'क्या जाँचा गया',
  findings: 'क्या मिला',
  nothing: 'बताने लायक़ कुछ नहीं मिला।',
  moreFindings: (more: number) => `${more} और हैं, जो कमांड से दिखते हैं`,
  kinds: {
    difference: 'फ़र्क़',
    operator: 'संचालक की ज़रूरत है',
    underway: 'चल रहा है',
    not_asked: 'जाँचा नहीं गया',
  },
} as const;

export const planNames = { basic: 'बेसिक', premium: 'प्रीमियम', professional: 'प्रोफ़ेशनल' } as const;

export const people = {
  title: 'लोग और प्लान',
  lead: 'ठीक इसी पते से जिसने साइन इन किया है, उसे खोजता है। लोगों की कोई सूची नहीं है और नाम से खोज भी नहीं।',
  email: 'ई-मेल पता',
  find: 'खोजें',
  finding: 'खोजा जा रहा है…',
  nobody: 'इस पते से किसी ने साइन इन नहीं किया है।',
  plan: 'प्लान',
  since: 'पहली बार साइन इन',
  events: 'बनाए समारोह',
  number: 'नंबर',
  sending: 'भेजना',
  maySend: 'ठीक चल रहा है',
  isStopped: 'रोका गया है',
  waits: 'रोज़ की सीमा से ऊपर रुका है',
  changePlan: 'प्लान बदलें',
  changing: 'बदला जा रहा है…',
  newPlan: 'नया प्लान',
  planHint: 'यह इनके अगले क्लिक से लागू होगा, इस पते के हर खाते के लिए।',
  release: 'फिर से भेजने दें',
} as const;

export const problems = {
  title: 'दिक़्क़त वाले समारोह',
  lead: 'आयोजक, जिनका भेजना रोका गया है या रुका है, और समारोह, जिनके ई-मेल और संदेश नहीं पहुँचे।',
  lists: 'दिक़्क़तों की सूचियाँ',
  stopped: 'रोके गए',
  waiting: 'रुके हुए',
  events: 'समारोह',
  none: 'यहाँ कोई दिक़्क़त नहीं है',
  noneHint: 'जैसे ही कोई होगी, यहाँ दिखेगी।',
  organiser: 'आयोजक',
  event: 'समारोह',
  because: 'क्यों',
  bounced: 'पतों ने लौटा दिया',
  unwanted: 'लोगों ने कहा, यह उनके लिए नहीं था',
  refused: '30 दिन के नए पतों में से',
  outOf: (count: number, of: number) => `${of} में से ${count}`,
  since: 'कब से',
  last: 'आख़िरी कब जाएगा',
  lookedAt: 'देखा गया',
  waits: 'रोज़ की सीमा से ऊपर रुके',
  notArrived: '30 दिन में नहीं पहुँचे',
  latest: 'सबसे नया',
  release: 'फिर से भेजने दें',
  releaseWaiting: 'रुका हुआ सब अभी भेजें',
  keep: 'रोके रखें',
} as const;

export const log = {
  title: 'लॉग',
  lead: 'संचालकों ने क्या देखा और क्या किया। इसे कोई बदल नहीं सकता; तीन साल बाद बातें हट जाती हैं।',
  none: 'अभी कुछ दर्ज नहीं है',
  noneHint: 'लोगों की जानकारी जब भी देखी जाती है या कुछ किया जाता है, वह यहाँ दिखता है।',
  when: 'कब',
  who: 'किसने',
  about: 'किसके बारे में',
  why: 'क्यों',
  acts: {
    retry_job: 'काम फिर चलाया',
    retry_delivery: 'संदेश फिर भेजा',
    refund: 'पैसे वापस भेजे',
    release_sending: 'आयोजक को फिर भेजने दिया',
    keep_stopped: 'आयोजक को रोके रखा',
    check_ledger: 'बही जाँची',
    change_plan: 'प्लान बदला',
    look_at_payment: 'भुगतान देखा',
    look_at_redemption: 'वाउचर देखा',
    look_at_person: 'किसी व्यक्ति को देखा',
  },
} as const;

export const act = {
  about: 'किसके बारे में',
  back: 'कुछ किए बिना वापस',
  doing: 'एक पल रुकें…',
  titles: {
    retry_job: 'यह काम फिर से चलाएँ?',
    retry_delivery: 'इसे फिर भेजें?',
    refund: 'ये पैसे वापस भेजें?',
    release_sending: 'इस आयोजक को फिर से भेजने दें?',
    keep_stopped: 'इस आयोजक को रोके रखें?',
    check_ledger: 'बही की जाँच करें?',
  },
  texts: {
    retry_job: 'यह एक बार और, अभी चलेगा। फिर रुका तो सूची में लौट आएगा।',
    retry_delivery: 'यह फिर से कतार में जाएगा। जो बात ई-मेल को रोकती है, जैसे समारोह का रद्द होना, वह इसे भी रोकेगी।',
    refund:
      'इस भुगतान के गिफ़्ट कार्डों में जो बचा है, वह देने वाले के पास वापस जाएगा। दोनों लोगों को ई-मेल मिलेगा। इसे पलटा नहीं जा सकता।',
    release_sending:
      'पहले की मनाही भुला दी जाएगी और गिनती नए सिरे से शुरू होगी। अगर भेजना रोका नहीं गया है, तो रोज़ की सीमा से ऊपर रुका सब अभी जाएगा।',
    keep_stopped: 'दर्ज होगा कि आपने इसे देखा है। आयोजक अब भी नहीं भेज सकते।',
    check_ledger: 'जाँच पूरी बही पढ़ती है और सेवाओं से पूछती है। यह पीछे चलती है और कुछ बदलती नहीं।',
  },
  buttons: {
    retry_job: 'फिर से चलाएँ',
    retry_delivery: 'फिर भेजें',
    refund: 'पैसे वापस भेजें',
    release_sending: 'भेजने दें',
    keep_stopped: 'रोके रखें',
    check_ledger: 'अभी जाँचें',
  },
} as const;
