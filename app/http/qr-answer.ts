// A QR code to print, as a file of its own.
import { qrPng } from '#values/qr-png.ts'

const SIDE_PX = 1024

/** Saved as `qr-code-<name>.png`; never cached on the way. */
export const qrAnswer = async (text: string, name: string): Promise<Response> =>
  new Response(await qrPng(text, { side: SIDE_PX, faults: 'Q' }), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="qr-code-${name}.png"`,
    },
  })
