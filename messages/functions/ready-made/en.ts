/** Names of functions most families use. A guest reads them in their own language as long as the host left them as they are. */
export const mehndi = 'Mehndi';
export const haldi = 'Haldi';
export const sangeet = 'Sangeet';
export const wedding = 'Wedding';
export const ceremony = 'Ceremony';
export const reception = 'Reception';
export const engagement = 'Engagement';
export const grihaPravesh = 'Griha Pravesh';
// typed by hosts, and offered to none
export const tilak = 'Tilak';
export const baraat = 'Baraat';
export const pheras = 'Pheras';
export const vidaai = 'Vidaai';
export const puja = 'Puja';
export const cocktails = 'Cocktails';
