// The simulated wholesalers on the control page: their accounts, what was ordered, and the phones.
import { html } from 'hono/html'
import { isOver, usageOf } from '../wholesale/wholesale-esim.ts'
import type { WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { webhooksOf } from '../wholesale/wholesaler.ts'
import type { Wholesaler } from '../wholesale/wholesaler.ts'
import type { Desk } from './desk.ts'
import { timeText } from './page-frame.ts'
import type { Markup } from './page-frame.ts'

const SHOWN_ESIMS = 20

export function wholesaleSections({ wholesalers, clock }: Desk): Markup[] {
  return wholesalers.all().map((wholesaler) => wholesaleSection(wholesaler, clock.now().getTime()))
}

function wholesaleSection(wholesaler: Wholesaler, at: number): Markup {
  const { name, title, address, credentials, book, shelf, hasVersions, unitsPerDollar } = wholesaler
  const path = `/control/wholesale/${name}`
  return html`<section id="${name}">
    <h2>${title}</h2>
    <dl>
      <dt>Address</dt>
      <dd><code>${address}</code></dd>
      ${Object.entries(credentials).map(
        ([what, value]) =>
          html`<dt>${what}</dt>
            <dd><code>${value}</code></dd>`,
      )}
      <dt>Credit</dt>
      <dd>${(book.balance() / unitsPerDollar).toFixed(2)}</dd>
      <dt>Catalog</dt>
      <dd>${shelf.all().length} plans (<a href="${path}">all of it</a>)</dd>
      <dt>Webhooks</dt>
      <dd>${webhooksOf(wholesaler).join(', ') || 'no address yet'}</dd>
    </dl>
    <div class="row">
      ${[
        ['Empty the credit', 'balance', 'cents', '0'],
        ['Credit of 500', 'balance', 'cents', '50000'],
        ['Complete catalog', 'catalog', 'complete', 'true'],
        ['Small catalog', 'catalog', 'complete', 'false'],
      ].map(
        ([label, what, field, value]) =>
          html`<form method="post" action="${path}/${what}">
            <input type="hidden" name="${field}" value="${value}" />
            <button aria-label="${label}: ${title}">${label}</button>
          </form>`,
      )}
    </div>
    <details>
      <summary>Where webhooks go</summary>
      <form class="row" method="post" action="${path}/webhook">
        <label>Address <input name="url" type="url" required autocomplete="off" /></label>
        ${hasVersions && versionChoice}
        <button>Save</button>
      </form>
    </details>
    <details>
      <summary>Change a plan</summary>
      <form class="row" method="post" action="${path}/plans">
        <label>Plan <input name="code" required placeholder="IT_3_15" autocomplete="off" /></label>
        <label>Costs (cents) <input name="cents" inputmode="numeric" size="6" /></label>
        <label>Gigabytes <input name="gigabytes" inputmode="decimal" size="6" /></label>
        <label><span>Sold out</span><input type="checkbox" name="soldOut" value="true" /></label>
        <label><span>Gone</span><input type="checkbox" name="gone" value="true" /></label>
        <button>Change</button>
      </form>
    </details>
    ${esimTable(wholesaler, at)}
  </section>`
}

const versionChoice = html`<label
  >Version of callbacks
  <select name="version">
    <option value="">as it is</option>
    <option>V2</option>
    <option>V3</option>
  </select></label
>`

function esimTable({ name, title, book }: Wholesaler, at: number): Markup {
  const esims = book.latest(SHOWN_ESIMS).toReversed()
  if (esims.length === 0) return html`<p>No eSIMs yet</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="eSIMs of ${title}">
    <table class="cards">
      <thead>
        <tr>
          <th scope="col">eSIM and order</th>
          <th scope="col">Phone</th>
          <th scope="col">Data left</th>
          <th scope="col">Expires</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        ${esims.map((esim) => esimRow(name, esim, at))}
      </tbody>
    </table>
  </div>`
}

function esimRow(name: string, esim: WholesaleEsim, at: number): Markup {
  const usage = usageOf(esim, at)
  const state = esim.ended ?? (isOver(esim, at) ? 'expired' : esim.phone)
  return html`<tr>
    <td class="break">
      <code>${esim.number}</code> <code>${esim.iccid}</code><br /><span class="soft"
        >${[esim.order.number, esim.order.reference, esim.grants.map(({ plan }) => plan).join(' + ')].filter(Boolean).join(', ')}</span
      >
    </td>
    <td><span class="tag">${state}</span></td>
    <td>${usage.balanceMb.toFixed(0)} of ${usage.totalMb.toFixed(0)} MB</td>
    <td>${usage.expiresAt === null ? 'not started' : timeText(new Date(usage.expiresAt))}</td>
    <td>${esim.ended === null ? esimButtons(`/control/wholesale/${name}/esims/${esim.number}`, esim.number) : ''}</td>
  </tr>`
}

const BUTTONS: [string, string, string, string][] = [
  ['Download', 'phone', 'state', 'downloaded'],
  ['Install', 'phone', 'state', 'enabled'],
  ['Turn off', 'phone', 'state', 'disabled'],
  ['Delete', 'phone', 'state', 'deleted'],
  ['Use 100 MB', 'use', 'megabytes', '100'],
  ['Nearly empty', 'use', 'leaveMegabytes', '50'],
  ['Expires in an hour', 'end', 'inSeconds', '3600'],
  ['Expired', 'end', 'inSeconds', '-1'],
]

function esimButtons(path: string, number: string): Markup {
  return html`<div class="row wrap">
    ${BUTTONS.map(
      ([label, what, field, value]) =>
        html`<form method="post" action="${path}/${what}">
          <input type="hidden" name="${field}" value="${value}" />
          <button aria-label="${label}: ${number}">${label}</button>
        </form>`,
    )}
  </div>`
}
