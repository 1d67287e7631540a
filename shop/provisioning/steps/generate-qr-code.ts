import { VendorError } from '#shop/ports/vendor-error.ts'
import { done, failed, notYet, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Fetches the activation code and its QR picture (spec 2 §4, step 3; §7). */
export const generateQrCode: Step = {
  name: 'generate_qr_code',
  patience: { looks: 10, message: stepMessages.qr('the network is busy') },

  async run({ order, provider, esims, pollEveryMs }) {
    const esim = await esims.findActive(order.id)
    if (!esim) return failed(stepMessages.iccidMissing)

    try {
      const activationCode = await provider.findActivationCode(esim.iccid)
      const qrPng = await provider.fetchQrCode(esim.iccid)
      await esims.saveCodes(esim.iccid, activationCode, qrPng)
      return done({ activationCode, qrCodeUrl: `/order/qr-code?reference=${encodeURIComponent(order.reference)}` })
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return error.isRetryable ? notYet(pollEveryMs) : failed(stepMessages.qr(error.message))
    }
  },
}
