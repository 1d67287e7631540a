// Activation code and QR picture of any eSIM, for staff; who that is the caller has to know (spec 1 §7 "generate-qrcode").
import type { EsimProvider } from '#shop/ports/esim-provider.ts'
import type { Log } from '#shop/ports/log.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { Outcome } from '#shop/values/outcome.ts'

export type ViewCodesDeps = { provider: EsimProvider; log: Log }

/** The codes as the network has them now. Problem: `network_unavailable`, also for an unknown eSIM. */
export async function viewCodes(
  { provider, log }: ViewCodesDeps,
  iccid: string,
): Promise<Outcome<{ activationCode: string; qrPng: Uint8Array }, 'network_unavailable'>> {
  try {
    const [activationCode, qrPng] = await Promise.all([provider.findActivationCode(iccid), provider.fetchQrCode(iccid)])
    return { ok: true, activationCode, qrPng }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ problem: error.message }, 'eSIM codes not told')
    return { ok: false, problem: 'network_unavailable' }
  }
}
