// Stores every accepted email as the bytes received, and parses them again on demand.
import type { DatabaseSync } from 'node:sqlite'
import PostalMime from 'postal-mime'
import type { Address, Attachment, Email } from 'postal-mime'
import { z } from 'zod'
import { inTransaction } from '../database.ts'

export type MailLine = { id: number; to: string; from: string; subject: string; date: string; messageId: string | null }
export type Mail = MailLine & { email: Email; raw: Uint8Array }
export type MailStore = ReturnType<typeof openMailStore>

const lineRow = z.object({
  id: z.number(),
  recipients: z.string(),
  sender: z.string(),
  subject: z.string(),
  received_at: z.number(),
  message_id: z.string().nullable(),
})
const mailRow = lineRow.extend({ raw: z.instanceof(Uint8Array) })
const LINE = 'id, recipients, sender, subject, received_at, message_id'

export function openMailStore(database: DatabaseSync, now: () => Date) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS mailbox_messages (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      received_at INTEGER NOT NULL,
      sender TEXT NOT NULL,
      recipients TEXT NOT NULL,
      subject TEXT NOT NULL,
      message_id TEXT,
      raw BLOB NOT NULL
    );
    CREATE TABLE IF NOT EXISTS mailbox_recipients (
      message_id INTEGER NOT NULL REFERENCES mailbox_messages (id) ON DELETE CASCADE,
      address TEXT NOT NULL
    );
    CREATE INDEX IF NOT EXISTS mailbox_recipients_by_address ON mailbox_recipients (address);
  `)

  const insert = database.prepare(
    `INSERT INTO mailbox_messages (received_at, sender, recipients, subject, message_id, raw) VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const addRecipient = database.prepare('INSERT INTO mailbox_recipients (message_id, address) VALUES (?, ?)')

  return {
    async keep(raw: Uint8Array, envelopeFrom: string, recipients: string[]): Promise<number> {
      // The rest is parsed when somebody opens the email.
      const email = await PostalMime.parse(headOf(raw))
      const sender = addressText(email.from) || envelopeFrom
      return inTransaction(database, () => {
        const all = recipients.join(', ')
        const { subject = '', messageId = null } = email
        const id = Number(insert.run(now().getTime(), sender, all, subject, messageId, raw).lastInsertRowid)
        for (const to of recipients) addRecipient.run(id, to.toLowerCase())
        return id
      })
    },

    /** Newest first; `to` is one complete address, in any case. */
    list(to?: string): MailLine[] {
      const narrowed = 'WHERE id IN (SELECT message_id FROM mailbox_recipients WHERE address = ?)'
      const select = `SELECT ${LINE} FROM mailbox_messages ${to === undefined ? '' : narrowed} ORDER BY id DESC LIMIT 1000`
      const rows = database.prepare(select).all(...(to === undefined ? [] : [to.trim().toLowerCase()]))
      return rows.map((row) => lineOf(lineRow.parse(row)))
    },

    async find(id: number): Promise<Mail | null> {
      const row = database.prepare(`SELECT ${LINE}, raw FROM mailbox_messages WHERE id = ?`).get(id)
      if (!row) return null
      const read = mailRow.parse(row)
      return { ...lineOf(read), raw: read.raw, email: await PostalMime.parse(read.raw) }
    },

    countByAddress(to?: string): Record<string, number> {
      const narrowed = to === undefined ? '' : 'WHERE address = ?'
      const rows = database
        .prepare(`SELECT address, count(*) AS mails FROM mailbox_recipients ${narrowed} GROUP BY address`)
        .all(...(to === undefined ? [] : [to.trim().toLowerCase()]))
      const counts = rows.map((row) => z.object({ address: z.string(), mails: z.number() }).parse(row))
      return Object.fromEntries(counts.map(({ address, mails }) => [address, mails]))
    },

    clear: (): void => database.exec('DELETE FROM mailbox_recipients; DELETE FROM mailbox_messages'),
  }
}

export function bytesOf({ content }: Attachment): Buffer {
  return typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
}

/** Everything before the first empty line. */
function headOf(raw: Uint8Array): Uint8Array {
  const end = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).indexOf('\r\n\r\n')
  return end === -1 ? raw : raw.subarray(0, end + 4)
}

function lineOf(row: z.infer<typeof lineRow>): MailLine {
  const { id, recipients: to, sender: from, subject, message_id: messageId } = row
  return { id, to, from, subject, date: new Date(row.received_at).toISOString(), messageId }
}

function addressText(address: Address | undefined): string {
  if (!address?.address) return ''
  return address.name ? `${address.name} <${address.address}>` : address.address
}
