// The control page: the addresses, the sandbox's current contents, and buttons that work without JavaScript.
import { html } from 'hono/html'
import { INDEXNOW_PATH } from '../indexnow/indexnow-server.ts'
import type { Profile } from '../network/profile-book.ts'
import { VIES_PATH } from '../vies/vies-server.ts'
import type { Desk } from './desk.ts'
import { faultSection } from './fault-desk.ts'
import { page, timeText } from './page-frame.ts'
import type { Markup } from './page-frame.ts'
import { paymentSection } from './payment-desk.ts'
import { wholesaleSections } from './wholesale-desk.ts'

const SHOWN_ESIMS = 50
const SHOWN_BOOKED = 20

export function controlPage(desk: Desk): Markup {
  return page(
    'Control',
    html`<h1>Control</h1>
      ${places(desk)} ${clockSection(desk)} ${esimSection(desk.network.latest(SHOWN_ESIMS))} ${wholesaleSections(desk)}
      ${paymentSection(desk)} ${faultSection(desk)} ${booksSection(desk)}`,
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

function places({ url, smtpUrl, shopUrl, mailbox, payment, searchEngine }: Desk): Markup {
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
      <dt>Search engine</dt>
      <dd>
        <code>${url}${INDEXNOW_PATH}</code>, was told of ${searchEngine.told().length} changed pages; the shop tells it
        once it has an INDEXNOW_KEY
      </dd>
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
