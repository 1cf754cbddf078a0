// the sample invitation that anybody may open and answer

export const pageTitle = 'A sample invitation · Shagun';
/** Said on top of the page, so that nobody takes it for a real one. */
export const notReal =
  'This is a sample: answer it as your guests would. Nothing you press here is kept, and nobody is told.';
export const eventName = 'Kavita weds Arjun';
export const bride = { firstName: 'Kavita', lastName: 'Iyer' };
export const groom = { firstName: 'Arjun', lastName: 'Mehta' };
export const host = 'Kavita Iyer';
export const guest = 'Meera';
export const venue = { name: 'Koregaon Garden', location: 'North Main Road, Koregaon Park, Pune' };
export const description =
  'We grew up two lanes apart and took fifteen years to notice. Come, eat well, dance badly, and bless us.';
export const story =
  'Kavita’s umbrella broke, Arjun’s bus did not come, and both stood under the same shop’s roof for two hours. The shopkeeper is invited, too.';
export const dressCode = 'Festive Indian. Comfortable shoes for the baraat!';
export const gifts = [
  { name: 'Honeymoon in Kerala', price: 60_000, collected: 38_500 },
  { name: 'Brass dinner set', price: 7_500 },
  { name: 'Pressure cooker, 5 litres', price: 2_400, purchased: true },
] as const;
