import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import * as apiWords from '#messages/api-description/en.ts';
import type { DescribedOperation, openApiDocument } from './openapi.ts';
import { schemaText } from './schema-text.ts';

/** The look of `app/styles/tokens.css`, in the little this page needs of it. */
const css = `
:root{color-scheme:light dark;--paper:#fffbf4;--surface:#fff;--ink:#2a1a16;--soft:#6b534b;--line:#eadfd0;--rani:#a8124f;--peacock:#0b6b63;--marigold:#e8890c}
@media (prefers-color-scheme:dark){:root{--paper:#1d1119;--surface:#2a1a26;--ink:#f9eee6;--soft:#cdb6be;--line:#4a3342;--rani:#ff94bc;--peacock:#6fd3c6;--marigold:#f5a83d}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{font-family:ui-serif,Georgia,serif;line-height:1.2}
h1{border-bottom:3px solid var(--marigold);padding-bottom:.75rem}
h2{margin-top:2.5rem}
h3{font-size:.9rem;margin:1rem 0 .25rem;color:var(--soft)}
a{color:var(--rani)}
:focus-visible{outline:3px solid var(--peacock);outline-offset:2px}
details{background:var(--surface);border:1px solid var(--line);border-radius:12px;margin:.5rem 0}
summary{cursor:pointer;padding:.75rem 1rem;min-height:44px}
details>div{padding:0 1rem 1rem;border-top:1px solid var(--line)}
code,pre{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow-x:auto;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:.75rem;margin:.25rem 0}
.method{display:inline-block;min-width:4.5rem;font-weight:700;color:var(--rani)}
.get{color:var(--peacock)}
.soft{color:var(--soft)}
table{border-collapse:collapse;width:100%}
td,th{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line)}
`;

/** Nothing runs on this page, and no other site may show it in a frame. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Described = ReturnType<typeof openApiDocument>;

/** The API for people to read: plain HTML, every call behind a summary one can open. */
export function descriptionPage(api: Described) {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${apiWords.pageTitle}</title><meta name="description" content="${apiWords.pageDescription}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${raw(css)}</style>
</head>
<body><main>
<h1>${apiWords.title}</h1>
<p>${api.info.description}</p>
<p>${marked(apiWords.errors)}</p>
<p>${marked(apiWords.more)}</p>
${api.tags.map(({ name, description }) => html`<h2>${name}</h2><p>${description}</p>${calls.filter(({ operation }) => operation.tags.includes(name)).map(callSection)}`)}
</main></body></html>`;
}

/** A sentence of the catalogue with its marked parts as code and links. */
function marked(text: string) {
  return text.split(/(<code>.*?<\/code>|<file>.*?<\/file>)/).map((part) => {
    const [, mark, inside] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
    if (mark === 'code') return html`<code>${inside}</code>`;
    return mark === 'file' ? html`<a href="/api/openapi.json">${inside}</a>` : part;
  });
}

function callSection({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: DescribedOperation;
}) {
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  return html`<details id="${operation.operationId}">
<summary><span class="method ${method === 'GET' ? 'get' : ''}">${method}</span> <code>${path}</code> <span class="soft">${operation.summary}</span></summary>
<div><p>${operation.description} <span class="soft">(<code>${operation.operationId}</code>)</span></p>
${
  operation.parameters.length > 0
    ? html`<h3>${apiWords.parameters}</h3><table><tbody>${operation.parameters.map(
        (parameter) =>
          html`<tr><td><code>${parameter.name}</code></td><td>${apiWords.parameterIn(parameter.in, parameter.required)}</td><td><code>${schemaText(parameter.schema)}</code></td></tr>`,
      )}</tbody></table>`
    : ''
}
${bodies.map(([type, { schema }]) => html`<h3>${apiWords.body(type)}</h3>${type === 'application/json' ? html`<pre tabindex="0"><code>${schemaText(schema)}</code></pre>` : ''}`)}
<h3>${apiWords.answers}</h3>
${Object.entries(operation.responses).map(([status, answer]) => {
  const schema = answer.content?.['application/json']?.schema;
  return html`<p><strong>${status}</strong> ${answer.description}</p>${schema && status.startsWith('2') ? html`<pre tabindex="0"><code>${schemaText(schema)}</code></pre>` : ''}`;
})}
</div></details>`;
}
