export const terms = {};
