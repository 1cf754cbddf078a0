/** Of the person whom the settings of the app under test name as its operator. */
export const OPERATOR_EMAIL = 'operator@example.in';
