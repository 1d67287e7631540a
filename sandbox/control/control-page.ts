// The control page: the addresses, the sandbox's current contents, and buttons that work without JavaScript.
import { html } from 'hono/html'
import { SMTP_FAULTS } from '../mailbox/smtp-post.ts'
import { NETWORK_FAULTS } from '../network/network-parts.ts'
import type { Profile } from '../network/profile-book.ts'
import { VIES_FAULTS, VIES_PATH } from '../vies/vies-server.ts'
import { faultsOf } from './desk.ts'
import type { Desk, PlannedFault } from './desk.ts'
import { page, timeText } from './page-frame.ts'
import type { Markup } from './page-frame.ts'
import { paymentSection } from './payment-desk.ts'

const SHOWN_ESIMS = 50
const SHOWN_BOOKED = 20

export function controlPage(desk: Desk): Markup {
  return page(
    'Control',
    html`<h1>Control</h1>
      ${places(desk)} ${clockSection(desk)} ${esimSection(desk.network.latest(SHOWN_ESIMS))} ${paymentSection(desk)}
      ${faultSection(desk)} ${booksSection(desk)}`,
  )
}

export function refusalPage(message: string): Markup {
  return page(
    'Request refused',
    html`<h1>Request refused</h1>
      <p>${message}</p>
      <p><a href="/">Back to the control page</a></p>`,
  )
}

function places({ url, smtpUrl, shopUrl, mailbox, payment }: Desk): Markup {
  const mails = mailbox.list().length
  return html`<section>
    <h2>Where everything is</h2>
    <dl>
      <dt>Shop</dt>
      <dd><a href="${shopUrl}">${shopUrl}</a></dd>
      <dt>Mailbox</dt>
      <dd><a href="/mailbox">${url}/mailbox</a>, ${mails === 1 ? '1 email' : `${mails} emails`}</dd>
      <dt>Receiver of webhooks</dt>
      <dd><a href="/receiver">${url}/receiver</a>, shows a partner what came and whether its signature held</dd>
      <dt>Mail server</dt>
      <dd><code>${smtpUrl}</code></dd>
      <dt>eSIM network</dt>
      <dd><code>${url}/network/…</code>, tokens from <code>${url}/oauth/token</code></dd>
      <dt>VAT numbers</dt>
      <dd><code>${url}${VIES_PATH}</code>, every number counts as registered unless it ends in 00</dd>
      <dt>Payment</dt>
      <dd>${payment ? html`<code>${url}/v1/…</code>` : 'not running'}</dd>
    </dl>
  </section>`
}

function clockSection({ clock }: Desk): Markup {
  const offset = clock.offsetSeconds()
  const steps: [string, number][] = [
    ['+1 minute', 60],
    ['+1 hour', 3_600],
    ['+1 day', 86_400],
    ['+1 week', 604_800],
    ['+30 days', 2_592_000],
  ]
  return html`<section id="clock">
    <h2>Sandbox clock</h2>
    <p>
      <strong>${timeText(clock.now())}</strong>
      <span class="soft">${offset === 0 ? 'matches real time' : `${spanText(offset)} from real time`}</span>
    </p>
    <div class="row">
      ${steps.map(
        ([label, seconds]) =>
          html`<form method="post" action="/control/clock">
            <input type="hidden" name="advanceSeconds" value="${seconds}" /><button>${label}</button>
          </form>`,
      )}
      <form method="post" action="/control/clock">
        <input type="hidden" name="reset" value="true" /><button>Back to real time</button>
      </form>
    </div>
  </section>`
}

function esimSection({ profiles, inAll }: { profiles: Profile[]; inAll: number }): Markup {
  const shown = profiles.toReversed()
  if (shown.length === 0) {
    return html`<section id="esims">
      <h2>eSIMs</h2>
      <p>No eSIMs yet</p>
    </section>`
  }
  const hidden = inAll - shown.length
  return html`<section id="esims">
    <h2>eSIMs</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="List of eSIMs">
      <table class="cards">
        <thead>
          <tr>
            <th scope="col">ICCID and order</th>
            <th scope="col">State</th>
            <th scope="col">Data left</th>
            <th scope="col">Expires</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((profile) => esimRow(profile))}
        </tbody>
      </table>
    </div>
    ${hidden > 0 ? html`<p class="soft">${hidden} older eSIMs not shown.</p>` : ''}
  </section>`
}

function esimRow(profile: Profile): Markup {
  const { iccid, customReference, state, usage } = profile
  const ends = usage.expiresAt === null ? 'not started' : timeText(new Date(usage.expiresAt))
  return html`<tr>
    <td class="break"><code>${iccid}</code><br /><span class="soft">${customReference}</span></td>
    <td><span class="tag">${state}</span></td>
    <td>${usage.balanceMb.toFixed(0)} of ${usage.totalMb} MB</td>
    <td>${ends}</td>
    <td>${state === 'released' ? html`<span class="soft">nothing</span>` : esimButtons(profile)}</td>
  </tr>`
}

function esimButtons({ iccid, installedAt }: Profile): Markup {
  const path = `/control/esims/${iccid}`
  return html`<div class="row">
    ${
      installedAt === null
        ? html`<form method="post" action="${path}/install">
            <button aria-label="Install on a simulated phone: ${iccid}">Install on a simulated phone</button>
          </form>`
        : ''
    }
    <form method="post" action="${path}/use">
      <input type="hidden" name="megabytes" value="100" />
      <button aria-label="Use 100 MB: ${iccid}">Use 100 MB</button>
    </form>
    <form method="post" action="${path}/use">
      <input type="hidden" name="leaveMegabytes" value="50" />
      <button aria-label="Nearly empty: ${iccid}">Nearly empty</button>
    </form>
    ${[
      ['Expires in an hour', 3_600],
      ['Expired', -1],
    ].map(
      ([label, inSeconds]) =>
        html`<form method="post" action="${path}/end">
          <input type="hidden" name="inSeconds" value="${inSeconds}" />
          <button aria-label="${label}: ${iccid}">${label}</button>
        </form>`,
    )}
  </div>`
}

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
  ['Chat model: error 500', { target: 'chat', at: 'answer', kind: 'broken', times: '1' }],
  ['Chat model: slow', { target: 'chat', at: 'answer', kind: 'slow', times: '1' }],
  ['Chat model: empty answer', { target: 'chat', at: 'answer', kind: 'empty', times: '1' }],
  ['Chat model: markup and script links', { target: 'chat', at: 'answer', kind: 'markup', times: '1' }],
  ['Email: server down', { target: 'smtp', at: 'smtp', kind: 'refuse' }],
]

function faultSection(desk: Desk): Markup {
  const faults = faultsOf(desk)
  const faultPlaces = Object.keys({ ...NETWORK_FAULTS, ...SMTP_FAULTS, ...VIES_FAULTS })
  const kinds = [...new Set(Object.values({ ...NETWORK_FAULTS, ...SMTP_FAULTS, ...VIES_FAULTS }).flat())]
  return html`<section id="faults">
    <h2>Faults</h2>
    ${faults.length === 0 ? html`<p>No faults are planned.</p>` : faultTable(faults)}
    <h3>Add a fault</h3>
    <div class="row">
      ${READY_MADE.filter(([, { target }]) => target !== 'payment' || desk.payment).map(
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
        <label
          >Target
          ${choice('target', desk.payment ? ['network', 'smtp', 'vies', 'chat', 'payment'] : ['network', 'smtp', 'vies', 'chat'])}</label
        >
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

function booksSection({ payment }: Desk): Markup | string {
  if (!payment) return ''
  return html`<section id="payment">
    <h2>Payment books</h2>
    <p class="soft">The newest ${SHOWN_BOOKED} of each; <a href="/control/state">all of them</a>.</p>
    <pre tabindex="0" role="region" aria-label="Payment books">
${JSON.stringify(payment.latestBooks(SHOWN_BOOKED), null, 2)}</pre>
  </section>`
}

function spanText(seconds: number): string {
  const size = Math.abs(seconds)
  const [amount, unit] =
    size >= 86_400 ? [size / 86_400, 'days'] : size >= 3_600 ? [size / 3_600, 'hours'] : [size / 60, 'minutes']
  return `${seconds < 0 ? '−' : '+'}${Math.round(amount * 10) / 10} ${unit}`
}
