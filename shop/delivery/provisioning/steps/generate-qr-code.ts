import { withPicture, type ScannableCodes } from '#shop/sales/esim/qr-picture.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { KnownEsim } from '../start-provisioning-run.ts'
import { done, failed, troubledBy, type Step, type StepNeeds } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/**
 * Fetches the QR picture, and the activation code if it didn't come with the profile (after-purchase rules §4, step 3;
 * §7). The code is what counts: if its picture doesn't come, the shop draws it.
 */
export const generateQrCode: Step = {
  name: 'generate_qr_code',
  pollLimit: { polls: 10, message: stepMessages.qr('the network is busy') },

  async run(world) {
    const { order, findEsim, knowEsim, pollEveryMs } = world
    const esim = await findEsim()
    if (!esim) return failed('record_missing', stepMessages.iccidMissing)

    const codes = await fetchCodes(world, esim)
    if (codes instanceof VendorError) return troubledBy(codes, stepMessages.qr(codes.message), { pollEveryMs })

    const { activationCode, confirmationCode } = codes
    knowEsim({ iccid: esim.iccid, networkEsimId: esim.networkEsimId, ...codes })
    const qrCodeUrl = `/order/qr-code?reference=${encodeURIComponent(order.reference)}`
    return done({ activationCode, confirmationCode, qrCodeUrl }, { isShown: true })
  },
}

// Both at once; without a code, its picture is useless.
async function fetchCodes(
  { provider, order, log }: StepNeeds,
  { activationCode: told, confirmationCode, ...esim }: KnownEsim,
): Promise<ScannableCodes | VendorError> {
  const [code, picture] = await Promise.allSettled([
    told === null ? provider.findCodes(esim) : { activationCode: told, confirmationCode },
    provider.fetchQrCode(esim),
  ])
  if (code.status === 'rejected') return asVendors(code.reason)
  if (picture.status === 'rejected')
    log.warn({ orderId: order.id, problem: asVendors(picture.reason).message }, 'the shop draws the QR picture itself')
  const sent = picture.status === 'fulfilled' ? picture.value : null
  return withPicture(code.value, sent)
}

function asVendors(reason: unknown): VendorError {
  if (reason instanceof VendorError) return reason
  throw reason
}
