// stands in the place of a part of a page that could not be had
export const tryAgain = 'फिर कोशिश करें';
