// about

export const aboutPageTitle = 'About Shagun · Shagun';
export const aboutDescription = 'What Shagun is, who it is for, and its plans.';
export const aboutTitle = 'About Shagun';
export const aboutLead = 'A shagun is the gift of money given at an Indian celebration.';
export const about = [
  'Shagun is a web application for hosts and their guests. Hosts create an event, invite people and add a wishlist. Guests answer with one tap, without an account, and can give a gift together. What they pay reaches the host as gift cards, which can be exchanged for brand vouchers.',
  'It is free software under the MIT licence: anyone can run it on a machine of their own. You can reach the people who run this one through the <contact>contact page</contact>. What is stored about you is explained under <privacy>Privacy</privacy>.',
] as const;
export const plansTitle = 'Plans';
export const createEvent = 'Create an event';

// pages that say what went wrong

export const notFoundPageTitle = 'Page not found · Shagun';
export const forgedPageTitle = 'Nothing was changed · Shagun';
export const couldNotOpen = 'This page could not be opened';
export const backToDashboard = 'Back to Dashboard';
