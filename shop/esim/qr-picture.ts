// The QR picture of an activation code as the shop draws it: what a camera reads from it is the code itself, so nobody is needed for it.
import { toBuffer } from 'qrcode'

/** As large and as fault-tolerant as the network's own pictures; a PNG with the quiet zone that cameras want. */
const LOOK = {
  type: 'png',
  margin: 4,
  width: 500,
  errorCorrectionLevel: 'M',
  // Each line is much like the one above it: trying all five filters on each costs most of the drawing.
  rendererOpts: { filterType: 2, deflateLevel: 6, deflateStrategy: 0 },
} as const

/** Every phone that reads QR codes reads the activation code from it. */
export const qrPictureOf = async (activationCode: string): Promise<Uint8Array> =>
  new Uint8Array(await toBuffer(activationCode, LOOK))
