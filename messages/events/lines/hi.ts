export const terms = { dressCode: 'पहनावा' };
