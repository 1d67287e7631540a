import { VendorError } from '#ports/vendor-error.ts'
import { done, lost, troubledBy, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Makes sure that we are logged in at the network (after-purchase rules §4, step 0). */
export const retrieveEsimToken: Step = {
  name: 'retrieve_esim_token',
  pollLimit: { polls: 10, message: stepMessages.token },

  async run({ provider, write, pollEveryMs }) {
    // With a cached token, this takes no time, so there is no need to show the step.
    if (provider.tokenAgeMs() === null && (await write()) === null) return lost
    try {
      await provider.ensureToken()
      return done()
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      return troubledBy(error, stepMessages.token, { pollEveryMs })
    }
  },
}
