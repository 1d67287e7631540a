import { done, failed, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Files the eSIM with its customer, if the order has one (after-purchase rules §4, step 5). */
export const updateUserRecord: Step = {
  name: 'update_user_record',

  async run({ order, esims, customers }) {
    if (!order.userId) return done()
    if (!order.iccid) return failed('record_missing', stepMessages.iccidMissing)
    if (!(await customers.exists(order.userId)))
      return failed('record_missing', stepMessages.userFetch('the customer record is gone'))

    const isGiven = await esims.giveTo(order.iccid, order.userId)
    return isGiven ? done() : failed('record_missing', stepMessages.userUpdate('the eSIM is not on record'))
  },
}
