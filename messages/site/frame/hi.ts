/** The bell's badge above nine. */
export const badgeFull = '9+';

export const offlineTitle = 'इंटरनेट नहीं चल रहा';
export const offlineMessage = 'इस पेज के लिए इंटरनेट चाहिए। चलने लगे, तो फिर कोशिश करें; अभी कुछ नहीं भेजा गया।';
export const tryAgain = 'फिर कोशिश करें';
