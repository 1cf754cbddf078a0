import styles from '#app/styles/guest.css?inline';
import headerStyles from '#app/styles/guest-header.css?inline';

/** What stands in the style element of a guest's page. The header's come first: where both have a part, that of the page wins. */
export const guestStyles = (hasHeader: boolean): string => (hasHeader ? headerStyles + styles : styles);
