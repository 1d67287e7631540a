// The phone that somebody chose in the guide, as far as their browser keeps anything: some forbid it, and those inside of
// mail apps often have no storage at all.
import { GUIDE_DEVICES, type GuideDevice } from '#app/copy/support/faq.ts'

const STORAGE_KEY = 'guide-device'

export function rememberDevice(device: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, device)
  } catch {
    // It is chosen again next time.
  }
}

export function rememberedDevice(): GuideDevice | null {
  try {
    const saved = localStorage.getItem(STORAGE_KEY)
    return GUIDE_DEVICES.find((device) => device === saved) ?? null
  } catch {
    return null
  }
}
