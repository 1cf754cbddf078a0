/** The last ten digits of a phone, the phones in a text by theirs, and its addresses. */
export const digitsOf = (text: string) => text.replace(/\D/g, '').slice(-10);
export const phonesIn = (text: string) => (text.match(/\+?\d[\d\s().-]{8,}\d/g) ?? []).map(digitsOf);
export const emailsIn = (text: string) => text.toLowerCase().match(/[^\s,;<>()|]+@[^\s,;<>()|]+/g) ?? [];
