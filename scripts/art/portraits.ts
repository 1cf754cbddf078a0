import {
  beard,
  body,
  brows,
  cheeks,
  extra,
  eyes,
  face,
  hair,
  head,
  ink,
  mouth,
  nose,
  skins,
  type Skin,
} from '#scripts/art/portrait-parts.ts';

interface Portrait {
  ground: string;
  skin: Skin;
  /** Drawn behind the body, such as open hair. */
  back?: string;
  body: string;
  /** Drawn on the face before eyes and mouth. */
  beard?: string;
  look?: keyof typeof eyes;
  brow?: string;
  mouth: keyof typeof mouth;
  kid?: boolean;
  ears?: boolean;
  /** Hair, head-dress, glasses and jewels, back to front. */
  front: string[];
}

const black = '#241712';
const grey = '#b9b2ad';
const white = '#f4efe9';
const brownHair = '#4a2c1d';

const portraits: Portrait[] = [
  {
    ground: '#f9d7a0',
    skin: skins.wheat,
    body: body.sari('#0b6b63', '#c2185b', '#f2b632'),
    mouth: 'red',
    front: [hair.bun(black), head.gajra, extra.bindi('#c3202f'), extra.jhumka],
  },
  {
    ground: '#cfe3d4',
    skin: skins.honey,
    body: body.kurta('#fdf3df', '#d8a85a'),
    beard: beard.long(black),
    mouth: 'grin',
    front: [head.turban('#e8750c', '#b9560a')],
  },
  {
    ground: '#f8c9c4',
    skin: skins.brown,
    kid: true,
    back: hair.braid(black, '#e8890c', 23) + hair.braid(black, '#e8890c', 72),
    body: body.tee('#f2b632', '#fff'),
    mouth: 'grin',
    front: [hair.middlePart(black), extra.bindi('#a8124f', 1.5)],
  },
  {
    ground: '#cddbe8',
    skin: skins.fair,
    body: body.kurta('#3f6fa3', '#cddbe8'),
    mouth: 'smile',
    front: [hair.sidePart(brownHair), extra.glasses('#33415c')],
  },
  {
    ground: '#f6dfc0',
    skin: skins.wheat,
    ears: false,
    back: head.hijabBack('#0f7d78'),
    body: body.tee('#0f7d78', '#0f7d78'),
    look: 'smiling',
    mouth: 'smile',
    front: [head.hijabFront('#12958d', '#0b6b63')],
  },
  {
    ground: '#e6d5ea',
    skin: skins.honey,
    body: body.sari('#7a4a8c', '#f4efe9', '#7a4a8c'),
    look: 'smiling',
    brow: grey,
    mouth: 'smile',
    front: [hair.bun(grey), extra.glasses('#8a5a2b'), extra.bindi('#8c1d40', 2.3), extra.studs],
  },
  {
    ground: '#f7cfa2',
    skin: skins.deep,
    body: body.tee('#b3402f', '#f7e3c8'),
    beard: beard.stubble(black),
    mouth: 'grin',
    front: [hair.short(black), hair.curlyFront(black)],
  },
  {
    ground: '#f5c3cf',
    skin: skins.fair,
    back: hair.longBack(brownHair),
    body: body.dupatta('#6a3d8f', '#f2b632'),
    mouth: 'red',
    front: [hair.sidePart(brownHair), extra.noseRing, extra.studs],
  },
  {
    ground: '#d9e6b8',
    skin: skins.wheat,
    kid: true,
    body: body.tee('#1f7a8c', '#f2b632'),
    mouth: 'grin',
    front: [hair.spiky(black)],
  },
  {
    ground: '#e9d9c2',
    skin: skins.honey,
    body: body.jacket('#f4efe9', '#8a5a3a'),
    beard: beard.moustache(white),
    brow: white,
    look: 'smiling',
    mouth: 'smile',
    front: [hair.bald(white), extra.glasses('#4a4a4a')],
  },
  {
    ground: '#fbd9b5',
    skin: skins.brown,
    back: hair.bobBack(black),
    body: body.kurta('#d2432f', '#fbd9b5'),
    mouth: 'red',
    front: [hair.fringe(black), extra.glasses('#a8124f')],
  },
  {
    ground: '#c9e2dd',
    skin: skins.wheat,
    body: body.kurta('#f7f7f2', '#b9c9c4'),
    beard: beard.full(black),
    mouth: 'smile',
    front: [hair.short(black), head.taqiyah('#f7f7f2', '#2f8f6b')],
  },
  {
    ground: '#f6b9a9',
    skin: skins.honey,
    back: head.veilBack('#b8102f'),
    body: body.sari('#8c0d24', '#b8102f', '#f2b632'),
    mouth: 'red',
    front: [hair.middlePart(black), head.veilFront('#f2b632'), extra.tika, extra.jhumka, extra.noseRing],
  },
  {
    ground: '#fae3ad',
    skin: skins.brown,
    body: body.jacket('#fff4dc', '#a8124f'),
    beard: beard.curled(black),
    mouth: 'smile',
    front: [head.pagri('#d81b60', '#f7a8c4')],
  },
  {
    ground: '#f9cf8d',
    skin: skins.dark,
    back: hair.curlyBack(black),
    body: body.dupatta('#0b6b63', '#f59e3d'),
    mouth: 'grin',
    front: [hair.curlyFront(black), extra.studs],
  },
  {
    ground: '#c6d9ee',
    skin: skins.wheat,
    kid: true,
    body: body.tee('#e8750c', '#fff'),
    mouth: 'smile',
    front: [head.patka('#274b8f')],
  },
  {
    ground: '#d4e4c9',
    skin: skins.deep,
    back: hair.braid(black, '#f2b632', 72),
    body: body.sari('#a8124f', '#f0a429', '#a8124f'),
    look: 'smiling',
    mouth: 'red',
    front: [hair.middlePart(black), head.flowers('#f07f13', 69, 30), extra.bindi('#c3202f'), extra.studs],
  },
  {
    ground: '#e7d3c3',
    skin: skins.fair,
    body: body.dupatta('#4c5b3c', '#c9b48a'),
    beard: beard.full(brownHair),
    mouth: 'grin',
    front: [hair.bun(brownHair)],
  },
  {
    ground: '#f9dfe3',
    skin: skins.honey,
    kid: true,
    back: hair.bobBack(brownHair),
    body: body.tee('#8e3a80', '#f7b6c2'),
    mouth: 'grin',
    front: [hair.fringe(brownHair), head.band('#e8467c')],
  },
  {
    ground: '#dfe3ce',
    skin: skins.deep,
    body: body.kurta('#fffaf0', '#d9c9a8'),
    beard: beard.moustache(white),
    brow: white,
    mouth: 'smile',
    front: [hair.bald(white), head.topi('#fffaf0', '#d9cdb5')],
  },
  {
    ground: '#d2dcf0',
    skin: skins.wheat,
    body: body.dupatta('#23395b', '#e0788a'),
    mouth: 'smile',
    front: [hair.pixie('#8d8480'), extra.jhumka, extra.hearingAid],
  },
  {
    ground: '#f3d28c',
    skin: skins.dark,
    body: body.jacket('#f2e2c4', '#2f4b3c'),
    beard: beard.moustache(black),
    mouth: 'smile',
    front: [hair.sidePart(black)],
  },
  {
    ground: '#f7c8b4',
    skin: skins.fair,
    back: hair.longBack(black),
    body: body.sari('#c3202f', '#fffaf0', '#c3202f'),
    look: 'smiling',
    mouth: 'red',
    front: [hair.middlePart(black), extra.sindoor, extra.bindi('#c3202f', 3), extra.jhumka],
  },
  {
    ground: '#fdeab8',
    skin: skins.honey,
    kid: true,
    body: body.tee('#7cb79a', '#fff'),
    mouth: 'grin',
    front: [hair.tuft(black), extra.kajalDot],
  },
];

function draw(portrait: Portrait): string {
  const { ground, skin, kid } = portrait;
  const parts = [
    `<rect width="96" height="96" fill="${ground}"/>`,
    portrait.back ?? '',
    portrait.body,
    face(skin, portrait.ears),
    portrait.beard ?? '',
    kid ? cheeks : '',
    nose(skin),
    mouth[portrait.mouth],
    eyes[kid ? 'big' : (portrait.look ?? 'open')],
    brows(portrait.brow ?? ink),
    ...portrait.front,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">${parts.join('')}</svg>\n`;
}

/** The portrait shown where nobody has chosen one: a calm outline, nobody in particular. */
const nobody =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#f7e2c2"/>' +
  '<path fill="#c58f62" d="M12 96q2-27 36-27t36 27z"/><circle cx="48" cy="43" r="21" fill="#dba878"/>' +
  '<path fill="none" stroke="#8a5230" stroke-width="3" stroke-linecap="round" d="M40 50q8 7 16 0"/>' +
  '<g fill="#8a5230"><circle cx="40" cy="41" r="2.6"/><circle cx="56" cy="41" r="2.6"/></g></svg>\n';

/** File names in public/avatars and their drawings. */
export function portraitFiles(): Map<string, string> {
  const files = new Map(portraits.map((portrait, index) => [`avatar-${index + 1}.svg`, draw(portrait)]));
  return files.set('default.svg', nobody);
}
