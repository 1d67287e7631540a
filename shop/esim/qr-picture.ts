// The QR picture of an activation code as the shop draws it: what a camera reads from it is the code itself, so nobody is needed for it.
import { qrPng } from '#shop/values/qr-png.ts'

/** Every phone that reads QR codes reads the activation code from it; as large and as fault-tolerant as the network's own pictures. */
export const qrPictureOf = (activationCode: string): Promise<Uint8Array<ArrayBuffer>> =>
  qrPng(activationCode, { side: 500, faults: 'M' })
