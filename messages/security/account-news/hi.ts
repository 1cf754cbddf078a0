export const eyebrow = 'शगुन पर आपका खाता';
export const profile = 'अपनी प्रोफ़ाइल खोलें';
export const when = 'कब';
