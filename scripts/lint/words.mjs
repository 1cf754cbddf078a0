/*
 * Words for people live in messages/ (docs/decisions/0014), so that they can be read, and translated, in one
 * place. Two rules for the linter find those that do not: `words/in-catalogues` looks at texts and quoted
 * strings, `words/in-templates` at template literals.
 */

const word = 'Words for people belong into messages/<word>/en.ts.';
const sentence = 'Sentences for people belong into messages/<word>/en.ts.';

/** Names of attributes and properties whose value people read. */
const wording =
  /^(label|title|placeholder|alt|aria-label|hint|help|description|message|pendingLabel|copied|text|heading|legend|term|caption|action|eyebrow|subject)$/
    .source;

/** A rule that refuses whatever its selectors choose, each with its message. */
const refuse = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

export default {
  meta: { name: 'words' },
  rules: {
    'in-catalogues': refuse({
      'JSXText[value=/[A-Za-z]{2}/]': word,
      [`JSXAttribute[name.name=/${wording}/] > Literal[value=/^[^/].*[A-Za-z]{2}/]`]: word,
      [`Property[key.name=/${wording}/] > Literal[value=/^[A-Z][a-z]/]`]: word,
      // what is thrown is read by developers
      ':not(NewExpression[callee.name=/Error$/]) > Literal[value=/^[A-Z][^<>{}]* [^<>{}]*[.!?]$/]': sentence,
    }),
    'in-templates': refuse({
      'JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]{2}/]':
        word,
      [`JSXAttribute[name.name=/${wording}/] TemplateElement[value.raw=/(^|\\s)[A-Za-z]{2,}(\\s|[.!?:,]|$)/]`]:
        word,
      ':not(TaggedTemplateExpression, NewExpression[callee.name=/Error$/]) > TemplateLiteral > TemplateElement[value.raw=/(^|\\s)[A-Za-z]{2,},? [a-z]{2,}( |[.!?]$)/]':
        sentence,
    }),
  },
};
