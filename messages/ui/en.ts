import { labelled } from '#messages/labelled.ts';

// fields and forms
export const optional = '(optional)';
export const formErrorsTitle = 'Please check the following';
/** A line of the summary: what the field is called, and what is wrong in it. */
export const fieldError = labelled;
/** A field that stands in a part of the form with others of its name: `Gift 2, Price`. */
export const fieldIn = (part: string, label: string) => `${part}, ${label}`;
export const halfFilled = 'Only partly filled in. Please fill in the rest.';

// dialog
export const close = 'Close';

// pages of a list
export const previousPage = 'Previous';
export const nextPage = 'Next';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;

// progress, read out at every quarter
export const progressReached = (label: string, percent: number) => `${label}: ${percent} percent`;
