import { createHash } from 'node:crypto';

/** The sandbox's only stylesheet: ivory paper, ink, rani pink for what to press. */
export const style = `
:root{color-scheme:light;--paper:#FFFBF4;--card:#FFFFFF;--ink:#2A1A16;--soft:#6B554C;--line:#E6D8C8;
--press:#A8124F;--press-dark:#860C3D;--danger:#B3261E;--marigold:#E8890C;--wash:#FBEFE0}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
h1,h2{font-family:ui-serif,Georgia,serif;line-height:1.25;margin:0;overflow-wrap:anywhere}
h1{font-size:1.75rem}h2{font-size:1.2rem}
p{margin:0}
a{color:var(--press);text-underline-offset:3px}a:hover{color:var(--press-dark)}
:focus-visible{outline:3px solid var(--press);outline-offset:2px;border-radius:4px}
code{font:.9em ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
.top{border-bottom:1px solid var(--line);background:var(--card)}
.top div{max-width:60rem;margin:0 auto;padding:8px 16px;display:flex;flex-wrap:wrap;gap:0 24px;align-items:center}
.top a{display:inline-flex;align-items:center;min-height:44px;color:var(--ink);text-decoration:none}
.top a:hover{text-decoration:underline}
.top .mark{gap:8px;font:600 1.1rem ui-serif,Georgia,serif;margin-right:auto}
.top [aria-current]{color:var(--press);font-weight:600}
nav{display:flex;flex-wrap:wrap;gap:0 20px}
main{max-width:60rem;margin:0 auto;padding:32px 16px 64px;display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.narrow{max-width:26rem;padding-top:clamp(24px,10vh,96px)}
.lead,.soft{color:var(--soft)}.soft{font-size:.9rem}
.stack{display:grid;gap:8px;grid-template-columns:minmax(0,1fr)}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:24px;box-shadow:0 2px 10px rgba(42,26,22,.06);
display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
.narrow .card{padding:24px 20px}
.brand{display:flex;align-items:center;justify-content:center;gap:8px;font:600 1.25rem ui-serif,Georgia,serif}
dl{display:grid;gap:4px 16px;align-items:baseline;margin:0;grid-template-columns:minmax(0,1fr)}
dt{color:var(--soft);font-size:.9rem}dd{margin:0 0 8px;overflow-wrap:anywhere}
form{margin:0}
.form{display:grid;gap:20px;grid-template-columns:minmax(0,1fr)}
.actions{display:grid;gap:8px}
.field{display:grid;gap:4px}
label{font-weight:600}
input,select{font:inherit;color:inherit;width:100%;min-height:44px;padding:8px 12px;border:1px solid #8C7468;border-radius:8px;background:#fff}
input[type=radio]{width:20px;min-height:20px;margin:0;flex:none;accent-color:var(--press)}
fieldset{border:0;margin:0;padding:0;min-width:0}legend{font-weight:600;padding:0;margin-bottom:4px}
.choices{display:grid;gap:8px}
.choice{display:flex;gap:12px;align-items:center;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:8px;font-weight:400;cursor:pointer}
.choice:has(:checked){border-color:var(--press);background:var(--wash)}
.row{padding:12px 16px}
input[aria-invalid=true]{border:2px solid var(--danger)}
.error{color:var(--danger);font-weight:600}
button{font:inherit;font-weight:600;line-height:1.2;min-height:44px;padding:8px 20px;border-radius:8px;border:1px solid var(--press);
background:var(--press);color:#fff;cursor:pointer}
button:hover{background:var(--press-dark)}
button.quiet{background:transparent;color:var(--press)}button.quiet:hover{background:var(--wash)}
.bar{display:flex;flex-wrap:wrap;gap:12px;align-items:end}
.bar .field{flex:1 1 14rem}
.between{display:flex;flex-wrap:wrap;gap:8px 16px;justify-content:space-between;align-items:center}
.list{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:12px;overflow:hidden}
.list li+li{border-top:1px solid var(--line)}
.mail{display:grid;gap:0 16px;padding:12px 16px;color:inherit;text-decoration:none;grid-template-columns:minmax(0,1fr)}
.mail:hover{background:var(--wash);color:inherit}.mail:focus-visible{outline-offset:-3px}
.mail strong{color:var(--press);display:block}
.mail span{overflow-wrap:anywhere}
.pages{display:flex;gap:24px}.pages a{display:inline-flex;min-height:44px;align-items:center}
.frame{width:100%;height:min(36rem,70vh);min-height:20rem;border:1px solid var(--line);border-radius:12px;background:#fff;resize:vertical}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:.95rem/1.6 ui-monospace,SFMono-Regular,Menlo,monospace}
summary{cursor:pointer;min-height:44px;display:flex;align-items:center;font-weight:600}
summary::before{content:"+";width:1.25em;color:var(--press)}details[open]>summary::before{content:"\\2212"}
details.card{display:block;padding:4px 20px}
details>:not(summary){padding:8px 0 16px}
ul{margin:0;padding-left:20px}
ul.files{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:8px}
.files a{display:inline-flex;flex-wrap:wrap;gap:0 8px;text-decoration:none;min-height:44px;align-items:center;padding:4px 12px;border:1px solid var(--line);border-radius:8px;
background:var(--card);overflow-wrap:anywhere}
.files strong{text-decoration:underline}
.phones{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
.phone{max-width:26rem;background:#ECE5DA;align-content:start}
.talk{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.bubble{background:#fff;border-radius:4px 12px 12px 12px;padding:8px 12px;max-width:90%;display:grid;gap:8px}
.bubble>p:first-child{white-space:pre-line;overflow-wrap:anywhere}
.mine{background:#DCEFD4;justify-self:end;border-radius:12px 4px 12px 12px}
@media (min-width:60rem){.phones{grid-template-columns:repeat(2,minmax(0,26rem))}}
@media (min-width:44rem){
dl{grid-template-columns:11rem minmax(0,1fr);gap:8px 16px}dd{margin:0}
.mail{grid-template-columns:minmax(0,15rem) minmax(0,1fr) auto;align-items:baseline}
.mail .to{order:-1}
}
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The policy of every page of the sandbox itself: its own stylesheet, no scripts, nothing from elsewhere. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  'img-src data:',
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');
