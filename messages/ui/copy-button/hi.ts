export const copied = 'कॉपी हो गया!';
export const copyFailed = 'यह कॉपी नहीं हो पाया। लिखा हुआ चुनकर ख़ुद कॉपी कर लें।';
