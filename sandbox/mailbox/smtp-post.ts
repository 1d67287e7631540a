// Simulates the SMTP server: accepts every email on this machine, delivers none, and fails on request.
import { Buffer } from 'node:buffer'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { callbackify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import type { Fault, FaultList } from '../control/fault-list.ts'
import type { MailStore } from './mail-store.ts'

export type SmtpPost = { port: number; close: () => Promise<void> }

const IN_SESSION = ['reject_421', 'reject_450', 'reject_550', 'drop_after_data', 'slow', 'odd-notation']

export const SMTP_FAULTS: Record<string, readonly string[]> = {
  smtp: ['refuse', ...IN_SESSION],
}

const MAX_BYTES = 25 * 1024 * 1024
const SLOW_MS = 3_000
/** A server may answer with any words, in lower case, without an enhanced code, and in more than ASCII. */
const ODD_ANSWER = '  ok   <abc@mx> – Zustellung übernommen [relay=550 queue]  '

export async function openSmtpPost(mails: MailStore, faults: FaultList, port: number, host: string): Promise<SmtpPost> {
  const sockets = new Map<number, Socket>()
  const struck = new Map<string, Fault>()

  const server = new SMTPServer({
    banner: 'Sandbox mailbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    logger: false,
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    // A server that is down also drops the connections that were already open.
    onMailFrom(_address, session, done) {
      if (faults.take('smtp', [], ['refuse'])) sockets.get(session.remotePort)?.destroy()
      else done()
    },
    onRcptTo({ address }, session, done) {
      const fault = struck.get(session.id) ?? faults.take('smtp', [address.toLowerCase()], IN_SESSION)
      if (fault) struck.set(session.id, fault)
      const code = Number(/^reject_(\d+)$/.exec(fault?.kind ?? '')?.[1])
      if (!code) return done()
      struck.delete(session.id)
      return done(smtpError(code))
    },
    onData: callbackify(receive),
    onClose(session) {
      struck.delete(session.id)
      sockets.delete(session.remotePort)
    },
  })

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(Buffer.from(chunk))
    if (stream.sizeExceeded) throw smtpError(552)
    const fault = struck.get(session.id)
    struck.delete(session.id)
    if (fault?.kind === 'slow') await wait(fault.ms ?? SLOW_MS)

    const { mailFrom, rcptTo } = session.envelope
    const recipients = rcptTo.map(({ address }) => address)
    await mails.keep(Buffer.concat(chunks), mailFrom ? mailFrom.address : '', recipients)
    // The email is stored but the sender is never told: it will send it again.
    if (fault?.kind === 'drop_after_data') sockets.get(session.remotePort)?.destroy()
    return fault?.kind === 'odd-notation' ? ODD_ANSWER : 'OK: message queued'
  }

  server.server.prependListener('connection', (socket) => {
    const { remotePort } = socket
    if (remotePort !== undefined) sockets.set(remotePort, socket)
    if (faults.take('smtp', [], ['refuse'])) socket.destroy()
  })
  // A client that hangs up in the middle must not crash the server.
  server.on('error', () => undefined)

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => {
      server.server.off('error', reject)
      resolve()
    })
  })

  return {
    port: portOf(server.server.address()),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy()
        server.close(resolve)
      }),
  }
}

function smtpError(code: number): Error {
  const texts: Record<number, string> = {
    421: 'Service not available, try again later',
    450: 'Mailbox busy, try again later',
    550: 'Mailbox unavailable',
    552: 'Message too large',
  }
  return Object.assign(new Error(texts[code] ?? 'Requested action aborted'), { responseCode: code })
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the mailbox has no port')
  return address.port
}
