import { expect, it } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  Bell,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  Info,
  Shield,
  X,
} from 'lucide-react';

import { Icon, type IconName } from '#app/ui/icon.tsx';

const originals = {
  check: Check,
  cross: X,
  info: Info,
  warn: CircleAlert,
  bell: Bell,
  left: ChevronLeft,
  right: ChevronRight,
  down: ChevronDown,
  shield: Shield,
} satisfies Record<IconName, unknown>;

/** Circles and lines written as the strokes of one path, which is how a glyph holds them. */
function asOnePath(svg: string): string {
  const number = (tag: string, name: string) => Number(tag.match(new RegExp(` ${name}="([^"]+)"`))?.[1]);
  return [...svg.matchAll(/<(path|circle|line)\b[^>]*>/g)]
    .map(([tag, shape]) => {
      if (shape === 'path') return tag.match(/ d="([^"]+)"/)?.[1] ?? '';
      if (shape === 'line')
        return `M${number(tag, 'x1')} ${number(tag, 'y1')}L${number(tag, 'x2')} ${number(tag, 'y2')}`;
      const [x, y, r] = [number(tag, 'cx'), number(tag, 'cy'), number(tag, 'r')];
      return `M${x + r} ${y}a${r} ${r} 0 1 0-${2 * r} 0 ${r} ${r} 0 0 0 ${2 * r} 0`;
    })
    .join('');
}

/** Absolute points a path's straight strokes run through; curves stay as they are written. */
function strokes(path: string): string {
  let [x, y] = [0, 0];
  const steps = [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (!'mMlLvVhH'.includes(command)) return `${command} ${numbers.join(' ')}`;
    const relative = command === command.toLowerCase();
    const points: string[] = [];
    const step = (toX: number | undefined, toY: number | undefined) => {
      x = toX === undefined ? x : toX + (relative ? x : 0);
      y = toY === undefined ? y : toY + (relative ? y : 0);
      points.push(`${Number(x.toFixed(3))},${Number(y.toFixed(3))}`);
    };
    if ('vV'.includes(command)) numbers.forEach((value) => step(undefined, value));
    else if ('hH'.includes(command)) numbers.forEach((value) => step(value, undefined));
    else for (let at = 0; at < numbers.length; at += 2) step(numbers[at], numbers[at + 1]);
    return points.join(' ');
  });
  return steps.join(' ');
}

it.each(Object.entries(originals))('%s has the shape it has in Lucide', (name, Original) => {
  const shapes = (svg: string) => svg.replace(/^<svg[^>]*>/, '');
  const ours = asOnePath(shapes(renderToStaticMarkup(createElement(Icon, { name: name as IconName }))));
  // each stroke of the library's begins on its own: a relative beginning is then an absolute one
  const original = shapes(renderToStaticMarkup(createElement(Original))).replace(
    / d="m([\d.]+ [\d.]+) ?(?=[-\d.])/g,
    ' d="M$1l',
  );
  const theirs = asOnePath(original);
  expect(ours.length).toBeGreaterThan(5);
  expect(strokes(ours)).toEqual(strokes(theirs));
});
