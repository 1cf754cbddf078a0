export const terms = { dressCode: 'पहनावा', invitationFrom: 'निवेदक' };
