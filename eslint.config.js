import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Import rules of the layout, said where they are broken; tests/architecture.test.ts holds all of them. */
const mayNotImport = (files, patterns, message, except = []) => ({
  files,
  ignores: except,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [{ group: patterns, message, allowTypeImports: false }] },
    ],
  },
});

const sentence = '[value=/^[A-Z][^<>{}]* [^<>{}]*[.!?]$/]';
const wording =
  /^(label|title|placeholder|alt|aria-label|hint|help|description|message|pendingLabel|copied|text|heading|legend|term|caption|action|eyebrow|subject)$/
    .source;

/** Words for people live in messages/ (docs/decisions/0014), so that they can be read, and translated, in one place. */
const wordsInCatalogues = [
  {
    selector: 'JSXText[value=/[A-Za-z]{2}/]',
    message: 'Words for people belong into messages/<word>/en.ts.',
  },
  {
    selector: `JSXAttribute[name.name=/${wording}/] > Literal[value=/^[^/].*[A-Za-z]{2}/]`,
    message: 'Words for people belong into messages/<word>/en.ts.',
  },
  {
    selector: `Property[key.name=/${wording}/] > Literal[value=/^[A-Z][a-z]/]`,
    message: 'Words for people belong into messages/<word>/en.ts.',
  },
  {
    selector: `:not(NewExpression[callee.name=/Error$/]) > Literal${sentence}`,
    message: 'Sentences for people belong into messages/<word>/en.ts.',
  },
];

/** The same in template literals: of what pages show, and of what services say to people. */
const wordsInTemplates = [
  {
    selector:
      'JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]',
    message: 'Words for people belong into messages/<word>/en.ts.',
  },
  {
    selector: `JSXAttribute[name.name=/${wording}/] TemplateElement[value.raw=/(^|\\s)[A-Za-z]{2,}(\\s|[.!?:,]|$)/]`,
    message: 'Words for people belong into messages/<word>/en.ts.',
  },
  {
    selector:
      ':not(TaggedTemplateExpression, NewExpression[callee.name=/Error$/]) > TemplateLiteral > TemplateElement[value.raw=/(^|\\s)[A-Za-z]{2,},? [a-z]{2,}( |[.!?]$)/]',
    message: 'Sentences for people belong into messages/<word>/en.ts.',
  },
];

export default defineConfig(
  globalIgnores(['build/', 'data/', 'node_modules/', 'public/', 'test-results/', '.cache/']),
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      // fields that are destructured away on purpose
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // loaders, handlers and hooks promise a promise even where they have nothing to wait for
      '@typescript-eslint/require-await': 'off',
      // Remix and Hono throw responses
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // interfaces here write functions as methods; none of them uses `this`
      '@typescript-eslint/unbound-method': 'off',
      // a form's value is text unless a file was sent where none was asked for, which reads as text no schema takes
      '@typescript-eslint/no-base-to-string': 'off',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read in backend/platform/settings/env.ts and handed on from there.',
        },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    // start-up, tests and configuration stand outside the product's settings
    files: [
      'backend/platform/settings/env.ts',
      'sandbox/env.ts',
      'app/server.mjs',
      'scripts/**',
      'tests/**',
      'e2e/**',
      'bench/**',
      '*.config.{ts,js}',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // the sandbox tells its developer on the terminal
    files: ['sandbox/**', 'scripts/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['app/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // what only the browser knows (its time zone, a stored choice) is read after hydration, by design
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'backend/**/*.{ts,tsx}', 'contract/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...wordsInCatalogues] },
  },
  {
    files: [
      'app/**/*.{ts,tsx}',
      'contract/**/*.ts',
      'backend/{accounts,designs,events,gifts,guests,messaging}/**/*.{ts,tsx}',
    ],
    // what is written for the database, for the terminal, and for the text service
    ignores: ['**/*repository.ts', 'app/backend.server.ts', 'backend/events/suggested-text/prompt.ts'],
    rules: { 'no-restricted-syntax': ['error', ...wordsInCatalogues, ...wordsInTemplates] },
  },
  mayNotImport(
    ['app/**'],
    ['#backend/*', '#sandbox/*', '#scripts/*', '#tests/*', '**/backend/**', '**/sandbox/**'],
    'Pages reach the backend through #app/backend.server.ts alone.',
    ['app/backend.server.ts', 'app/server-events.server.ts'],
  ),
  mayNotImport(
    ['backend/**'],
    ['#app/*', '#sandbox/*', '#scripts/*', '#tests/*'],
    'The backend knows the contract and itself.',
  ),
  mayNotImport(
    ['contract/**'],
    ['#app/*', '#backend/*', '#sandbox/*', '#scripts/*', '#tests/*', 'node:*'],
    'The contract imports zod, the catalogues and itself.',
  ),
  mayNotImport(
    ['messages/**'],
    ['#app/*', '#backend/*', '#sandbox/*', '#scripts/*', '#tests/*', 'node:*'],
    'Catalogues import the ways of writing dates and numbers, and each other.',
  ),
  mayNotImport(
    ['sandbox/**'],
    ['#app/*', '#backend/*', '#contract/*', '#messages/*', '#scripts/*', '#tests/*'],
    'The sandbox stands in for outsiders, who know nothing of the product.',
  ),
  {
    files: ['tests/**', 'e2e/**'],
    rules: {
      // answers of the wire are looked at before they have a type
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    // plain JavaScript has no types to check; worker threads silence the console by replacing it
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-console': 'off' },
  },
);
