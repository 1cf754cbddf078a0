/** Names of functions most families use. A guest reads them in their own language as long as the host left them as they are. */
export const mehndi = 'Mehndi';
export const haldi = 'Haldi';
export const sangeet = 'Sangeet';
export const ceremony = 'Ceremony';
export const reception = 'Reception';
