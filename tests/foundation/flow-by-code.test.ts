import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { ourFiles, projectRoot } from '#scripts/lib/import-graph.ts';

const EQUALITIES = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
]);
const SEARCHES = new Set(['startsWith', 'endsWith', 'includes', 'indexOf', 'match']);

/** The places of a file where a sentence of a catalogue is compared with something. */
function comparedSentences(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const catalogues = new Set<string>();
  const found: string[] = [];
  const isSentence = (node: ts.Node): boolean => {
    if (ts.isCallExpression(node) || ts.isParenthesizedExpression(node)) return isSentence(node.expression);
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
      return isSentence(node.expression);
    return ts.isIdentifier(node) && catalogues.has(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isImportDeclaration(node) &&
      // which language is read is a code
      /^#messages\/(?!app-language\/|readers-language)/.test((node.moduleSpecifier as ts.StringLiteral).text)
    ) {
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings)) catalogues.add(bindings.name.text);
      else for (const each of bindings?.elements ?? []) catalogues.add(each.name.text);
    }
    const compared =
      (ts.isBinaryExpression(node) && EQUALITIES.has(node.operatorToken.kind) && [node.left, node.right]) ||
      (ts.isCaseClause(node) && [node.expression]) ||
      (ts.isCallExpression(node) &&
        ts.isPropertyAccessExpression(node.expression) &&
        SEARCHES.has(node.expression.name.text) && [node.expression.expression, ...node.arguments]) ||
      [];
    if (compared.some((each) => isSentence(each) && !isCode(each))) found.push(node.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((each) => `${file}: ${each}`);
}

/** `length` of a sentence, or whether there is one at all, says nothing about its words. */
const isCode = (node: ts.Node): boolean => ts.isPropertyAccessExpression(node) && node.name.text === 'length';

it('sees a comparison with a sentence', () => {
  const compared = (expression: string) =>
    comparedSentences('a.ts', `import * as words from '#messages/a/en.ts';\nconst x = ${expression};`);
  expect(compared('error.message === words.gone')).toHaveLength(1);
  expect(compared('message.startsWith(words.queued(3))')).toHaveLength(1);
  expect(compared('[words.gone, words.lost].includes(message)')).toEqual([]);
  expect(compared("error.code === 'gone' ? words.gone : words.lost")).toEqual([]);
});

it('nothing that happens depends on how a sentence is worded', () => {
  const files = ourFiles().filter((file) => /^(app|backend|contract|messages)\//.test(file));
  expect(
    files.flatMap((file) => comparedSentences(file, readFileSync(path.join(projectRoot, file), 'utf8'))),
  ).toEqual([]);
});
