// Where the QR picture of an order lies; another `version` makes the browser fetch it anew.

export function qrCodePath(reference: string, version = 0): string {
  const search = new URLSearchParams({ reference, ...(version > 0 ? { version: String(version) } : {}) })
  return `/order/qr-code?${search.toString()}`
}

/** The name under which it is saved (after-purchase rules §9). */
export const qrFileName = (iccid: string): string => `esim-qrcode-${iccid}.png`
