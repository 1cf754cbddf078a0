export const before = 'ग़लती: ';
