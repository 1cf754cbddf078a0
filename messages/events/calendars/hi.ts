export const googleCalendar = 'गूगल कैलेंडर';
