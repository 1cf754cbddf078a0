import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const projectRoot = path.resolve(import.meta.dirname, '../..');

/** One import of a module: another of our files (path from the root) or a package. */
export interface Import {
  specifier: string;
  /** Our file it leads to; undefined for packages and Node's own modules. */
  file: string | undefined;
  /** Gone at run time. */
  typeOnly: boolean;
}

/** Folders and files that hold what we write ourselves. */
const ours = [
  '.ci',
  'app',
  'backend',
  'bench',
  'contract',
  'docs',
  'e2e',
  'messages',
  'public',
  'sandbox',
  'scripts',
  'tests',
];

/** Every file of the project that we write, as paths from the root, without fixtures. */
export function ourFiles(): string[] {
  const inFolders = ours
    .filter((folder) => existsSync(path.join(projectRoot, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    );
  return [...readdirSync(projectRoot), ...inFolders]
    .filter(
      (file) =>
        statSync(path.join(projectRoot, file)).isFile() &&
        !file.startsWith('tests/fixtures/') &&
        file !== '.env',
    )
    .sort();
}

/** Every source file and what it imports. */
export function importGraph(): Map<string, Import[]> {
  const sources = ourFiles().filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'));
  return new Map(sources.map((file) => [file, importsOf(file)]));
}

/** The names a file declares and exports, each once; a type and a value may share theirs. */
export function exportedNames(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(projectRoot, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const isExported = (node: ts.Statement) =>
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
    !ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  const declared = source.statements.filter(isExported).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name);
    return ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement)
      ? [statement.name]
      : [];
  });
  return [...new Set(declared.flatMap((name) => (name && ts.isIdentifier(name) ? [name.text] : [])))];
}

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(projectRoot, file), 'utf8');
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : undefined,
  );
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean) =>
    found.push({ specifier, file: ourFile(file, specifier), typeOnly });
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      add(node.moduleSpecifier.text, importsTypesOnly(node.importClause));
    } else if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      add(node.moduleSpecifier.text, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) add(argument.text, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function importsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return (
    !clause.name &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.length > 0 &&
    names.elements.every((name) => name.isTypeOnly)
  );
}

function ourFile(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1).replace(/\?.*$/, '');
  if (specifier.startsWith('.')) return path.join(path.dirname(importer), specifier).replace(/\?.*$/, '');
  return undefined;
}

/** A loop of imports at run time, or null: files in order, the first again at the end. */
export const findCycle = (graph: Map<string, Import[]>): string[] | null =>
  circleIn(
    new Map(
      [...graph].map(([file, imports]) => [
        file,
        new Set(imports.flatMap(({ file: to, typeOnly }) => (to && !typeOnly ? [to] : []))),
      ]),
    ),
  );

/** A circle among things and those each leads to, the first again at the end; null when there is none. */
export function circleIn(within: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>();
  const walk = (room: string, trail: string[]): string[] | null => {
    if (trail.includes(room)) return [...trail.slice(trail.indexOf(room)), room];
    if (done.has(room)) return null;
    for (const next of within.get(room) ?? []) {
      const circle = walk(next, [...trail, room]);
      if (circle) return circle;
    }
    done.add(room);
    return null;
  };
  for (const room of within.keys()) {
    const circle = walk(room, []);
    if (circle) return circle;
  }
  return null;
}
