// What /llms.txt tells assistants that read the shop: what it sells, and where each fact is.
import { WITHDRAWAL_DAYS } from '#values/withdrawal-days.ts'

export const llmsCopy = {
  lead: (brand: string) =>
    `${brand} sells prepaid travel eSIMs: mobile data for one or several countries, delivered as a QR code moments after paying. Buying takes no account. Prices are in euro; the tax depends on where the buyer lives, and each price says whether it includes any.`,
  facts: 'Where to find facts',
  tools: 'Ask instead of reading',
  rules: 'Terms and help',
  links: {
    destinations: ['All destinations', 'every country and zone on sale, each with a page of its plans and prices'],
    country: ['A country', 'an example: what a trip there costs, all plans, networks, and questions'],
    feed: ['Product feed', 'every plan as tab-separated values; add ?country=DE for prices with that country’s tax'],
    sitemap: ['Sitemap', 'every page, with when it last changed'],
    mcp: [
      'MCP server',
      'plans for a trip, prices with tax, phones, a link for the checkout, and the status of an order',
    ],
    api: ['Partner API', 'for businesses with a key'],
    terms: ['General terms', 'prices, payment, activation, withdrawal, and liability'],
    faq: ['Installation guide and FAQ', 'how to install an eSIM, and what to do without internet'],
    devices: ['Phones', 'which phones support eSIM'],
    withdraw: ['Withdrawal', `${WITHDRAWAL_DAYS} days, as long as the eSIM isn’t activated`],
    support: ['Support', 'a person answers within 24 hours'],
  },
} as const
