// why a mail did not arrive, where the mail server has no words of its own
export const badAddress = 'इस पते पर ई-मेल नहीं पहुँच सकता।';
export const refused = 'मेल सर्वर ने इसे नहीं लिया।';
