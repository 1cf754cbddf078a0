export const terms = { dressCode: 'ड्रेस कोड' };
