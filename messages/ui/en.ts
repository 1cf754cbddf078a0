// fields and forms
export const optional = '(optional)';
export const formErrorsTitle = 'Please check these points';

// dialog
export const close = 'Close';

// pages of a list
export const previousPage = 'Previous';
export const nextPage = 'Next';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

// progress, read out at every quarter
export const progressReached = (label: string, percent: number) => `${label}: ${percent} percent`;
