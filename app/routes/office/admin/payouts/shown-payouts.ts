// What the owner's page shows of payouts; times are ISO texts.
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { DueRow, ShownPayout, ShownRun } from '#shop/partners/payout/view-payouts.ts'
import type { Shop } from '#shop/assembly/shop.ts'

type PayoutsView = Awaited<ReturnType<Shop['payouts']['viewPayouts']>>
type Account = { holder: string; iban: string; changedAt: string }
export type ShownDue = Omit<DueRow, 'account' | 'vatUnconfirmedAt'> & {
  account: Account | null
  vatUnconfirmedAt: string | null
}
export type RunOnPage = Omit<ShownRun, 'madeAt' | 'endedAt' | 'payouts'> & {
  madeAt: string
  endedAt: string | null
  payouts: (Omit<ShownPayout, 'returnedAt'> & { returnedAt: string | null })[]
}
export type PayoutsOnPage = ReturnType<typeof shownPayouts> & { asked: ProofKind }

const accountOf = (account: PayoutsView['payer']): Account | null =>
  account && { ...account, changedAt: account.changedAt.toISOString() }
const dueOf = ({ account, vatUnconfirmedAt, ...row }: DueRow): ShownDue => ({
  ...row,
  account: accountOf(account),
  vatUnconfirmedAt: vatUnconfirmedAt?.toISOString() ?? null,
})

export const shownPayouts = ({ payer, due, waiting, runs, ...rest }: PayoutsView) => ({
  ...rest,
  payer: accountOf(payer),
  due: due.map(dueOf),
  waiting: waiting.map(dueOf),
  runs: runs.map(({ madeAt, endedAt, payouts, ...run }): RunOnPage => ({
    ...run,
    madeAt: madeAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    payouts: payouts.map(({ returnedAt, ...payout }) => ({ ...payout, returnedAt: returnedAt?.toISOString() ?? null })),
  })),
})
