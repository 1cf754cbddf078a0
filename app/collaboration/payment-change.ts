/** Name of the button of the step before paying that leads back to the form. */
export const CHANGE = 'change';

/** Whether it was pressed. */
export const isChange = (form: FormData): boolean => form.has(CHANGE);
