import { qrPng } from '#values/qr-png.ts'

/** A link as a QR code inside the page itself, so that it isn't cached anywhere else. */
export const qrDataUrl = async (link: string): Promise<string> =>
  `data:image/png;base64,${Buffer.from(await qrPng(link, { side: 512, faults: 'M' })).toString('base64')}`
