// The frame and style of every page that a buyer sees here: one plain card, no scripts, nothing fetched from elsewhere.
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { brandStyle, hashOf } from './brand-look.ts'
import type { Session } from './wire.ts'

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>
type Page = { title: string; brand: string; content: Markup; isNarrow?: boolean; session?: Session | null }

const CSS = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;color:#19182a;
background:#f8f7ff radial-gradient(60rem 30rem at 80% -10rem,#e4deff,transparent) no-repeat;
font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:16px;background:#fff;padding:12px;z-index:1}
header,footer{width:100%;max-width:1000px;margin:0 auto;padding:20px 16px;display:flex;gap:8px 16px;flex-wrap:wrap;align-items:center;justify-content:space-between}
.brand{font-weight:750;font-size:20px;letter-spacing:-.02em;overflow-wrap:anywhere}
.badge{display:inline-flex;align-items:center;gap:8px;border:1px solid #cfc7f5;background:#eeeeff;color:#473a9c;border-radius:999px;padding:4px 12px;font-size:14px;font-weight:650}
.badge::before{content:"";width:8px;height:8px;border-radius:50%;background:#6a57cc}
main{flex:1;width:100%;max-width:1000px;margin:0 auto;padding:8px 16px 32px;display:grid;align-content:center}
.card{background:#fff;border:1px solid #d5d4de;border-radius:20px;box-shadow:0 24px 64px -24px rgba(25,24,42,.28);overflow:hidden;display:grid}
.narrow{max-width:520px;width:100%;margin:0 auto}
.pane{padding:24px 20px;min-width:0}
.order{background:#eeeeff;border-bottom:1px solid #d5d4de}
h1{font-size:18px;line-height:1.3;font-weight:650;margin:0;color:#3d3c52;overflow-wrap:anywhere}
h2{font-size:18px;line-height:1.3;margin:0 0 16px;font-weight:700;letter-spacing:-.01em}
.narrow h1{font-size:24px;color:#19182a;letter-spacing:-.02em;margin:0 0 12px;font-weight:720}
.amount{font-size:42px;line-height:1.15;font-weight:750;letter-spacing:-.03em;margin:4px 0 20px}
.lines{list-style:none;margin:0;padding:0}
.lines li{display:flex;gap:16px;justify-content:space-between;padding:12px 0;border-top:1px solid #d2cfe9}
.lines p{margin:0;color:#5a5a6b;font-size:14px;overflow-wrap:anywhere}.lines strong{overflow-wrap:anywhere;font-weight:650}
.money{white-space:nowrap}
.sums{margin:0;border-top:1px solid #d2cfe9;padding-top:12px}
.sums div{display:flex;justify-content:space-between;gap:16px;padding:3px 0;color:#45455a}
.sums dd{margin:0;white-space:nowrap}
.sums .total{color:#19182a;font-weight:720;font-size:18px;border-top:1px solid #d2cfe9;margin-top:10px;padding-top:12px}
.to{color:#45455a;font-size:14px;margin:16px 0 0;overflow-wrap:anywhere}
.field{margin:0 0 18px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 16px}
label{display:block;font-weight:650;margin-bottom:6px}
input{width:100%;min-width:0;height:48px;padding:0 14px;font:inherit;font-size:17px;color:inherit;background:#fff;border:1.5px solid #8d8c9a;border-radius:10px}
input[aria-invalid=true]{border-color:#b3263a;border-width:2px}
.hint,.error{display:block;font-size:14px;margin-top:6px}.hint{color:#5f5f70}.error{color:#b3263a;font-weight:600}
.alert{border:1px solid #e3a5ae;background:#fdf1f3;color:#8f1c2d;border-radius:14px;padding:14px 16px;margin:0 0 20px}
.alert strong{display:block}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;min-height:52px;padding:10px 20px;border:0;border-radius:10px;background:#6a57cc;color:#fff;font:inherit;font-size:18px;font-weight:700;text-align:center;text-decoration:none;cursor:pointer;transition:background .12s}
button:hover,.button:hover{background:#5d47bb}
.quiet{background:#fff;color:#5d47bb;border:1.5px solid #8d8c9a;margin-top:12px}.quiet:hover{background:#eeeeff}
a{color:#5d47bb;text-underline-offset:3px}
.back{display:inline-flex;align-items:center;min-height:44px;font-weight:600;margin-top:8px}
:focus-visible{outline:3px solid #473a9c;outline-offset:2px;box-shadow:0 0 0 2px #fff}
.notes{border-top:1px solid #d5d4de;margin-top:24px;padding-top:16px;font-size:14px;color:#45455a}
.notes h2{font-size:15px;margin:0 0 6px}.notes p{margin:0 0 10px}
.notes dl{margin:0;display:grid;gap:8px}.notes dl div{display:flex;flex-wrap:wrap;gap:0 12px;justify-content:space-between}
.notes dt{font-family:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:nowrap;color:#19182a}.notes dd{margin:0}
footer{font-size:14px;color:#5f5f70;padding-bottom:28px}
@media(min-width:800px){header,footer,main{padding-left:32px;padding-right:32px}.card:not(.narrow){grid-template-columns:5fr 6fr}.pane{padding:40px}.order{border-bottom:0;border-right:1px solid #d5d4de}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`
// Kept in one piece: with an extra space between the tags, the style wouldn't match its hash and the browser would
// block it.
const STYLE = `<style>${CSS}</style>`
const CSS_HASH = hashOf(CSS)

export function page({ title, brand, content, isNarrow = false, session = null }: Page): Markup {
  const colors = brandStyle(session)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(STYLE)}${colors === '' ? '' : raw(`<style>${colors}</style>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header><span class="brand">${brand}</span><span class="badge">Payment sandbox</span></header>
        <main id="main"><div class="card${isNarrow ? ' narrow' : ''}">${content}</div></main>
        <footer>
          <span
            >This page plays the payment provider on this machine. No real money moves and no real card is
            accepted.</span
          >
        </footer>
      </body>
    </html>`
}

// Browsers apply form-action to the redirect after paying too, so the shop's own address has to be listed.
export function pageHeaders(session: Session | null = null): Record<string, string> {
  const destinations = session === null ? [] : [session.success_url, session.cancel_url]
  const origins = destinations.flatMap((address) => (address === null ? [] : [new URL(address).origin]))

  return {
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${CSS_HASH}' 'sha256-${hashOf(brandStyle(session))}'; img-src data:; form-action 'self' ${[...new Set(origins)].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
