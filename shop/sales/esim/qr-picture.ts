// The codes of an eSIM as a phone reads them, and their QR picture. It contains nothing but the activation code, so the
// network isn't needed for it.
import { askingForConfirmation } from '#values/normal-form/activation-code.ts'
import { qrPng } from '#values/qr-png.ts'

/** Codes whose QR picture is there too. */
export type ScannableCodes = { activationCode: string; confirmationCode: string | null; qrPng: Uint8Array }

/**
 * The codes with the network's picture, or with one of ours if it sent none. A phone asks for a confirmation code only if
 * the activation code says so; if the network's doesn't, ours does, and its picture isn't used.
 */
export async function withPicture(
  { activationCode: told, confirmationCode }: Omit<ScannableCodes, 'qrPng'>,
  sent: Uint8Array | null,
): Promise<ScannableCodes> {
  const activationCode = confirmationCode === null ? told : askingForConfirmation(told)
  const isUsable = sent !== null && activationCode === told
  return { activationCode, confirmationCode, qrPng: isUsable ? sent : await qrPictureOf(activationCode) }
}

/** Every phone that reads QR codes can read it; as large and as fault-tolerant as the network's own pictures. */
const qrPictureOf = (activationCode: string): Promise<Uint8Array<ArrayBuffer>> =>
  qrPng(activationCode, { side: 500, faults: 'M' })
