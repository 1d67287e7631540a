// Writes a whole message at once. The library's own way is a chain of streams: it costs more, and every header,
// boundary, and part leaves in a packet of its own (few-writes.test.ts).
import { Readable } from 'node:stream'
import * as base64 from 'nodemailer/lib/base64'
import type { PluginFunction } from 'nodemailer/lib/mailer'
import type MimeNode from 'nodemailer/lib/mime-node'
import * as quotedPrintable from 'nodemailer/lib/qp'

/** A plugin for the library: what it composed leaves in one piece. */
export const writeAtOnce: PluginFunction = ({ message }, next) => {
  const bytes = Buffer.from(textOf(message))
  message.createReadStream = () => Readable.from(bytes)
  next()
}

function textOf(node: MimeNode): string {
  // Building the headers decides the boundary and the encoding.
  const head = `${node.buildHeaders()}\r\n\r\n`
  if (!node.multipart) return head + bodyOf(node)
  const parts = node.childNodes.map((part) => `--${node.boundary}\r\n${textOf(part)}`)
  return `${head}${parts.join('\r\n')}\r\n--${node.boundary}--\r\n`
}

function bodyOf(node: MimeNode): string {
  const { content = '' } = node
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) throw new TypeError('An email is text and bytes.')
  const encoding = node.getHeader('Content-Transfer-Encoding')
  if (encoding === 'quoted-printable') return quotedPrintable.wrap(quotedPrintable.encode(content))
  if (encoding === 'base64') return base64.wrap(base64.encode(content))
  return content.toString()
}
