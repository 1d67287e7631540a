// The receiver for people: what arrived, whether its signature was valid, and how the next message is answered.
import { html } from 'hono/html'
import { page, timeText } from '../control/page-frame.ts'
import type { Markup } from '../control/page-frame.ts'
import { ANSWERS, type Message, type ReceiverAnswer } from './receiver-store.ts'
import type { Verdict } from './signature.ts'

export type ShownMessage = Message & { verdict: Verdict }
type Shown = { url: string; shopUrl: string; messages: ShownMessage[]; secrets: string[]; answer: ReceiverAnswer }

const VERDICTS: Record<Verdict, string> = {
  held: 'Signature held',
  wrong: 'Signature did not hold',
  too_old: 'Signature held, but is older than 5 minutes',
  unsigned: 'Not signed',
  no_secret: 'Not checked: paste your signing secret above',
}

const ANSWER_WORDS: Record<ReceiverAnswer, string> = {
  '204': '204, accepted',
  '302': '302, a redirect',
  '400': '400, refused',
  '500': '500, an error',
}

export function receiverPage({ url, shopUrl, messages, secrets, answer }: Shown): Markup {
  return page(
    'Receiver',
    html`<h1>Receiver</h1>
      <section>
        <h2>Where to send</h2>
        <p>
          A partner's software, played: add <code>${url}</code> as an endpoint on
          <a href="${shopUrl}/business-dashboard/webhooks">the business dashboard</a>, for test orders or live ones, and
          paste its signing secret here. Anything after that address works too, such as <code>${url}/test</code>.
        </p>
      </section>
      <section id="secrets">
        <h2>Signing secrets</h2>
        ${
          secrets.length === 0
            ? html`<p>No secrets yet</p>`
            : html`<ul>
                ${secrets.map((secret) => html`<li><code>…${secret.slice(-6)}</code></li>`)}
              </ul>`
        }
        <form class="row" method="post" action="/control/receiver/secrets">
          <label>Signing secret <input name="secret" required autocomplete="off" spellcheck="false" /></label>
          <button class="main">Check with this one too</button>
        </form>
      </section>
      <section id="answer">
        <h2>Answer</h2>
        <form class="row" method="post" action="/control/receiver/answer">
          <label
            >Every message is answered with
            <select name="answer">
              ${ANSWERS.map(
                (each) =>
                  html`<option value="${each}" ${each === answer ? 'selected' : ''}>${ANSWER_WORDS[each]}</option>`,
              )}
            </select></label
          >
          <button>Save</button>
        </form>
      </section>
      <section id="messages" aria-label="Messages">
        <h2>Messages</h2>
        ${messages.length === 0 ? html`<p>No messages yet</p>` : messages.map((message) => messagePart(message))}
      </section>
      ${
        messages.length + secrets.length === 0
          ? ''
          : html`<form method="post" action="/control/receiver/clear">
              <button>Forget messages and secrets</button>
            </form>`
      }`,
  )
}

function messagePart({ id, arrivedAt, path, type, eventId, signature, body, answered, verdict }: ShownMessage): Markup {
  return html`<article aria-labelledby="message-${id}">
    <h3 id="message-${id}">
      ${type ?? 'A message without a type'}
      <span class="${verdict === 'held' ? 'tag' : 'tag warn'}">${VERDICTS[verdict]}</span>
    </h3>
    <p class="soft">
      <time datetime="${arrivedAt.toISOString()}">${timeText(arrivedAt)}</time>, at <code>${path}</code>, answered
      ${ANSWER_WORDS[answered]}
    </p>
    <details>
      <summary>Event ID, signature and body of message ${id}</summary>
      <dl>
        <dt>Event ID</dt>
        <dd><code>${eventId ?? 'none'}</code></dd>
        <dt>Signature</dt>
        <dd><code>${signature ?? 'none'}</code></dd>
      </dl>
      <pre tabindex="0" role="region" aria-label="Body of message ${id}">${readable(body)}</pre>
    </details>
  </article>`
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
