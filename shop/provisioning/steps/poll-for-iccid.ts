// Waits for the promised profile; the network's callback only makes us look sooner, the look itself is the proof.
import { VendorError } from '#shop/ports/vendor-error.ts'
import { fateOf } from '../faults.ts'
import { done, notYet, troubled, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Gives the order its ICCID; at most 50 looks (after-purchase rules §4, step 2 and §9). */
export const pollForIccid: Step = {
  name: 'poll_for_iccid',
  patience: { looks: 50, message: stepMessages.pollTimeout },

  async run({ order, orders, transaction, provider, esims, clock, pollEveryMs }) {
    const known = await esims.findActive(order.id)
    if (known) return done({ iccid: known.iccid })

    const found = await findProfiles(provider.findByReference(order.reference))
    if (found instanceof VendorError) return troubled(found.fault, found.message)
    const [first, ...surplus] = found
    if (!first) return notYet(pollEveryMs)

    const { bundleId, zone } = order.bundle
    const esim = { orderId: order.id, networkId: order.networkId, bundleId, zone, now: clock.now() }
    // A refund either sees the eSIM and gives it back, or nobody gets it.
    const adopted = await transaction(async () =>
      (await orders.holdSettled(order.id)) ? esims.adopt({ ...esim, iccid: first.iccid }) : 'refunded',
    )
    if (adopted === 'refunded') return notYet(pollEveryMs)
    if (adopted === 'taken') return troubled('iccid_taken', 'the network gave a profile that another order holds')
    for (const profile of surplus) await esims.noteSurplus({ ...esim, iccid: profile.iccid })
    return done({ iccid: first.iccid })
  },
}

// A look that the network did not answer is a look in vain, nothing worse; an answer that no phone could use is the end.
async function findProfiles<Profile>(looking: Promise<Profile[]>): Promise<Profile[] | VendorError> {
  try {
    return await looking
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return 'review' in fateOf(error.fault) ? error : []
  }
}
