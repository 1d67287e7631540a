// An email's HTML as an email program shows it: with its embedded images, links in a new tab, nothing fetched, no scripts.
import type { Attachment } from 'postal-mime'
import { bytesOf } from './mail-store.ts'
import type { Mail } from './mail-store.ts'

export const MAIL_HTML_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const IMAGE = /^image\/(png|jpeg|gif|webp|svg\+xml)$/

export function shownHtml({ email }: Mail): string {
  const images = new Map(email.attachments.flatMap((part) => imageEntry(part)))
  const withImages = (email.html ?? '').replaceAll(/cid:([^"'\s)>]+)/gi, (reference, id: string) => {
    return images.get(decoded(id)) ?? reference
  })
  return `<!doctype html><base target="_blank">${withImages.replace(/^\s*<!doctype[^>]*>/i, '')}`
}

function imageEntry(part: Attachment): [string, string][] {
  if (!part.contentId || !IMAGE.test(part.mimeType)) return []
  const id = part.contentId.replaceAll(/^<|>$/g, '')
  return [[id, `data:${part.mimeType};base64,${bytesOf(part).toString('base64')}`]]
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
