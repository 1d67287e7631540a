import { VendorError } from '#shop/ports/vendor-error.ts'
import { done, troubledBy, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Makes sure that the network lets us in (after-purchase rules §4, step 0). */
export const retrieveEsimToken: Step = {
  name: 'retrieve_esim_token',
  patience: { looks: 10, message: stepMessages.token },

  async run({ provider, pollEveryMs }) {
    try {
      await provider.ensureToken()
      return done()
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return troubledBy(error, stepMessages.token, { pollEveryMs })
    }
  },
}
