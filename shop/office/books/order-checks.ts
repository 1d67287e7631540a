// All checks of one order's consistency.
import { checkEsim, checkRight } from './esim-checks.ts'
import { ofOrder, type Difference, type Finding } from './difference.ts'
import type { OrderBooks } from './order-books.ts'
import { checkPapers } from './paper-checks.ts'
import { checkMoney, checkPages, checkPrice } from './payment-checks.ts'
import { checkCoupon, checkHistory, checkMails } from './story-checks.ts'
import { checkProgress } from './waiting-checks.ts'

const CHECKS: ((books: OrderBooks, now: Date) => Finding[])[] = [
  checkPages,
  checkMoney,
  checkPrice,
  checkEsim,
  checkRight,
  checkPapers,
  checkMails,
  checkHistory,
  checkCoupon,
  checkProgress,
]

/** Everything about this order that isn't as it should be. */
export const checkOrder = (books: OrderBooks, now: Date): Difference[] =>
  CHECKS.flatMap((check) => check(books, now)).map((found) => ofOrder(books.order, found))
