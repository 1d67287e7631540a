// The words of what is still to set up.
import { brandSettingsCopy } from '#app/copy/people/brand-settings.ts'
import type { CheckConnectionProblem } from '#shop/figures/setup/check-connection.ts'
import type { ConnectionOutcome } from '#shop/figures/connection-test.ts'
import type { Connection } from '#shop/figures/setup/connection.ts'
import type { Lack, SetupPart } from '#shop/figures/setup/view-setup.ts'

const { fields } = brandSettingsCopy
const listed = new Intl.ListFormat('en')

export const setupCopy = {
  heading: 'Set up your shop',
  left: (count: number) =>
    count === 1 ? '1 step left before you can sell' : `${count} steps left before you can sell`,
  done: 'Everything is set up.',
  systemHeading: 'Setup',
  caption: 'What the shop needs before you can sell',
  columns: { part: 'Step', state: 'State', lacks: 'What’s missing', tested: 'Last test', at: 'Where to set it' },
  states: { done: 'Done', open: 'To do' },
  nothing: 'Nothing',
  all: 'See all steps',
  parts: {
    seller: 'Company details',
    support: 'Support address',
    mail: 'Email',
    payment: 'Payments',
    network: 'eSIM network',
    prices: 'Prices',
    factor: 'Second factor',
  } satisfies Record<SetupPart, string>,
  /** The environment variables that set it. */
  settings: {
    seller: [],
    support: ['SUPPORT_EMAIL'],
    mail: ['SMTP_URL', 'MAIL_FROM'],
    payment: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    network: ['ESIM_API_URL', 'ESIM_CLIENT_ID', 'ESIM_CLIENT_SECRET'],
    prices: [],
    factor: ['ADMIN_SECOND_FACTOR'],
  } satisfies Record<SetupPart, string[]>,
  startedWith: 'Set when the shop starts:',
  testOf: (part: string) => `Test connection: ${part}`,
  testing: 'Asking',
  tested: {
    seller: 'The EU’s register knows your VAT number.',
    mail: 'The mail server answered and let us in. Nothing was sent.',
    payment: 'The payment provider answered: it accepts the key and showed us the fees of the last hour.',
    network: 'The network answered: it accepts the credentials and looked up an order.',
  } satisfies Record<Connection, string>,
  untested: {
    not_allowed: 'Only a super-admin can do that.',
    no_vat_number: 'There’s no VAT number of an EU country to ask the EU’s register about.',
    vat_unknown: 'The EU’s register doesn’t know your VAT number. Please check it in the brand settings.',
    no_answer: (said: string) => `It didn’t work: ${said}.`,
  } satisfies Record<CheckConnectionProblem, unknown>,
  /** What the list says about the last test. */
  outcomes: {
    fine: 'Worked',
    refused: 'Failed: the answer was an error',
    silent: 'Failed: no answer',
    no_vat_number: 'No VAT number to ask about',
    vat_unknown: 'Failed: the register doesn’t know the number',
  } satisfies Record<ConnectionOutcome, string>,
  never: 'Never tested',
  testedAt: (moment: string, by: string | null) => (by === null ? moment : `${moment}, by ${by}`),
  stale: 'The settings have changed since. Test them again.',
  brandSettings: 'Brand Settings',
  brandOf: (brand: string) => `Settings of ${brand}`,
  catalog: 'Catalog',
  ownSecurity: 'Your security settings',
  lack: (lack: Lack): string => {
    switch (lack.kind) {
      case 'identity':
        return `${lack.brand}: ${listed.format(lack.missing.map((setting) => fields[setting] ?? setting))}`
      case 'support_unset':
        return 'Nobody gets notices of messages and withdrawals: there’s no support inbox yet.'
      case 'smtp_unset':
        return 'The sandbox keeps all emails. Customers don’t get any.'
      case 'series_shared':
        return `${listed.format(lack.brands)} number their invoices in one series, so each has gaps in its own. Give all but one of them a reference prefix of its own.`
      case 'sender_unset':
        return `${lack.brand} writes from the sandbox’s address.`
      case 'payment_sandbox':
        return 'The sandbox plays the payment provider. No money arrives.'
      case 'payment_test':
        return 'The key is for a test account. No money arrives.'
      case 'network_sandbox':
        return 'The sandbox plays the network. Its eSIMs don’t connect.'
      case 'nothing_sold':
        return 'Nothing is on sale yet. Check the prices, enter what each bundle costs you, and choose what you sell: zone by zone, or all at once with the CSV file.'
      case 'unpriced':
        return `On sale without a price: ${listed.format(lack.zones)}`
      case 'uncosted':
        return `${lack.bundles === 1 ? '1 bundle is' : `${lack.bundles} bundles are`} on sale without a cost, so nobody knows what a sale earns. Check the prices, and enter what each bundle costs you.`
      case 'thin':
        return `Below your minimum margin: ${listed.format(lack.zones)}`
      case 'factor_missing':
        return `Password only: ${listed.format(lack.people)}`
      case 'test_failed':
        return 'The last test failed.'
      case 'factor_optional':
        return 'New administrators don’t have to set one up.'
      default:
        return lack satisfies never
    }
  },
}
