import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { RichText } from '#app/ui/rich-text.tsx';

/** A part of a long text as catalogues write it; a string is a paragraph. */
type Block = string | { heading: string } | { list: readonly string[] } | { steps: readonly string[] };

interface TextBlocksProps {
  blocks: readonly Block[];
  /** The level of the headings inside. */
  heading?: 'h2' | 'h3';
  /** Where each link leads that is marked in the text: a page, or a place on this one (`#id`). */
  links?: Readonly<Record<string, string>>;
}

/** A long text of a catalogue: paragraphs, headings, lists and numbered steps. Words marked as `code` are shown as such. */
export function TextBlocks({ blocks, heading: Heading = 'h2', links = {} }: TextBlocksProps) {
  const parts: Record<string, (words: string) => ReactNode> = { code: (words) => <code>{words}</code> };
  for (const [name, to] of Object.entries(links)) {
    parts[name] = (words) => (to.startsWith('#') ? <a href={to}>{words}</a> : <Link to={to}>{words}</Link>);
  }
  const items = (texts: readonly string[]) =>
    texts.map((text) => (
      <li key={text}>
        <RichText text={text} parts={parts} />
      </li>
    ));
  return blocks.map((block, index) => {
    if (typeof block === 'string') {
      return (
        <p key={index}>
          <RichText text={block} parts={parts} />
        </p>
      );
    }
    if ('heading' in block) return <Heading key={index}>{block.heading}</Heading>;
    if ('steps' in block) return <ol key={index}>{items(block.steps)}</ol>;
    return <ul key={index}>{items(block.list)}</ul>;
  });
}
