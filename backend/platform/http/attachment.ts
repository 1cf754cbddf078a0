import { normalized } from '#contract/common/unicode.ts';
import { plainLine } from '#contract/common/plain-line.ts';

const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * `Content-Disposition` of a file to keep: `plain` in letters every system takes, and `whole` for
 * programs that take more, without signs that file systems refuse or nobody sees.
 */
export function attachment({ plain, whole }: { plain: string; whole: string }): string {
  const shown = plainLine(whole.replace(/[\\/:*?"<>|]/g, ' '));
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeRfc5987(shown)}`;
}

/** A name in letters, digits and hyphens alone; empty when it has none of them. */
export const asciiName = (name: string): string =>
  normalized(name, 'NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
