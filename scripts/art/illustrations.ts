import {
  beads,
  bloom,
  colours as c,
  landingDiya,
  dot,
  dots,
  fill,
  ground,
  kalash,
  line,
  spark,
} from '#scripts/art/drawing.ts';

/** One picture for each kind of event, 240 by 180, on no ground of its own. */
export const illustrations: Record<string, string> = {
  // A mandap: canopy, garlanded pillars, the fire, two pots.
  wedding:
    ground() +
    fill(c.rani, 'M44 50h14v108H44zM182 50h14v108h-14z') +
    beads(c.sun, 7, 11, 'M51 62v94M189 62v94') +
    fill(c.raniDeep, 'M30 54Q62 16 120 14q58 2 90 40z') +
    fill(c.rani, 'M62 54q14-38 58-40 44 2 58 40z') +
    fill(c.raniPale, 'M100 54q4-34 20-40 16 6 20 40z') +
    beads(c.sun, 9, 11.2, 'M32 55h178') +
    dot(c.sun, 120, 10, 6) +
    beads(c.marigold, 8, 8.6, 'M52 60q34 36 68 0 34 36 68 0') +
    fill(c.marigold, 'M120 86q27 26 14 44-4 8-14 8t-14-8q-13-18 14-44') +
    fill(c.sun, 'M120 106q13 13 7 23-2 5-7 5t-7-5q-6-10 7-23') +
    fill(c.clay, 'M86 134h68l-9 24H95z') +
    line(c.sun, 3, 'M94 143h52') +
    kalash(74, 158) +
    kalash(166, 158),

  birthday:
    ground(92) +
    line(c.wood, 1.6, 'M48 74q10 30 2 66M194 62q-12 40-4 78M206 96q-8 20-10 46') +
    fill(c.peacock, 'M48 26a20 23 0 0 1 4 46l3 6h-14l3-6a20 23 0 0 1 4-46') +
    fill(c.marigold, 'M194 14a20 23 0 0 1 4 46l3 6h-14l3-6a20 23 0 0 1 4-46') +
    fill(c.raniPale, 'M210 58a15 18 0 0 1 3 36l2 5h-10l2-5a15 18 0 0 1 3-36') +
    line('#fff', 3, 'M38 40q2-6 8-7M184 28q2-6 8-7') +
    fill(c.rani, 'M66 114q0-8 8-8h92q8 0 8 8v44H66z') +
    fill(
      c.cream,
      'M66 114q0-8 8-8h92q8 0 8 8v10q-9 12-18 0-9 12-18 0-9 12-18 0-9 12-18 0-9 12-18 0-9 12-18 0z',
    ) +
    fill(c.sun, 'M86 78q0-8 8-8h52q8 0 8 8v28H86z') +
    fill(c.raniPale, 'M86 78q0-8 8-8h52q8 0 8 8v7q-8.5 10-17 0-8.5 10-17 0-8.5 10-17 0-8.5 10-17 0z') +
    dots(c.sun, 3.4, [
      [80, 142],
      [100, 146],
      [120, 142],
      [140, 146],
      [160, 142],
    ]) +
    line(c.peacock, 5, 'M103 68V52M120 68V48M137 68V52') +
    fill(c.marigold, 'M103 34q8 9 0 15-8-6 0-15M120 30q8 9 0 15-8-6 0-15M137 34q8 9 0 15-8-6 0-15') +
    line(c.wood, 5, 'M58 158h124') +
    dots(c.rani, 3, [
      [84, 30],
      [158, 36],
      [70, 92],
    ]) +
    dots(c.sun, 3, [
      [150, 18],
      [92, 16],
      [172, 88],
    ]) +
    dots(c.peacock, 3, [
      [66, 18],
      [164, 66],
    ]),

  // Tea for three, samosas and a kettle.
  getTogether:
    ground() +
    line(c.raniPale, 3.4, 'M144 70q-8-9 0-18t0-18M172 70q-8-9 0-18t0-18M200 70q-8-9 0-18t0-18') +
    line(c.wood, 6, 'M38 92q26-46 52 0') +
    fill(
      c.peacock,
      'M96 112q12-2 16-24l10 3q-2 32-24 37zM28 120q0-32 36-32t36 32q0 26-14 36H42q-14-10-14-36',
    ) +
    fill(c.sun, 'M42 90q22-16 44 0z') +
    dot(c.sun, 64, 80, 5) +
    beads(c.sun, 6, 10, 'M34 122q30 12 60 0') +
    [144, 172, 200]
      .map(
        (x) =>
          fill(c.cream, `M${x - 12} 82h24l-4 62h-16z`) +
          fill('#c97f3f', `M${x - 11} 94h22l-3 50h-16z`) +
          line(c.cream, 1.6, `M${x - 4} 98l1 42M${x + 4} 98l-1 42`),
      )
      .join('') +
    fill(c.raniDeep, 'M20 146h200q-6 12-20 12H40q-14 0-20-12') +
    fill('#e2a04a', 'M94 146q2-20 14-26 14 8 16 26z') +
    line('#b97428', 2.4, 'M98 140q11-4 21 0'),

  // The couple's seat below an arch of flowers.
  reception:
    ground() +
    line(c.leaf, 9, 'M44 156V90a76 74 0 0 1 152 0v66') +
    beads(c.rani, 15, 27, 'M44 156V90a76 74 0 0 1 152 0v66') +
    beads(c.sun, 11, 27, 'M44 156V90a76 74 0 0 1 152 0v66', 13.5) +
    beads(c.marigold, 6, 27, 'M44 156V90a76 74 0 0 1 152 0v66') +
    line(c.wood, 1.6, 'M84 42v26M108 26v22M132 26v22M156 42v26') +
    dots(c.sun, 5.5, [
      [84, 70],
      [108, 50],
      [132, 50],
      [156, 70],
    ]) +
    line(c.sun, 6, 'M80 148v9M160 148v9') +
    fill(c.raniDeep, 'M80 146v-36q0-18 18-18 12 0 22-10 10 10 22 10 18 0 18 18v36z') +
    beads(c.sun, 4, 9, 'M86 110q0-12 13-12 12 0 21-9 9 9 21 9 13 0 13 12') +
    fill(c.rani, 'M70 116q0-8 8-8t8 8v14h68v-14q0-8 8-8t8 8v34H70z') +
    fill(c.raniPale, 'M86 128h68v10H86z') +
    fill(c.peacock, 'M92 108h20v20H92zM128 108h20v20h-20z') +
    dots(c.sun, 3, [
      [102, 118],
      [138, 118],
    ]) +
    bloom(58, 150, 8) +
    bloom(182, 150, 8),

  // A house with its door hung for the first day, a pattern on the step.
  houseWarming:
    ground() +
    fill(c.leaf, 'M34 156q-18-38 4-74 16 38 2 74zM206 156q18-38-4-74-16 38-2 74z') +
    fill('#ffe3ad', 'M56 78h128v74H56z') +
    fill(c.raniDeep, 'M120 16l86 62q2 6-4 6H38q-6 0-4-6z') +
    fill(c.rani, 'M120 16l58 68H62z') +
    dot(c.cream, 120, 58, 11) +
    line(c.raniDeep, 2, 'M109 58h22M120 47v22') +
    fill(c.peacock, 'M66 98h24v26H66zM150 98h24v26h-24z') +
    line(c.cream, 2.4, 'M78 98v26M66 111h24M162 98v26M150 111h24') +
    fill(c.wood, 'M102 152v-38q0-16 18-16t18 16v38z') +
    line(c.cream, 1.6, 'M120 100v52') +
    dot(c.sun, 125, 130, 2) +
    beads(c.marigold, 7, 7.6, 'M97 98q11 14 23 2 12 12 23-2') +
    fill(c.clay, 'M50 150h140v8H50z') +
    `<g transform="translate(120 166) scale(1 .38)">${bloom(0, 0, 18, c.rani)}</g>` +
    kalash(93, 150, 0.6) +
    kalash(147, 150, 0.6),

  // A palna, the swing cradle, below the moon.
  babyShower:
    ground(92) +
    line(c.wood, 7, 'M52 156 74 38l22 118M144 156l22-118 22 118M66 44h108') +
    beads(c.marigold, 8, 8.7, 'M74 44q23 30 46 0 23 30 46 0') +
    line(c.sun, 3, 'M84 46v50M156 46v50') +
    fill(c.peacock, 'M66 94h108q0 46-54 46T66 94') +
    fill(c.cream, 'M76 94q10-22 38-18 22 4 26 18z') +
    dot('#cb8d5b', 96, 84, 11) +
    fill('#2a1a16', 'M86 79q9-12 20 0-10-4-20 0') +
    line('#7d2531', 1.8, 'M93 88q3 2.5 6 0') +
    fill(c.raniPale, 'M108 94q2-18 24-18 24 2 30 18z') +
    beads(c.sun, 7, 12, 'M70 96h102') +
    bloom(120, 120, 8, c.rani) +
    dots(c.sun, 3.5, [
      [94, 116],
      [146, 116],
    ]) +
    fill(c.sun, 'M36 20a17 17 0 1 0 20 22 14 14 0 0 1-20-22') +
    spark(c.raniPale, 120, 18, 9) +
    spark(c.sun, 200, 26, 8) +
    spark(c.peacock, 214, 62, 6) +
    spark(c.rani, 28, 78, 6),

  engagement:
    ground() +
    fill(c.raniDeep, 'M28 140h184q-10 18-40 18H68q-30 0-40-18') +
    line(c.sun, 4, 'M28 140h184') +
    line(c.marigold, 10, 'M146 66a36 36 0 1 0 .1 0z') +
    line(c.sun, 10, 'M98 66a36 36 0 1 0 .1 0z') +
    line(c.marigold, 10, 'M115.5 83a36 36 0 0 1 15.3-13.6') +
    fill(c.peacock, 'M128 44h36l-18 24z') +
    fill('#7fdcd0', 'M134 34h24l6 10h-36z') +
    fill('#c9f4ee', 'M140 44h12l-6 24z') +
    bloom(46, 132, 10) +
    bloom(66, 138, 7, c.rani) +
    bloom(194, 132, 10) +
    bloom(174, 138, 7, c.rani) +
    spark(c.sun, 176, 24, 10) +
    spark(c.raniPale, 112, 26, 8) +
    spark(c.rani, 68, 44, 7) +
    spark(c.peacock, 200, 66, 7) +
    spark(c.raniPale, 42, 84, 6),

  // Any other reason to light a lamp.
  custom:
    ground(96) +
    ['M120 32V18M142 36l8-15M98 36l-8-15M158 48l15-10M82 48 67 38M166 70h18M74 70H56']
      .map((rays) => line(c.sun, 4, rays))
      .join('') +
    dots(c.rani, 4, [
      [120, 6],
      [156, 10],
      [84, 10],
      [180, 33],
      [60, 33],
      [192, 70],
      [48, 70],
    ]) +
    `<g transform="translate(120 148) scale(1 .34)">${bloom(0, 0, 62, c.rani)}${bloom(0, 0, 40, c.peacock)}</g>` +
    landingDiya(120, 108, 1.2) +
    landingDiya(44, 140, 0.5) +
    landingDiya(196, 140, 0.5),
};

/** File names in public/illustrations and their drawings. */
export function illustrationFiles(): Map<string, string> {
  return new Map(
    Object.entries(illustrations).map(([kind, drawing]) => [
      `${kind}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180">${drawing}</svg>\n`,
    ]),
  );
}
