import { labelled } from '#messages/labelled.ts';

// fields and forms
export const optional = '(चाहें तो)';
export const formErrorsTitle = 'कृपया इन्हें ठीक कर लें';
export const fieldError = labelled;
export const fieldIn = (part: string, label: string) => `${part}, ${label}`;
export const halfFilled = 'यह आधा ही भरा है। बाक़ी भी भर दें।';

// dialog
export const close = 'बंद करें';

// pages of a list
export const previousPage = 'पिछला';
export const nextPage = 'अगला';
export const pageOf = (page: number, pages: number) => `पेज ${page}, कुल ${pages}`;

// progress, read out at every quarter
export const progressReached = (label: string, percent: number) => `${label}: ${percent} प्रतिशत`;
