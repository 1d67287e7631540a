import { done, failed, type Step } from '../step.ts'
import { stepMessages } from '../step-messages.ts'

/** Files the eSIM with its customer, if the order has one (spec 2 §4, step 5). */
export const updateUserRecord: Step = {
  name: 'update_user_record',

  async run({ order, esims, customers }) {
    if (!order.userId) return done()
    if (!order.iccid) return failed(stepMessages.iccidMissing)
    if (!(await customers.exists(order.userId))) return failed(stepMessages.userFetch('the customer record is gone'))

    await esims.giveTo(order.iccid, order.userId)
    return done()
  },
}
