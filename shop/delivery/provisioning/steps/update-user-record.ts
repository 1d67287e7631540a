import { done, failed, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Assigns the eSIM to its customer, if the order has one (after-purchase rules §4, step 5). */
export const updateUserRecord: Step = {
  name: 'update_user_record',

  async run({ order, esims, findEsim }) {
    if (!order.userId) return done()
    if (!order.iccid) return failed('record_missing', stepMessages.iccidMissing)
    const esim = await findEsim()
    if (!esim) return failed('record_missing', stepMessages.userFetch('the eSIM is not on record'))
    return esim.iccid === order.iccid
      ? done(undefined, { also: [esims.givingToBuyer(order.iccid)] })
      : failed('record_missing', stepMessages.userUpdate('another eSIM is on record'))
  },
}
