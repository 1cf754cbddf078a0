export const mehndi = 'मेहंदी';
export const haldi = 'हल्दी';
export const sangeet = 'संगीत';
export const ceremony = 'मुख्य रस्म';
export const reception = 'रिसेप्शन';
