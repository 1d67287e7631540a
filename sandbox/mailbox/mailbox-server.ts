// The mailbox: an SMTP server that keeps every email, pages to read them, and JSON for tests.
import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import type { Context } from 'hono'
import { openFaultList } from '../control/fault-list.ts'
import type { FaultList } from '../control/fault-list.ts'
import { PAGE_POLICY } from '../control/page-frame.ts'
import { MAIL_HTML_POLICY, shownHtml } from './mail-html.ts'
import { isForeign } from '../own-requests.ts'
import { mailListPage, mailPage, noSuchMailPage, repliedPage } from './mail-pages.ts'
import { bytesOf, openMailStore } from './mail-store.ts'
import type { Mail, MailLine } from './mail-store.ts'
import { handInReply, type ReplyDoor } from './reply.ts'
import { openSmtpPost, SMTP_FAULTS } from './smtp-post.ts'

export type MailboxOptions = {
  database: DatabaseSync
  now: () => Date
  smtpPort: number
  host: string
  /** Where replies to emails are delivered; without it, nobody can reply. */
  replyDoor?: ReplyDoor | undefined
}

export type Mailbox = {
  routes: Hono
  faults: FaultList
  smtpPort: number
  list: (to?: string) => MailLine[]
  /** How many emails each address received; only this address, if one is given. */
  countByAddress: (to?: string) => Record<string, number>
  close: () => Promise<void>
}

export async function openMailbox({ database, now, smtpPort, host, replyDoor }: MailboxOptions): Promise<Mailbox> {
  const mails = openMailStore(database, now)
  const faults = openFaultList(SMTP_FAULTS)
  const smtp = await openSmtpPost(mails, faults, smtpPort, host)
  const routes = new Hono()

  routes.get('/mailbox/api/messages', (c) => c.json(mails.list(c.req.query('to'))))
  routes.delete('/mailbox/api/messages', (c) => {
    mails.clear()
    return c.body(null, 204)
  })
  routes.get('/mailbox/api/messages/:id', async (c) => {
    const mail = await mailOf(c)
    return mail ? c.json(wholeMail(mail)) : c.json({ message: 'No such mail' }, 404)
  })

  routes.get('/mailbox', (c) => {
    const to = c.req.query('to') || undefined
    c.header('Content-Security-Policy', PAGE_POLICY)
    return c.html(mailListPage(mails.list(to), to))
  })
  routes.get('/mailbox/:id{[0-9]+}', async (c) => {
    const mail = await mailOf(c)
    c.header('Content-Security-Policy', PAGE_POLICY)
    return mail ? c.html(mailPage(mail, replyDoor !== undefined)) : c.html(noSuchMailPage(), 404)
  })
  routes.post('/mailbox/:id{[0-9]+}/reply', async (c) => {
    if (isForeign(c)) return c.text('Only requests from this machine are accepted', 403)
    const mail = await mailOf(c)
    if (!mail || !replyDoor) return c.html(noSuchMailPage(), 404)
    const { text } = await c.req.parseBody()
    const answer = await handInReply(replyDoor, mail, { text: typeof text === 'string' ? text : '' }).catch(() => null)
    c.header('Content-Security-Policy', PAGE_POLICY)
    return c.html(repliedPage(mail, answer), answer && answer.status < 300 ? 200 : 502)
  })
  routes.get('/mailbox/:id{[0-9]+}/html', async (c) => {
    const mail = await mailOf(c)
    if (!mail) return c.html(noSuchMailPage(), 404)
    c.header('Content-Security-Policy', MAIL_HTML_POLICY)
    return c.html(shownHtml(mail))
  })
  routes.get('/mailbox/:id{[0-9]+}/parts/:part{[0-9]+}', async (c) => {
    const part = (await mailOf(c))?.email.attachments[Number(c.req.param('part'))]
    if (!part) return c.html(noSuchMailPage(), 404)
    const name = encodeURIComponent(part.filename ?? 'part')
    return c.body(new Uint8Array(bytesOf(part)), 200, {
      'Content-Type': part.mimeType,
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    })
  })

  async function mailOf(c: Context): Promise<Mail | null> {
    const id = Number(c.req.param('id'))
    return Number.isSafeInteger(id) ? mails.find(id) : null
  }

  return {
    routes,
    faults,
    smtpPort: smtp.port,
    list: (to) => mails.list(to),
    countByAddress: (to) => mails.countByAddress(to),
    close: smtp.close,
  }
}

function wholeMail({ email, raw, ...line }: Mail) {
  return {
    ...line,
    html: email.html ?? null,
    text: email.text ?? null,
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: email.attachments.map((part) => ({
      filename: part.filename,
      contentType: part.mimeType,
      contentId: part.contentId?.replaceAll(/^<|>$/g, '') ?? null,
      disposition: part.disposition,
      content: bytesOf(part).toString('base64'),
    })),
    bytes: raw.byteLength,
  }
}
