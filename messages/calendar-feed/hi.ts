export const pageTitle = 'आपके समारोह आपके कैलेंडर में · Shagun';
export const title = 'आपके समारोह आपके कैलेंडर में';
export const lead =
  'यह पता अपने कैलेंडर में एक बार जोड़ें। फिर जो समारोह आपके हैं या जिनका आपको न्योता है, वे वहाँ दिखेंगे, और यहाँ बदलने पर वहाँ भी बदलेंगे।';
export const calendarName = 'शगुन';
export const link = 'अपने कैलेंडर में जोड़ें';

export const none = 'अभी आपके कैलेंडर का कोई पता नहीं है।';
export const make = 'पता बनाएँ';
export const making = 'बनाया जा रहा है…';
export const signInFirst = 'कैलेंडर का पता देखने से पहले अपनी सुरक्षा के लिए कृपया फिर साइन इन करें।';
export const signInFirstWhy = 'यह पता जिसके पास हो, उसे आपके समारोह आगे भी दिखते रहेंगे। साइन इन के बाद यही पेज खुलेगा।';
export const addressLabel = 'आपके कैलेंडर का पता';
export const addressHelp =
  'यह पता जिसके पास हो, उसे दिखता है कि आपके समारोह कब और कहाँ हैं। इसे सिर्फ़ अपने कैलेंडर में डालें।';
export const copy = 'पता कॉपी करें';
export const open = 'कैलेंडर ऐप में खोलें';
export const google = 'गूगल कैलेंडर में जोड़ें';
export const slow = 'कैलेंडर हर कुछ घंटों में बदलाव देखते हैं, कुछ तो दिन में एक ही बार।';
export const what =
  'इसमें वे समारोह दिखते हैं जिनके मेज़बान आप हैं, और वे जिनका न्योता इस खाते पर आया है और जिनके लिए आपने मना नहीं किया।';

export const changeTitle = 'क्या पता किसी और के हाथ लग गया?';
export const renewMeans = 'नया पता बनाएँ। पुराना बंद हो जाएगा, और नया अपने कैलेंडर में फिर से जोड़ना होगा।';
export const renew = 'नया पता बनाएँ';
export const renewing = 'बनाया जा रहा है…';
export const remove = 'पता बंद करें';
export const removing = 'बंद किया जा रहा है…';

export const made = 'आपका पता तैयार है।';
export const madeAnew = 'आपका नया पता तैयार है। पुराना अब काम नहीं करता।';
export const removed = 'यह पता अब काम नहीं करता।';
export const gone = 'कैलेंडर का यह पता अब काम नहीं करता।';
export const loadFailed = 'आपके कैलेंडर का पता खुल नहीं पाया। कृपया फिर कोशिश करें।';
