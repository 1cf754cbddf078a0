export const dashboard = 'आपका मुख्य पेज खुल रहा है';
export const profile = 'आपकी प्रोफ़ाइल खुल रही है…';
export const event = 'समारोह की जानकारी खुल रही है';
export const wallet = 'आपका वॉलेट खुल रहा है';
export const notifications = 'आपकी सूचनाएँ खुल रही हैं';
export const page = 'पेज खुल रहा है';
