import type { BalanceAnswer } from './balance-action.ts'
import { BalanceMovements, BalancePart } from './balance-part.tsx'
import { BillingPart } from './billing-part.tsx'
import type { ShownBalance } from './read-balance.ts'

// What was paid in beforehand and what is left of it, to whom invoices go, and every movement.
export function PartnerBalanceTab({ balance, answer }: { balance: ShownBalance; answer: BalanceAnswer | undefined }) {
  return (
    <>
      <BalancePart balance={balance} answer={answer} />
      <BillingPart billing={balance.billing} answer={answer?.intent === 'save_billing' ? answer : undefined} />
      <BalanceMovements balance={balance} />
    </>
  )
}
