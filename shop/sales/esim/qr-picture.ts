// Draws the QR picture of an activation code. It contains nothing but the code, so the network isn't needed for it.
import { qrPng } from '#values/qr-png.ts'

/** Every phone that reads QR codes can read it; as large and as fault-tolerant as the network's own pictures. */
export const qrPictureOf = (activationCode: string): Promise<Uint8Array<ArrayBuffer>> =>
  qrPng(activationCode, { side: 500, faults: 'M' })
