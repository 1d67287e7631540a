// What is deleted when: one rule for each line of the table of periods.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { forgetOldData, type ForgetRule } from './forget-old-data.ts'

export function createRetention(base: Base) {
  const {
    orders,
    apiOrders,
    customers,
    esims,
    gifts,
    invoices,
    notes,
    orderCorrections,
    paymentSessions,
    transaction,
  } = base

  // An order and everything that belongs to it, at once.
  const forgetLapsed = (before: Date, most: number) =>
    transaction(async () => {
      const ofApi = await orders.forgetLapsedByApi(before, most)
      await apiOrders.forgetReferences(ofApi)
      const ids = [...ofApi, ...(await orders.forgetLapsed(before, most))]
      await invoices.forget(ids)
      await esims.forgetCodes(ids)
      await notes.forgetOrders(ids)
      await orderCorrections.forgetOrders(ids)
      await paymentSessions.forgetCards(ids)
      return ids.length
    })

  const forgetUnpaid = (before: Date, most: number) =>
    transaction(async () => {
      const ids = await orders.forgetUnpaid(before, most)
      await notes.forgetOrders(ids)
      await orderCorrections.forgetOrders(ids)
      await gifts.forgetOrders(ids)
      return ids.length
    })

  const forgetStrangers = (before: Date, most: number) =>
    transaction(async () => {
      const ids = await customers.forgetStrangers(before, most)
      await notes.forgetCustomers(ids)
      return ids.length
    })

  const forgetRules: ForgetRule[] = [
    { kept: 'orders', forget: forgetLapsed },
    { kept: 'orders', forget: base.withdrawals.forgetDecided },
    { kept: 'orders', forget: base.cancellations.forgetDecided },
    { kept: 'payouts', forget: base.payouts.forgetOld },
    { kept: 'bank_details', forget: base.payouts.forgetDetailsOf },
    { kept: 'unpaid_orders', forget: forgetUnpaid },
    { kept: 'unpaid_orders', forget: forgetStrangers },
    // Comes after the rule that deletes people together with their orders.
    { kept: 'orders', forget: base.alertSettings.forgetStrangers },
    { kept: 'customer_ips', forget: base.customers.forgetAddresses },
    { kept: 'payment_messages', forget: base.paymentEvents.forgetPayloads },
    { kept: 'network_answers', forget: base.staffRuns.forgetAnswers },
    { kept: 'network_answers', forget: base.staffCalls.forgetOld },
    { kept: 'mails', forget: base.mails.forgetOld },
    { kept: 'mails', forget: base.mails.forgetProblems },
    { kept: 'mails', forget: base.incomingMails.forgetLoose },
    { kept: 'messages', forget: base.tickets.forgetClosed },
    { kept: 'wishes', forget: base.wishes.forgetUnanswered },
    { kept: 'links', forget: base.wishes.forgetUnconfirmed },
    { kept: 'usage', forget: base.esimChecks.forgetEnded },
    { kept: 'planned_trips', forget: base.plannedParts.forgetPast },
    { kept: 'gifts', forget: base.gifts.forgetEnded },
    { kept: 'webhooks', forget: base.webhookEvents.forgetOld },
    { kept: 'network_messages', forget: base.networkEvents.forgetOld },
    { kept: 'links', forget: base.accountSessions.forgetEnded },
    { kept: 'links', forget: base.signUps.forgetEnded },
    { kept: 'links', forget: base.proofs.forgetEnded },
    { kept: 'links', forget: base.tokens.forgetEnded },
    { kept: 'links', forget: base.orderKeys.forgetEnded },
    { kept: 'links', forget: base.apiKeys.forgetEnded },
    { kept: 'companies', forget: base.companies.forgetUnused },
  ]
  return bind({ ...base, forgetRules }, { forgetOldData })
}
