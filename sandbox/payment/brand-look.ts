// The seller's colors on the hosted pages, as with the real provider: background and button, with text in contrast.
import { createHash } from 'node:crypto'
import type { Session } from './wire.ts'

const DARK_INK = '#19182a'

/** A style sheet for this session's pages; empty if the seller chose no colors. */
export function brandStyle(session: Session | null): string {
  const { background_color: background, button_color: button } = session?.branding_settings ?? {}
  return [
    background && `body{background:${background}}header,footer{color:${inkOn(background)}}`,
    button &&
      `button:not(.quiet),.button,button:not(.quiet):hover,.button:hover{background:${button};color:${inkOn(button)}}a:not(.button),.quiet{color:${DARK_INK}}`,
  ]
    .filter(Boolean)
    .join('')
}

export const hashOf = (style: string): string => createHash('sha256').update(style).digest('base64')

function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => luminous(Number.parseInt(color.slice(at, at + 2), 16)))
  const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.0606 ? '#ffffff' : DARK_INK
}

function luminous(byte: number): number {
  const part = byte / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
