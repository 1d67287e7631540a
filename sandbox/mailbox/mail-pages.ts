// The mailbox for people: who received what and when, and each email as its reader would see it.
import { html } from 'hono/html'
import { page, timeText } from '../control/page-frame.ts'
import type { Markup } from '../control/page-frame.ts'
import type { Mail, MailLine } from './mail-store.ts'

export function mailListPage(mails: MailLine[], to: string | undefined): Markup {
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <form class="row" method="get" action="/mailbox">
        <label>Only emails to <input name="to" type="search" value="${to ?? ''}" autocomplete="off" /></label>
        <button>Show</button>
      </form>
      <section aria-label="Emails">${mails.length === 0 ? html`<p>No emails yet</p>` : mailTable(mails)}</section>`,
  )
}

function mailTable(mails: MailLine[]): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="List of emails">
    <table>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">Subject</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        ${mails.map(
          ({ id, to, subject, date }) =>
            html`<tr>
              <td class="break">${to}</td>
              <td class="break"><a href="/mailbox/${id}">${subject || '(no subject)'}</a></td>
              <td><time datetime="${date}">${timeText(new Date(date))}</time></td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

export function mailPage(mail: Mail, mayReply: boolean): Markup {
  const { id, email } = mail
  return page(
    mail.subject || 'Mail',
    html`<p><a href="/mailbox">Back to the mailbox</a></p>
      <h1>${mail.subject || '(no subject)'}</h1>
      <section aria-label="Envelope">
        <dl>
          <dt>From</dt>
          <dd>${mail.from}</dd>
          <dt>To</dt>
          <dd>${mail.to}</dd>
          <dt>Time</dt>
          <dd><time datetime="${mail.date}">${timeText(new Date(mail.date))}</time></dd>
        </dl>
        ${attachmentList(mail)}
      </section>
      ${
        email.html
          ? html`<section>
              <h2>Message</h2>
              <iframe
                sandbox="allow-popups allow-popups-to-escape-sandbox"
                src="/mailbox/${id}/html"
                title="Message as shown by a mail program"
              ></iframe>
            </section>`
          : ''
      }
      ${
        email.text
          ? html`<section>
              <h2>Plain text</h2>
              <pre tabindex="0" role="region" aria-label="Plain text of the message">${email.text}</pre>
            </section>`
          : ''
      }
      ${
        mayReply
          ? html`<section>
              <h2>Reply</h2>
              <form method="post" action="/mailbox/${id}/reply">
                <p>
                  <label for="reply">As ${mail.to}, to ${email.replyTo?.[0]?.address ?? mail.from}</label>
                </p>
                <textarea id="reply" name="text" rows="5" required></textarea>
                <p><button>Send reply</button></p>
              </form>
            </section>`
          : ''
      }
      <section>
        <h2>Headers</h2>
        <pre tabindex="0" role="region" aria-label="Headers of the message">
${email.headerLines.map(({ line }) => line).join('\n')}</pre>
      </section>`,
  )
}

export function repliedPage({ id }: Mail, answer: { status: number; words: string } | null): Markup {
  const isTaken = answer !== null && answer.status < 300
  return page(
    isTaken ? 'Reply sent' : 'Reply not taken',
    html`<h1>${isTaken ? 'Reply sent' : 'Reply not taken'}</h1>
      <p>${answer ? `The shop answered ${answer.status}: ${answer.words}` : 'The shop did not answer.'}</p>
      <p><a href="/mailbox/${id}">Back to the email</a></p>`,
  )
}

function attachmentList({ id, email }: Mail): Markup | string {
  if (email.attachments.length === 0) return ''
  return html`<h2>Attachments</h2>
    <ul>
      ${email.attachments.map(
        ({ filename, mimeType }, place) =>
          html`<li>
            <a href="/mailbox/${id}/parts/${place}">${filename ?? `Part ${place + 1}`}</a>
            <span class="soft">${mimeType}</span>
          </li>`,
      )}
    </ul>`
}

export function noSuchMailPage(): Markup {
  return page(
    'No such mail',
    html`<h1>No such mail</h1>
      <p><a href="/mailbox">Back to the mailbox</a></p>`,
  )
}
