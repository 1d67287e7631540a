import { VendorError } from '#shop/ports/vendor-error.ts'
import { done, failed, troubledBy, type Step, type StepExtras } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Fetches the activation code and its QR picture (after-purchase rules §4, step 3; §7). */
export const generateQrCode: Step = {
  name: 'generate_qr_code',
  patience: { looks: 10, message: stepMessages.qr('the network is busy') },

  async run({ order, provider, esims, pollEveryMs }) {
    const esim = await esims.findActive(order.id)
    if (!esim) return failed('record_missing', stepMessages.iccidMissing)

    // The code alone can be installed: it is there for the traveler even when the picture is not.
    let extras: StepExtras | undefined
    try {
      const activationCode = await provider.findActivationCode(esim.iccid)
      await esims.saveActivationCode(esim.iccid, activationCode)
      extras = { activationCode }
      await esims.saveQrCode(esim.iccid, await provider.fetchQrCode(esim.iccid))
      return done({ ...extras, qrCodeUrl: `/order/qr-code?reference=${encodeURIComponent(order.reference)}` })
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return troubledBy(error, stepMessages.qr(error.message), { pollEveryMs, extras })
    }
  },
}
