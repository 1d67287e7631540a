import { expect, it } from 'vitest'
import { accountCopy } from '#app/copy/people/account.ts'
import { authCopy } from '#app/copy/people/auth.ts'
import { statusCopy } from './esim-status.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { withdrawCopy } from '#app/copy/support/withdraw.ts'

const SAID = {
  account: accountCopy.tooOften,
  'signing in': authCopy.tooOften,
  'the status of an eSIM': statusCopy.tooOften,
  'the address of an order': orderCopy.correctEmail.tooOften,
  'a withdrawal': withdrawCopy.problems.tooOften,
}

it.each(Object.entries(SAID))('%s: shows the whole wait, a day in hours', (_, tooOften) => {
  const end = (seconds: number) => tooOften(seconds).replace('Too many attempts. Please try again ', '')
  expect([1, 89, 90, 3_600, 5_399, 5_400, 86_400].map(end)).toEqual([
    'in a minute.',
    'in a minute.',
    'in 2 minutes.',
    'in 60 minutes.',
    'in 90 minutes.',
    'in 2 hours.',
    'in 24 hours.',
  ])
})
