// Waits for the promised profile; the network's callback only makes us look sooner, the look itself is the proof.
import { VendorError } from '#shop/ports/vendor-error.ts'
import { done, notYet, review, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Gives the order its ICCID; at most 50 looks (spec 2 §4, step 2 and §9). */
export const pollForIccid: Step = {
  name: 'poll_for_iccid',
  patience: { looks: 50, message: stepMessages.pollTimeout },

  async run({ order, orders, atomically, provider, esims, clock, log, pollEveryMs }) {
    const known = await esims.findActive(order.id)
    if (known) return done({ iccid: known.iccid })

    const [first, ...surplus] = await findProfiles(provider.findByReference(order.reference))
    if (!first) return notYet(pollEveryMs)

    const esim = { orderId: order.id, bundleId: order.bundle.bundleId, zone: order.bundle.zone, now: clock.now() }
    // A refund either sees the eSIM and gives it back, or nobody gets it.
    const adopted = await atomically(async () =>
      (await orders.holdSettled(order.id)) ? esims.adopt({ ...esim, iccid: first.iccid }) : 'refunded',
    )
    if (adopted === 'refunded') return notYet(pollEveryMs)
    if (adopted === 'taken') {
      log.alert({ orderId: order.id }, 'the network gave a profile that another order holds')
      return review('esim_taken')
    }
    for (const profile of surplus) await esims.noteSurplus({ ...esim, iccid: profile.iccid })
    return done({ iccid: first.iccid })
  },
}

// A look that the network did not answer is a look in vain, nothing worse.
async function findProfiles<Profile>(looking: Promise<Profile[]>): Promise<Profile[]> {
  try {
    return await looking
  } catch (error) {
    if (error instanceof VendorError) return []
    throw error
  }
}
