export const terms = { dressCode: 'पहनावा', invitationFrom: 'निवेदक' };

export const help = {
  dressCode: 'जैसे: पारंपरिक, हल्के रंग',
  invitationFrom:
    'न्योता किसकी ओर से है, जैसा मेहमान ई-मेल, संदेशों और पेज पर पढ़ेंगे। जैसे: शर्मा परिवार, या सुनीता और राजेश शर्मा। ख़ाली रहे, तो आयोजक का नाम होगा।',
};

export const title = (lines: string): string => `मेहमानों के लिए और बातें: ${lines}`;
