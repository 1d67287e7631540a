// The frame of every page that the sandbox shows to people: plain, readable, without scripts or external files.
import { html, raw } from 'hono/html'

export type Markup = ReturnType<typeof html>

export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export function page(title: string, body: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Sandbox</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLES)}
        </style>
      </head>
      <body>
        <header>
          <a class="home" href="/">Sandbox</a>
          <nav aria-label="Sandbox">
            <a href="/">Control</a>
            <a href="/mailbox">Mailbox</a>
            <a href="/receiver">Receiver</a>
          </nav>
        </header>
        <main>${body}</main>
        <footer>
          Everything here is pretended on this machine: no money moves, no mail leaves, no network answers.
        </footer>
      </body>
    </html>`
}

/** '21 Nov 2026, 13:35:02 UTC': readable, and the same for every reader. */
export function timeText(instant: Date): string {
  const day = instant.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return `${day}, ${instant.toISOString().slice(11, 19)} UTC`
}

const STYLES = `
:root { color-scheme: light dark; --ink: #16202b; --soft: #52606d; --line: #d5dce3; --paper: #f6f8fa; --card: #fff;
  --accent: #0b5c6b; --on-accent: #fff; --warn: #8a3b00; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edf2; --soft: #a9b6c2; --line: #35424e; --paper: #10171d;
  --card: #18222b; --accent: #7fd3e0; --on-accent: #06262c; --warn: #ffb47d; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: baseline; padding: 1rem clamp(1rem, 4vw, 2.5rem);
  border-bottom: 1px solid var(--line); background: var(--card); }
.home { font-weight: 700; font-size: 1.15rem; color: var(--ink); text-decoration: none; }
nav { display: flex; gap: 1rem; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem); }
footer { max-width: 68rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 2.5rem) 2rem; color: var(--soft); font-size: .9rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.15rem; margin: 0 0 .75rem; }
h3 { font-size: 1rem; margin: 1rem 0 .4rem; }
a { color: var(--accent); }
article { border-top: 1px solid var(--line); padding: .75rem 0; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.1rem 1.25rem; margin: 0 0 1.25rem; }
p { margin: 0 0 .75rem; } .soft { color: var(--soft); } .warn { color: var(--warn); font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; font-size: .9rem; white-space: nowrap; }
td.break { overflow-wrap: anywhere; min-width: 12rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; margin: 0 0 .75rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
code, pre { font: .9em/1.45 ui-monospace, monospace; } pre { overflow: auto; max-height: 24rem; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
form { display: inline; } .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 0 0 .5rem; }
button, input, select, textarea { font: inherit; color: inherit; border: 1px solid var(--soft); border-radius: 7px; padding: .4rem .7rem;
  background: var(--card); min-height: 2.25rem; }
button { cursor: pointer; } button:hover { border-color: var(--accent); color: var(--accent); }
button.main { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
button.main:hover { color: var(--on-accent); filter: brightness(1.1); }
label { display: grid; gap: .15rem; font-size: .9rem; color: var(--soft); } label input, label select { color: var(--ink); width: 100%; } textarea { width: 100%; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
.tag { display: inline-block; border: 1px solid var(--line); border-radius: 99px; padding: 0 .6rem; font-size: .9rem; }
summary { cursor: pointer; margin: 0 0 .5rem; } .below { margin-top: .75rem; } .row:last-child { margin: 0; }
td .row { flex-wrap: nowrap; } td .row.wrap { flex-wrap: wrap; } td button { white-space: nowrap; }
@media (max-width: 60rem) { td .row { flex-wrap: wrap; } .cards thead { position: absolute; clip-path: inset(50%); }
  .cards tr { display: grid; gap: .25rem; padding: .75rem 0; border-bottom: 1px solid var(--line); } .cards td { border: 0; padding: 0; } }
`
