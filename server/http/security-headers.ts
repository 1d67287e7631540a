// Content security policy and other headers: browsers may load only our own files, and of inline content only the
// scripts and brand colors whose hashes we know.
import { createHash } from 'node:crypto'
import boot from 'virtual:script/app/start/boot.ts'
import { lookOf } from '#app/start/brand-look.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import { REPORT_DOOR } from './blocked-reports.ts'
import { STRICT_TRANSPORT } from './static-files.ts'

export type HeaderSettings = {
  isSecure: boolean
  paymentOrigin: string
  /** The dev server adds its own scripts and styles to the document. */
  isUnderConstruction?: boolean
}

const MOST_STYLES = 200

/** The headers of every response; the brand's colors determine which inline style is allowed. */
export function securityHeaders(settings: HeaderSettings) {
  const known = new Map<string, Record<string, string>>()
  return (colors: Brand['colors'] | null): Record<string, string> => {
    const style = colors ? lookOf(colors).style : ''
    const headers = known.get(style) ?? headersFor(settings, style)
    if (known.size >= MOST_STYLES) known.clear()
    known.set(style, headers)
    return headers
  }
}

function headersFor({ isSecure, paymentOrigin, isUnderConstruction }: HeaderSettings, style: string) {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${isUnderConstruction ? "'unsafe-inline'" : fingerprint(boot)}`,
    `style-src-elem 'self' ${isUnderConstruction ? "'unsafe-inline'" : fingerprint(style)}`,
    // Positions and sizes set by components (docs/decisions/0026).
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Partners preview the widget (app/routes/partners/embed).
    "frame-src 'self'",
    // Chrome also applies this to the redirect after a form, so the payment page must be listed.
    `form-action 'self' ${paymentOrigin}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_DOOR}`,
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    // A plain form post without an Origin header would be refused, so we can't use the default of no-referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)',
    ...(isSecure && { 'strict-transport-security': STRICT_TRANSPORT }),
  }
}

const fingerprint = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
