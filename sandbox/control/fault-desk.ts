// The planned faults on the control page, and the forms that plan them.
import { html } from 'hono/html'
import { INDEXNOW_FAULTS } from '../indexnow/indexnow-server.ts'
import { SMTP_FAULTS } from '../mailbox/smtp-post.ts'
import { NETWORK_FAULTS } from '../network/network-parts.ts'
import { VIES_FAULTS } from '../vies/vies-server.ts'
import { faultsOf, targetsOf } from './desk.ts'
import type { Desk, PlannedFault } from './desk.ts'
import type { Markup } from './page-frame.ts'

const READY_MADE: [string, Record<string, string>][] = [
  [
    'Network: allocates, then times out',
    { target: 'network', at: 'allocate', kind: 'timeout_after', times: '1', ms: '60000' },
  ],
  ['Network: allocates, then answers 500', { target: 'network', at: 'allocate', kind: 'fail_after', times: '1' }],
  ['Network: out of stock', { target: 'network', at: 'allocate', kind: 'out_of_stock', times: '1' }],
  ['Network: callback never arrives', { target: 'network', at: 'callback', kind: 'never', times: '1' }],
  ['Network: callback arrives twice', { target: 'network', at: 'callback', kind: 'twice', times: '1' }],
  ['Network: token expires early', { target: 'network', at: 'lookup', kind: 'unauthorized', times: '1' }],
  ['Network: web page instead of a QR code', { target: 'network', at: 'qrcode', kind: 'html', times: '1' }],
  ['Network: down for maintenance', { target: 'network', at: 'allocate', kind: 'maintenance' }],
  [
    'Payment: creates the session, then answers 500',
    { target: 'payment', at: 'create_session', kind: 'fail_after', times: '1' },
  ],
  [
    'Payment: answers 500, and again for a day',
    { target: 'payment', at: 'create_session', kind: 'fail_kept', times: '1' },
  ],
  ['Payment: webhook lost', { target: 'payment', at: 'webhook', kind: 'lose', times: '1' }],
  ['Payment: webhook arrives twice', { target: 'payment', at: 'webhook', kind: 'double', times: '1' }],
  ['Payment: webhook with a bad signature', { target: 'payment', at: 'webhook', kind: 'bad_signature', times: '1' }],
  ['Email: rejected for now (421)', { target: 'smtp', at: 'smtp', kind: 'reject_421', times: '1' }],
  ['Email: no such mailbox (550)', { target: 'smtp', at: 'smtp', kind: 'reject_550', times: '1' }],
  ['Email: connection dropped after the message', { target: 'smtp', at: 'smtp', kind: 'drop_after_data', times: '1' }],
  ['VAT numbers: service down', { target: 'vies', at: 'check', kind: 'down' }],
  ['VAT numbers: slow', { target: 'vies', at: 'check', kind: 'slow' }],
  ['VAT numbers: not registered', { target: 'vies', at: 'check', kind: 'invalid', times: '1' }],
  ['Search engine: wants fewer messages', { target: 'indexnow', at: 'tell', kind: 'busy', times: '1' }],
  ['Chat model: error 500', { target: 'chat', at: 'answer', kind: 'broken', times: '1' }],
  ['Chat model: slow', { target: 'chat', at: 'answer', kind: 'slow', times: '1' }],
  ['Chat model: empty answer', { target: 'chat', at: 'answer', kind: 'empty', times: '1' }],
  ['Chat model: markup and script links', { target: 'chat', at: 'answer', kind: 'markup', times: '1' }],
  ['Email: server down', { target: 'smtp', at: 'smtp', kind: 'refuse' }],
]

/** Those of the wholesalers are theirs. */
const readyMade = (desk: Desk): [string, Record<string, string>][] => [
  ...READY_MADE.filter(([, { target }]) => target !== 'payment' || desk.payment),
  ...desk.wholesalers
    .all()
    .flatMap(({ name: target, title, readyFaults }) =>
      Object.entries(readyFaults).map(([label, { times, ...fault }]): [string, Record<string, string>] => [
        `${title}: ${label}`,
        { target, ...fault, ...(times !== undefined && { times: String(times) }) },
      ]),
    ),
]

export function faultSection(desk: Desk): Markup {
  const faults = faultsOf(desk)
  const vocabularies = [
    NETWORK_FAULTS,
    SMTP_FAULTS,
    VIES_FAULTS,
    INDEXNOW_FAULTS,
    ...desk.wholesalers.all().map((each) => each.faultPlaces),
  ]
  const faultPlaces = [...new Set(vocabularies.flatMap((places) => Object.keys(places)))]
  const kinds = [...new Set(vocabularies.flatMap((places) => Object.values(places).flat()))]
  return html`<section id="faults">
    <h2>Faults</h2>
    ${faults.length === 0 ? html`<p>No faults are planned.</p>` : faultTable(faults)}
    <h3>Add a fault</h3>
    <div class="row">
      ${readyMade(desk).map(
        ([label, fields]) =>
          html`<form method="post" action="/control/faults">
            ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
            <button>${label}</button>
          </form>`,
      )}
    </div>
    <details>
      <summary>Custom fault</summary>
      <form class="row" method="post" action="/control/faults">
        <label>Target ${choice('target', targetsOf(desk))}</label>
        <label>At <input name="at" list="fault-places" required autocomplete="off" /></label>
        <label>Kind <input name="kind" list="fault-kinds" required autocomplete="off" /></label>
        <label>Times <input name="times" type="number" min="1" placeholder="until cleared" /></label>
        <label>Only for <input name="match" placeholder="reference, ICCID, address" autocomplete="off" /></label>
        <label>Milliseconds <input name="ms" type="number" min="0" /></label>
        <button class="main">Add fault</button>
      </form>
      <datalist id="fault-places">${faultPlaces.map((name) => html`<option value="${name}"></option>`)}</datalist>
      <datalist id="fault-kinds">${kinds.map((name) => html`<option value="${name}"></option>`)}</datalist>
    </details>
  </section>`
}

function faultTable(faults: PlannedFault[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Planned faults">
      <table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">What</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          ${faults.map(
            (fault) =>
              html`<tr>
                <td>${fault.target} ${textOf(fault['at'])}</td>
                <td class="warn">${textOf(fault['kind'])}</td>
                <td class="break">${detailsOf(fault)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <form class="row below" method="post" action="/control/faults/clear">
      <button class="main">Clear all faults</button>
    </form>`
}

function detailsOf({ target: _target, at: _at, kind: _kind, id: _id, ...rest }: PlannedFault): string {
  const told = Object.entries(rest).filter(([, value]) => textOf(value) !== '' && value !== 0)
  return told.map(([name, value]) => `${name} ${textOf(value)}`).join(', ')
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function choice(name: string, values: string[]): Markup {
  return html`<select name="${name}">
    ${values.map((value) => html`<option>${value}</option>`)}
  </select>`
}
