// Whose words the guide speaks at first, as far as the browser says which phone it runs on.
import type { GuideDevice } from '#app/copy/support/faq.ts'

export function detectGuideDevice(userAgent: string | null): GuideDevice {
  const text = userAgent ?? ''
  if (/Pixel/.test(text)) return 'pixel'
  if (/SM-[A-Z]\d|Samsung/i.test(text)) return 'samsung'
  return /Android/.test(text) ? 'other' : 'iphone'
}
