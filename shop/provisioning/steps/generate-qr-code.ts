import { VendorError } from '#shop/ports/vendor-error.ts'
import { done, failed, troubledBy, withAlso, type Step, type StepNeeds } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Fetches the activation code and its QR picture (after-purchase rules §4, step 3; §7). */
export const generateQrCode: Step = {
  name: 'generate_qr_code',
  patience: { looks: 10, message: stepMessages.qr('the network is busy') },

  async run(world) {
    const { order, esims, findEsim, knowEsim, pollEveryMs } = world
    const esim = await findEsim()
    if (!esim) return failed('record_missing', stepMessages.iccidMissing)

    const { activationCode, qrPng, trouble } = await fetchCodes(world, esim.iccid)
    // The code alone can be installed: it is there for the traveler even when the picture is not.
    const also = activationCode === null ? [] : [esims.savingCodes(esim.iccid, { activationCode, qrPng })]
    const extras = activationCode === null ? undefined : { activationCode }
    if (trouble)
      return withAlso(
        troubledBy(trouble, stepMessages.qr(trouble.message), { pollEveryMs, ...(extras && { extras }) }),
        also,
      )

    knowEsim({ iccid: esim.iccid, activationCode, qrPng })
    const qrCodeUrl = `/order/qr-code?reference=${encodeURIComponent(order.reference)}`
    return done({ ...extras, qrCodeUrl }, { also, isShown: true })
  },
}

// Both at once; without a code, its picture is of no use.
async function fetchCodes({ provider }: StepNeeds, iccid: string) {
  const [code, picture] = await Promise.allSettled([provider.findActivationCode(iccid), provider.fetchQrCode(iccid)])
  const trouble = [code, picture].find((each) => each.status === 'rejected')?.reason ?? null
  if (trouble !== null && !(trouble instanceof VendorError)) throw trouble
  return {
    activationCode: code.status === 'fulfilled' ? code.value : null,
    qrPng: code.status === 'fulfilled' && picture.status === 'fulfilled' ? picture.value : null,
    trouble,
  }
}
