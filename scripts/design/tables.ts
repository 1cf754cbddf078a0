import { partPairs, textPairs, type Pair } from '#scripts/design/pairs.ts';
import { contrastRatio, readTokens, type Tokens } from '#scripts/design/tokens.ts';

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function colours({ names, light, dark, notes }: Tokens): string {
  const rows = names
    .filter((name) => name.startsWith('color-'))
    .map((name) => [
      `\`--${name}\``,
      light.get(name) ?? '',
      dark.get(name) ?? 'the same',
      notes.get(name) ?? '',
    ]);
  return table(['token', 'light', 'dark', 'for'], rows);
}

function contrasts({ light, dark }: Tokens, pairs: readonly Pair[]): string {
  const ratio = (theme: Map<string, string>, [on, ground]: Pair) =>
    contrastRatio(theme.get(`color-${on}`) ?? '', theme.get(`color-${ground}`) ?? '').toFixed(1);
  return table(
    ['on', 'ground', 'light', 'dark'],
    pairs.map((pair) => [...pair, ratio(light, pair), ratio(dark, pair)]),
  );
}

function others({ names, light, dark, notes }: Tokens): string {
  const rows = names
    .filter((name) => !name.startsWith('color-'))
    .map((name) => {
      const line = light.get(`${name}--line-height`);
      const note = [
        notes.get(name),
        line && `line height ${line}`,
        dark.has(name) && `dark: \`${dark.get(name)}\``,
      ];
      return [`\`--${name}\``, `\`${light.get(name)}\``, note.filter(Boolean).join('; ')];
    });
  return table(['token', 'value', ''], rows);
}

/** The tables of docs/design.md by the name of their place in it, as app/styles/tokens.css has them now. */
function designTables(): Record<string, string> {
  const tokens = readTokens();
  return {
    colours: colours(tokens),
    text: contrasts(tokens, textPairs),
    parts: contrasts(tokens, partPairs),
    others: others(tokens),
  };
}

/** Puts the tables into the document, each between its two marks. @throws Error when a mark is missing */
export function withTables(document: string): string {
  return Object.entries(designTables()).reduce((text, [name, content]) => {
    const place = new RegExp(`(<!-- table: ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`);
    if (!place.test(text)) throw new Error(`docs/design.md has no place for the table "${name}"`);
    return text.replace(place, (_all, before: string, after: string) => `${before}\n${content}\n${after}`);
  }, document);
}
