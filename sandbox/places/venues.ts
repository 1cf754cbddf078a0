/** A place on the sandbox's map. Hotels and halls are invented; streets and cities are real. */
export interface SandboxVenue {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
  /** Two letters, as `includedRegionCodes` has them. */
  readonly region: string;
  readonly country: string;
  readonly timeZone: string;
}

// name; street; city; state; postcode; latitude; longitude
const table = `
Gateway Palace Hotel; Apollo Bunder, Colaba; Mumbai; Maharashtra; 400001; 18.92171; 72.83307
Gateway Sea View Banquets; PJ Ramchandani Marg, Colaba; Mumbai; Maharashtra; 400001; 18.91982; 72.83144
Worli Pier Club; Dr Annie Besant Road, Worli; Mumbai; Maharashtra; 400018; 19.01276; 72.81744
Juhu Sands Lawns; Juhu Tara Road, Juhu; Mumbai; Maharashtra; 400049; 19.09883; 72.82651
Shivaji Park Gymkhana Hall; Keluskar Marg, Dadar West; Mumbai; Maharashtra; 400028; 19.02719; 72.83772
Lake Palace; Katraj Road, Ambegaon; Pune; Maharashtra; 411046; 18.45267; 73.85612
Koregaon Garden Court; North Main Road, Koregaon Park; Pune; Maharashtra; 411001; 18.53911; 73.89413
Sahyadri Mangal Karyalaya; Karve Road, Erandwane; Pune; Maharashtra; 411004; 18.50741; 73.83188
Baner Hill Resort; Baner Road, Baner; Pune; Maharashtra; 411045; 18.55982; 73.77968
Rajpath Convention Centre; Janpath, Connaught Place; New Delhi; Delhi; 110001; 28.62511; 77.21872
Chhatarpur Farms No. 12; Mandir Road, Chhatarpur; New Delhi; Delhi; 110074; 28.49853; 77.17864
Gurdwara Community Hall; Bangla Sahib Road, Gole Market; New Delhi; Delhi; 110001; 28.62624; 77.20911
Mehrauli Haveli; Kalka Das Marg, Mehrauli; New Delhi; Delhi; 110030; 28.52461; 77.18544
Dwarka Sector 10 Banquet; Road No. 224, Dwarka; New Delhi; Delhi; 110075; 28.58147; 77.05742
Cubbon Gardens Hotel; Kasturba Road, Ashok Nagar; Bengaluru; Karnataka; 560001; 12.97421; 77.59676
Malleswaram Kalyana Mantapa; 8th Cross, Malleswaram; Bengaluru; Karnataka; 560003; 13.00348; 77.57127
Whitefield Orchard Resort; Varthur Road, Whitefield; Bengaluru; Karnataka; 560066; 12.95711; 77.74263
Jayanagar Community Centre; 11th Main, 4th Block, Jayanagar; Bengaluru; Karnataka; 560011; 12.92931; 77.58274
Marina Bay Hall; Kamarajar Salai, Triplicane; Chennai; Tamil Nadu; 600005; 13.05416; 80.28078
Mylapore Sabha; TTK Road, Mylapore; Chennai; Tamil Nadu; 600004; 13.03363; 80.26032
Anna Nagar Thirumana Mandapam; 2nd Avenue, Anna Nagar; Chennai; Tamil Nadu; 600040; 13.08511; 80.21014
Charminar Function Palace; Shah Ali Banda Road, Moghalpura; Hyderabad; Telangana; 500002; 17.35873; 78.47502
Jubilee Hills Gardens; Road No. 36, Jubilee Hills; Hyderabad; Telangana; 500033; 17.43188; 78.40729
Gachibowli Grand Convention; Old Mumbai Highway, Gachibowli; Hyderabad; Telangana; 500032; 17.44012; 78.34891
Park Street Grand; Park Street, Taltala; Kolkata; West Bengal; 700016; 22.55338; 88.35214
Salt Lake Utsav Bhavan; DD Block, Sector 1, Bidhannagar; Kolkata; West Bengal; 700064; 22.58771; 88.40803
Ballygunge Biye Bari; Gariahat Road, Ballygunge; Kolkata; West Bengal; 700019; 22.52641; 88.36543
Amber Haveli; Amer Road, Jorawar Singh Gate; Jaipur; Rajasthan; 302002; 26.94712; 75.83874
Pink City Palace Lawns; MI Road, C Scheme; Jaipur; Rajasthan; 302001; 26.91553; 75.80431
Nahargarh Hill Terrace; Nahargarh Road, Brahampuri; Jaipur; Rajasthan; 302002; 26.93741; 75.81556
Pichola Lake Palace; Lake Pichola, Pichola; Udaipur; Rajasthan; 313001; 24.57481; 73.67998
Fateh Sagar Bagh; Rani Road, Fatehpura; Udaipur; Rajasthan; 313001; 24.60144; 73.67433
Sabarmati Riverfront Party Plot; Ashram Road, Navrangpura; Ahmedabad; Gujarat; 380009; 23.03672; 72.57181
Law Garden Vadi; Netaji Road, Ellisbridge; Ahmedabad; Gujarat; 380006; 23.02471; 72.56052
Backwater Heritage Hall; Marine Drive, Ernakulam; Kochi; Kerala; 682031; 9.98203; 76.27582
Fort Kochi Parish Hall; Parade Ground Road, Fort Kochi; Kochi; Kerala; 682001; 9.96581; 76.24213
Gomti Baradari; Vipin Khand, Gomti Nagar; Lucknow; Uttar Pradesh; 226010; 26.85643; 80.99374
Majitha Road Palace; Majitha Road, Medical Enclave; Amritsar; Punjab; 143001; 31.65421; 74.88173
Candolim Beach Shack Lawns; Fort Aguada Road, Candolim; Goa; Goa; 403515; 15.51807; 73.76264
Creek Palace Ballroom; Baniyas Road, Deira; Dubai; Dubai; ; 25.26312; 55.31041
`;

/** Some 40 venues in the cities people marry in, and one abroad. */
export const venues: readonly SandboxVenue[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', street = '', city = '', state = '', postcode = '', lat, lng] = line.split('; ');
    const abroad = city === 'Dubai';
    return {
      id: `ChIJ${name.replace(/[^A-Za-z0-9]+/g, '_')}`,
      name,
      street,
      city,
      state,
      postcode,
      lat: Number(lat),
      lng: Number(lng),
      region: abroad ? 'ae' : 'in',
      country: abroad ? 'United Arab Emirates' : 'India',
      timeZone: abroad ? 'Asia/Dubai' : 'Asia/Kolkata',
    };
  });

/** `Katraj Road, Ambegaon, Pune, Maharashtra 411046, India`. */
export const addressOf = ({ street, city, state, postcode, country }: SandboxVenue): string =>
  [street, city, `${state} ${postcode}`.trim(), country].join(', ');

/** Venues whose name or address holds every word typed, those that begin with it first. */
export function search(input: string, regions: readonly string[]): SandboxVenue[] {
  const words = folded(input).split(' ').filter(Boolean);
  const fits = (venue: SandboxVenue) => {
    const text = ` ${folded(`${venue.name} ${addressOf(venue)}`)}`;
    return words.length > 0 && words.every((word) => text.includes(` ${word}`));
  };
  const begins = (venue: SandboxVenue) => Number(!folded(venue.name).startsWith(words.join(' ')));
  return venues
    .filter((venue) => (regions.length === 0 || regions.includes(venue.region)) && fits(venue))
    .sort((a, b) => begins(a) - begins(b));
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The nearest venue to a point, if it lies within some 30 km. */
export function nearest(lat: number, lng: number): SandboxVenue | undefined {
  const squared = (venue: SandboxVenue) =>
    (venue.lat - lat) ** 2 + ((venue.lng - lng) * Math.cos((lat * Math.PI) / 180)) ** 2;
  const [first] = [...venues].sort((a, b) => squared(a) - squared(b));
  return first && squared(first) < 0.3 ** 2 ? first : undefined;
}
