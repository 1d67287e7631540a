// The emails about withdrawals that were carried out, each with what changes its wording.
import { CARRIED_OUT } from '#shop/support/withdrawal/withdrawal.ts'
import { to } from './trip-mails.ts'

export const carriedOut = (orderReference: string) =>
  CARRIED_OUT.map((money) => ({
    ...to,
    kind: 'withdrawal_carried_out' as const,
    number: '4829-1375',
    orderReference,
    money,
    tookBack: money === 'free' || money.startsWith('some'),
    travelers: money.startsWith('some')
      ? [
          { number: 1, name: 'Nora Nova' },
          { number: 3, name: null },
        ]
      : [],
    amountCents: money === 'share' || money === 'some' ? 603 : 0,
    references: ['withdrawal.a'],
    replyTo: null,
  }))
