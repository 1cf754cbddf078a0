// requests that cannot be read
export const formUnreadable = 'फ़ॉर्म पढ़ा नहीं जा सका। वापस जाकर उसे फिर भेजें।';
export const jsonNeeded = 'इसे जेसन के रूप में भेजें।';
export const jsonUnreadable = 'यह अनुरोध जेसन के रूप में पढ़ा नहीं जा सका।';
export const requestUnreadable = 'यह अनुरोध पढ़ा नहीं जा सका।';

/** For what lasts or costs money. */
export const signInFirst = 'यह करने से पहले अपनी सुरक्षा के लिए कृपया फिर साइन इन करें।';
