// Which phone asks, as far as its browser says so; it only decides what is offered first, never what is possible.
export type DeviceKind = 'iphone' | 'android' | 'computer'

export function detectDevice(userAgent: string | null): DeviceKind {
  const text = userAgent ?? ''
  // Windows phones once claimed to be both.
  if (/windows/i.test(text)) return 'computer'
  if (/\b(iphone|ipod)\b/i.test(text)) return 'iphone'
  // Tablets and televisions leave out "Mobile".
  return /\bandroid\b/i.test(text) && /\bmobile\b/i.test(text) ? 'android' : 'computer'
}
