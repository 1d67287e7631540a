// The widget's own few styles, over the colors of the brand; no file of the shop is asked for on another's page.
export const EMBED_STYLE = `
*,*::before,*::after{box-sizing:border-box}
html{background:transparent}
body{margin:0;padding:1px;font:16px/1.5 system-ui,sans-serif;color:var(--body)}
main{padding:1.25rem;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25}
h2{margin:1.25rem 0 .5rem;font-size:1.0625rem}
form{display:grid;gap:.75rem}
label{display:grid;gap:.25rem;font-weight:600}
label{min-width:0}
label small{font-weight:400;font-size:1rem}
select,input,button,.pick{font:inherit;min-height:2.75rem;border-radius:10px}
select,input{width:100%;min-width:0;font-weight:400;padding:0 .75rem;border:1px solid var(--control);background:var(--surface);color:inherit}
button,.pick{padding:.5rem 1rem;border:1px solid var(--solid);background:var(--solid);color:var(--on-solid);font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
.pick{display:grid;align-content:center}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
.dates{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(10.5rem,1fr))}
.chosen{display:flex;flex-wrap:wrap;gap:.5rem;margin:0;padding:0;list-style:none}
.chosen a{display:flex;align-items:center;min-height:2.75rem;padding:0 .75rem;border:1px solid var(--line);border-radius:999px;color:inherit;text-decoration:none}
.offers{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
.offers li{display:grid;grid-template-columns:1fr auto;gap:.25rem 1rem;align-items:center;padding:.75rem;border:1px solid var(--line);border-radius:12px}
.price{font-size:1.25rem;font-weight:700}
p{margin:.5rem 0 0}
small,.muted{font-size:.875rem;color:var(--muted)}
a{color:var(--text)}
.more{display:inline-flex;align-items:center;min-height:2.75rem}
`
