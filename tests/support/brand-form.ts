// The brand settings form as a browser posts it: every field is present, and most are empty.
import type { Browser } from './open-http-shop.ts'

const COLORS = ['primaryColor', 'primaryLightColor', 'primaryDarkColor', 'secondaryColor', 'backgroundColor']

function brandForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData()
  const whole = { intent: 'save_brand', name: 'Wander Pass', fullName: '', tagline: '', heroText: '' }
  const colors = Object.fromEntries(COLORS.map((name) => [name, '']))
  for (const [name, value] of Object.entries({ ...whole, ...colors, ...fields })) form.set(name, value)
  return form
}

export const saveBrand = (browser: Browser, fields: Record<string, string | Blob>, path = '/admin?tab=brand') =>
  browser.send(path, { method: 'POST', body: brandForm(fields) })
