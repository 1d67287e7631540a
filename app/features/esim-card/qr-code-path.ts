// The address of an order's QR picture; another `version` makes the browser load it again.

export function qrCodePath(reference: string, version = 0): string {
  const search = new URLSearchParams({ reference, ...(version > 0 ? { version: String(version) } : {}) })
  return `/order/qr-code?${search.toString()}`
}

/** The name under which it is saved (after-purchase rules §9). */
export const qrFileName = (iccid: string): string => `esim-qrcode-${iccid}.png`
