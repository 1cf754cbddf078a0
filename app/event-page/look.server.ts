import { contrast, type InvitationOnPage } from '#contract/designs/designs.ts';
import { createLruCache } from '#contract/common/lru-cache.ts';
import mainStyles from '#app/styles/main.css?url';
import { manners, type Manner } from '#app/event-page/ornaments.server.ts';

const KEPT_AT_MOST = 200;
/** Words and buttons in a colour of the design stand on white, and on what is a little darker than it. */
const ENOUGH_ON_WHITE = 6;

const cached = createLruCache<string>(KEPT_AT_MOST);

/**
 * Styles of a guest's page in the manner of the design that was chosen, its colours among them. They are the same for
 * all guests, made of nothing an organiser typed but two colours, and stand in the page's HTML with the other styles:
 * the policy of pages names their hash.
 */
export const lookOf = (invitation: InvitationOnPage): string => lookWithin(':root', invitation);

/**
 * The same for hosts, whose own part of the page keeps our colours. It is made with the styles of their other
 * pages, and begins with their menu as those do: the garland is their guests'.
 */
export const hostLookOf = (invitation: InvitationOnPage | undefined): string =>
  `@import "${mainStyles}";.toran{display:none}${invitation ? lookWithin('.event', invitation) : ''}`;

const lookWithin = (part: string, { template, backgroundColor, textColor }: InvitationOnPage): string =>
  cached([part, template, backgroundColor, textColor].join(' '), () =>
    look(part, manners[template], backgroundColor, textColor),
  );

function look(
  part: string,
  { top, foot, frame, line, garland: [flower, light, leaf] }: Manner,
  ground: string,
  ink: string,
) {
  const lasting = [ground, ink].find((colour) => contrast(colour, '#ffffff') >= ENOUGH_ON_WHITE);
  return [
    `${part}{--flower:${flower};--flower-light:${light};--leaf:${leaf}}`,
    `.invite{--card:${ground};--on-card:${ink};--line:${line};${frame}}`,
    ornament('before', top),
    foot ? ornament('after', foot) : '',
    // in the dark the page keeps its own colours around the card
    lasting
      ? `@media(prefers-color-scheme:light){${part}{--color-rani:${lasting};--color-rani-strong:${darker(lasting)};--color-rani-soft:${paler(lasting)}}}`
      : '',
  ].join('');
}

const ornament = (where: 'before' | 'after', { width, height, drawing, repeats }: Manner['top']): string =>
  `.invite::${where}{content:"";height:${height}px;background:url("data:image/svg+xml,${encoded(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`,
  )}")${repeats ? ' round' : ' no-repeat'} center/${width}px ${height}px}`;

/** Only what an address inside quotes cannot hold. */
const encoded = (svg: string): string =>
  svg.replaceAll('"', "'").replace(/[#<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

const mixed = (colour: string, other: number, share: number): string =>
  `#${[1, 3, 5]
    .map((from) =>
      Math.round(parseInt(colour.slice(from, from + 2), 16) * (1 - share) + other * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
const darker = (colour: string) => mixed(colour, 0, 0.25);
const paler = (colour: string) => mixed(colour, 255, 0.92);
