// a file on its way, and what became of it
export const uploading = (file: string, percent: number) => `${file} भेजी जा रही है: ${percent}%`;
export const arrived = (file: string) => `${file} पहुँच गई, अब जाँची जा रही है…`;
export const bar = (file: string) => `फ़ाइल भेजना: ${file}`;
export const cancel = 'भेजना रोकें';
export const cancelled = (file: string) => `${file} का भेजना रोक दिया गया। हमारे पास कुछ नहीं रखा गया।`;
export const interrupted = (file: string) => `${file} के पूरी पहुँचने से पहले यह पेज बंद हो गया। कृपया फ़ाइल फिर चुनें।`;
export const leftEarly = (file: string) =>
  `${file} की जाँच पूरी होने से पहले यह पेज बंद हो गया। पेज फिर से खोलने पर फ़ाइल यहाँ न दिखे, तो उसे फिर चुनें।`;
export const failed = 'फ़ाइल नहीं पहुँच पाई। इंटरनेट देख लें और फ़ाइल फिर चुनें।';
