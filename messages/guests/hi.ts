export const contactNeeded = 'कम से कम एक मेहमान जोड़ें, जिनका ई-मेल या फ़ोन नंबर हो।';
export const invitesFailed = 'न्योते नहीं भेजे जा सके। फिर कोशिश करें।';
export const gone = 'ये मेहमान अब सूची में नहीं हैं।';

export const replyTakenBack = (name: string): string => `${name} का जवाब वापस ले लिया गया।`;
export function recordedFor(name: string, people: number): string {
  if (people === 0) return `दर्ज हो गया: ${name} का आना नहीं हो पाएगा।`;
  return people === 1
    ? `दर्ज हो गया: ${name} का आना पक्का है।`
    : `दर्ज हो गया: ${name} का आना पक्का है, कुल ${people} लोग।`;
}
