import { formatRupeesWithPaise } from '#contract/common/format.ts';

/** Rupees of a payload as the whole paise the database keeps. Give at most two decimals: the contract refuses more. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Paise of the database as the rupees of a payload. */
export const rupeesOf = (paise: number): number => paise / 100;

/** Paise as an operator reads them: `₹1,250.00`. */
export const inRupees = (paise: number): string => formatRupeesWithPaise(rupeesOf(paise));

/** A number of which only the last four digits show. */
export const maskedNumber = (number: string): string => `•••• •••• •••• ${number.slice(-4)}`;
