import type { DesignSelection } from '#contract/designs/designs.ts';
import { cardCatalogues, hostsLine, wordings } from '#contract/designs/invitation-wording.ts';
import { dateBlocks, placeBlocks } from './card-when-where.ts';
import { coupleNames, rsvpLine, type CardFacts } from './card-words.ts';
import { plain } from './plain.ts';
import type { Style } from './art/layout.ts';
import type { Block } from './worker/types.ts';

/** What stands on a card, from above to below. `wide` is the picture of links, which has the least height. */
export function blocksOf(facts: CardFacts, selection: DesignSelection, style: Style, wide: boolean): Block[] {
  const words = cardCatalogues[selection.language];
  const names = coupleNames(facts);
  const u = wide ? 0.64 : 1.1;
  const ownTitle = plain(selection.title);
  const title = ownTitle || plain(facts.eventName);
  const { brideParents, groomParents } = selection;
  const [ofBride, ofGroom] = [plain(brideParents), plain(groomParents)];
  const bride = names && ofBride ? words.daughterOf(ofBride) : '';
  const groom = names && ofGroom ? words.sonOf(ofGroom) : '';
  const named = names && (bride || groom ? 'with parents' : 'alone');
  const { opening, request } = wordings(facts.eventType, selection, named);
  // signs above and below the letters of Indian scripts need room between the lines
  const latin = names?.every((name) => /^[\p{Script=Latin}\P{L}]*$/u.test(name)) ?? true;
  const apart = latin ? 0 : (bride || groom ? 2 : 10) * u;
  const leading = latin ? 1 : 1.25;
  const colour = selection.textColor;
  const small = {
    voice: style.body,
    size: 30 * u,
    minSize: 20 * u,
    colour: style.small,
    maxLines: 3,
  } as const;
  const nameBlock = (text: string, gapBefore: number): Block => ({
    kind: 'text',
    text,
    ...style.names,
    size: style.names.size * (names ? nameFactor(names) : 1),
    minSize: 40 * u,
    oneLineFrom: 92 * u,
    maxLines: 3,
    leading,
    colour: style.accent,
    gapBefore,
  });
  /** A quiet line of the families; an empty one is not set. */
  const family = (text: string, gapBefore: number): Block => ({
    kind: 'text',
    text,
    voice: style.soft,
    size: 29 * u,
    minSize: 19 * u,
    maxLines: 2,
    leading: 1.2,
    colour,
    gapBefore,
  });
  const lead: Block[] = names
    ? [
        nameBlock(names[0], 12 * u),
        family(bride, 2 * u),
        {
          kind: 'text',
          text: words.and,
          ...style.names,
          size: style.names.size * 0.5,
          minSize: 24 * u,
          maxLines: 1,
          colour: style.small,
          gapBefore: apart,
        },
        nameBlock(names[1], apart),
        family(groom, 2 * u),
      ]
    : [
        {
          kind: 'text',
          text: title,
          ...style.title,
          minSize: 34 * u,
          maxLines: wide ? 3 : 5,
          leading: style.title.voice === 'script' ? 1.24 : 1.16,
          colour: style.accent,
          gapBefore: 20 * u,
        },
      ];
  const oneLineNames: Block[] =
    names && wide
      ? [
          {
            kind: 'text',
            text: `${names[0]} ${words.and} ${names[1]}`,
            ...style.names,
            minSize: 32,
            oneLineFrom: 56,
            maxLines: 3,
            leading: 1.05 * leading,
            colour: style.accent,
            gapBefore: 8,
          },
          family([bride, groom].filter(Boolean).join(' · '), 2),
        ]
      : lead;
  const blocks: Block[] = [
    {
      kind: 'text',
      text: plain(selection.invocation),
      voice: style.strong,
      size: 31 * u,
      minSize: 20 * u,
      maxLines: 2,
      leading: 1.2,
      colour: style.small,
    },
    ...(names
      ? [
          {
            kind: 'text',
            text: ownTitle,
            voice: style.strong,
            size: 34 * u,
            minSize: 22 * u,
            width: 0.8,
            maxLines: 3,
            leading: 1.2,
            colour,
            gapBefore: 8 * u,
          } as const,
        ]
      : []),
    {
      kind: 'text',
      // an organiser may have typed the same as a title
      text: opening === ownTitle ? '' : opening,
      ...small,
      voice: style.soft,
      size: 35 * u,
      width: 0.94,
      gapBefore: 10 * u,
      // the line that asks people to come always stays; this one may go where much is to be said
      optional: true,
    },
    ...oneLineNames,
    { kind: 'text', text: request, ...small, colour, width: 0.9, gapBefore: 16 * u },
    {
      kind: 'text',
      text: plain(selection.subtitle),
      voice: style.soft,
      size: 32 * u,
      minSize: 21 * u,
      maxLines: wide ? 3 : 4,
      colour,
      gapBefore: 12 * u,
    },
    {
      ...family(
        names
          ? ''
          : hostsLine(facts.eventType, {
              ...selection,
              hosts: plain(selection.hosts || (facts.invitationFrom ?? '')),
            }),
        10 * u,
      ),
      colour: style.small,
    } as Block,
    {
      kind: 'ornament',
      svg: `<g transform="scale(${wide ? 0.72 : 1})">${style.divider}</g>`,
      height: 34 * u,
      gapBefore: 22 * u,
    },
  ];
  if (selection.includeDate) blocks.push(...dateBlocks(facts, selection.language, style, { u, colour }));
  if (selection.includeLocation) blocks.push(...placeBlocks(facts, style, { u, wide, colour }));
  blocks.push({
    kind: 'text',
    text: rsvpLine(facts, selection.language),
    voice: style.strong,
    size: 28 * u,
    minSize: 20 * u,
    maxLines: 1,
    colour: style.small,
    gapBefore: 16 * u,
  });
  return blocks;
}

/** Two short names may stand larger than two long ones. */
const nameFactor = (names: readonly [string, string]): number =>
  Math.max(...names.map((name) => name.length)) > 14 ? 0.86 : 1;
