// How long each kind of data is kept, for the privacy page. The periods come from shop/office/retention/periods.ts; a test
// compares them.
import { translated } from '#app/language/translated.ts'
import type { Subject } from '#shop/office/retention/periods.ts'

type KeptData = { id: Subject; name: string; lasts: string }

export const retentionCopy = translated({
  caption: 'How long we keep what',
  things: [
    {
      id: 'orders',
      name: 'Orders with their eSIMs, invoices and withdrawals, as Dutch tax law requires',
      lasts: '7 years after the end of the year',
    },
    { id: 'companies', name: 'Companies you asked us to remember', lasts: '7 years after the end of the year' },
    {
      id: 'payouts',
      name: 'Payouts to affiliates, with the account they went to',
      lasts: '7 years after the end of the year',
    },
    {
      id: 'bank_details',
      name: 'Bank details of partners, once they no longer earn and nothing is left to pay',
      lasts: '90 days',
    },
    { id: 'messages', name: 'Messages to support, once they are closed', lasts: '2 years' },
    {
      id: 'wishes',
      name: 'Your address, if you wait for a country we don’t cover yet; we delete it once we’ve told you',
      lasts: '1 year',
    },
    { id: 'mails', name: 'Which emails we sent you', lasts: '180 days' },
    { id: 'unpaid_orders', name: 'Orders that were never paid, with your name and address', lasts: '90 days' },
    { id: 'customer_ips', name: 'Your IP address outside your orders', lasts: '90 days' },
    { id: 'payment_messages', name: 'Messages from the payment provider about your payment', lasts: '90 days' },
    { id: 'network_answers', name: 'The mobile network’s answers to our own tests', lasts: '90 days' },
    { id: 'usage', name: 'How much data your eSIM had left, once it has expired', lasts: '90 days' },
    {
      id: 'gifts',
      name: 'Whom a gift was for and what you wrote with it, after the last day of the trip',
      lasts: '90 days',
    },
    { id: 'planned_trips', name: 'A trip you planned in several purchases, once it is over', lasts: '30 days' },
    { id: 'webhooks', name: 'What we told a partner’s software about an order it placed', lasts: '30 days' },
    { id: 'network_messages', name: 'Messages of the mobile network about your eSIM', lasts: '30 days' },
    { id: 'links', name: 'Expired links, codes and logins', lasts: '30 days' },
    { id: 'logs', name: 'Server logs', lasts: '30 days' },
  ] satisfies KeptData[],
})
