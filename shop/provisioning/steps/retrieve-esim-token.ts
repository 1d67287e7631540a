import { VendorError } from '#shop/ports/vendor-error.ts'
import { done, failed, notYet, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Makes sure that the network lets us in (spec 2 §4, step 0). */
export const retrieveEsimToken: Step = {
  name: 'retrieve_esim_token',
  patience: { looks: 10, message: stepMessages.token },

  async run({ provider, pollEveryMs }) {
    try {
      await provider.ensureToken()
      return done()
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return error.isRetryable ? notYet(pollEveryMs) : failed(stepMessages.token)
    }
  },
}
