// Whose words the guide speaks at first, as far as the browser says which phone it runs on.

export const GUIDE_DEVICES = ['iphone', 'samsung', 'pixel', 'other'] as const
export type GuideDevice = (typeof GUIDE_DEVICES)[number]

export function detectGuideDevice(userAgent: string | null): GuideDevice {
  const text = userAgent ?? ''
  if (/Pixel/.test(text)) return 'pixel'
  if (/SM-[A-Z]\d|Samsung/i.test(text)) return 'samsung'
  return /Android/.test(text) ? 'other' : 'iphone'
}
