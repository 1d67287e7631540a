// The words of the page on which an owner decides what of the networks' catalogs is sold.
import type { PackageFilter } from '#shop/catalogue/network/network-package-store.ts'
import type { UnsoldReason } from '#shop/catalogue/network/package-change.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import type { PriceEnding } from '#shop/catalogue/pricing/package-price.ts'
import { placeNames } from '#app/copy/people/role-places.ts'

const NUMBER = new Intl.NumberFormat('en-US')
const plural = (count: number, one: string) => `${NUMBER.format(count)} ${count === 1 ? one : `${one}s`}`

export const networkPackagesCopy = {
  title: placeNames['/super-admin-dashboard/network-packages'],
  lead: 'Your networks and what they offer. Nothing is sold before you or one of your rules approves it; what is gone, gives less than it did, or costs more than its price is taken off sale at once.',
  networks: 'Networks',
  connected: {
    heading: 'Connected networks',
    text: 'A network that is switched on sells the packages that are approved. Switched off, it sells nothing new; its orders are still delivered, and its eSIMs keep working. The network in the shop’s settings isn’t listed.',
    columns: { name: 'Network', state: 'State', credit: 'Credit', change: 'Change' },
    on: 'On',
    off: 'Off',
    leftAlone: 'Doesn’t answer, and is asked again soon',
    credit: ({ units, divisor, currency }: NetworkMoney) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(units / divisor),
    noCredit: 'Not known',
    lasts: (days: number) => (days < 1 ? 'Less than a day of sales' : `About ${plural(days, 'day')} of sales`),
    empty: 'Too low: sells nothing',
    stopsBelow: (least: string, isSet: boolean) =>
      isSet ? `Stops below ${least}` : `Stops below ${least}, the dearest package on sale`,
    least: (name: string) => `Least credit at ${name}`,
    leastText:
      'Below it, the network sells nothing until its credit is filled up; orders that were placed are still tried.',
    leastLabel: (currency: string | null) => `Amount in ${currency ?? 'its currency'}`,
    leastHint: 'Leave it empty for the cost of the dearest package on sale.',
    leastSave: 'Save amount',
    leastSaving: 'Saving',
    switchOn: (name: string) => `Switch on ${name}`,
    switchOff: (name: string) => `Switch off ${name}`,
    connect: (kind: string) => `Connect ${kind}`,
    connecting: 'Connecting',
    connectText:
      'The login is checked with the network, stored encrypted, and never shown again. The network sells nothing before you switch it on.',
    changeLogin: (name: string) => `Change the login of ${name}`,
    changingLogin: 'Changing',
    changeLoginText:
      'For the same account, for example after the network gave you a new key. The shop uses it for all existing orders and eSIMs too; it’s checked before it replaces the old one.',
    name: 'Name',
    nameHint: 'What you call this account.',
    login: {
      accessCode: 'Access code',
      secret: 'Secret key',
      apiKey: 'API key',
      clientId: 'Client ID',
      clientSecret: 'Client secret',
    } as Record<string, string | undefined>,
    loginHints: { secret: 'Signs every request. Without it, the access code alone is sent.' } as Record<
      string,
      string | undefined
    >,
  },
  performance: {
    heading: 'How the networks did',
    text: 'eSIMs that were ordered in the last two weeks, the bundles with the most orders first. Failed ones got none. The time is from the payment to the eSIM, and half of them were quicker. Installed are those that a phone has used.',
    none: 'Nothing was ordered in the last two weeks.',
    columns: {
      bundle: 'Bundle',
      orders: 'Orders',
      delivered: 'Delivered',
      failed: 'Failed',
      time: 'Time',
      installed: 'Installed',
    },
    number: (count: number) => NUMBER.format(count),
    share: (count: number, percent: number) => `${NUMBER.format(count)} (${percent}%)`,
    noTime: 'None yet',
  },
  messages: {
    heading: 'Messages from networks',
    text: 'A network that knows its address tells the shop when something happens, and orders are delivered a little sooner. What it says isn’t believed: the shop asks the network. Keep the addresses to yourself.',
    enter: {
      'eSIM Access': 'Enter it in its console as the webhook. It tries the address at once.',
      'Airalo Partners':
        'Opt in to its notifications with this address. Its messages are signed with the client secret.',
      'eSIM Go': 'Enter it in its portal as the callback URL, and choose version 3, which is signed.',
    } as Record<string, string | undefined>,
    enterElsewhere: 'Enter it there as the address for messages.',
    caption: 'Newest messages',
    columns: { at: 'Received', what: 'Message', outcome: 'What became of it', again: 'Ask' },
    noKind: 'Without a name',
    outcomes: {
      asked: 'Asked about it',
      nothing: 'Not about your orders',
      silent: 'The network didn’t answer',
    },
    order: 'Order',
    again: 'Ask again',
  },
  none: {
    title: 'No connected network lists a catalog',
    text: 'Packages appear here once you connect a network that does.',
  },
  show: 'Packages shown',
  filters: [
    ['new', 'New'],
    ['gone', 'Gone'],
    ['worse', 'Gives less'],
    ['dearer', 'Dearer'],
    ['cheaper', 'Cheaper'],
    ['better', 'Gives more'],
    ['off_sale', 'Off sale'],
    ['sold', 'On sale'],
    ['unsold', 'Not sold yet'],
  ] satisfies [PackageFilter, string][] as [PackageFilter, string][],
  offSale:
    'You approved these packages, and they’re off sale: somebody switched their bundles off, or for a while they gave less or cost more than their price. Sell them again at the price by your rule, or decline them.',
  caption: 'Packages of this network',
  columns: {
    choose: 'Choose',
    package: 'Package',
    what: 'What it is',
    countries: 'Countries',
    cost: 'Cost',
    price: 'Price by your rule',
  },
  choose: (id: string) => `Choose ${id}`,
  what: (size: string, days: number, startsAt: string | null) =>
    [size, plural(days, 'day'), startsAt ? `from ${startsAt}` : 'start not disclosed'].join(', '),
  was: (before: string) => `Was ${before}`,
  andMore: (names: string, more: number) => `${names}, and ${NUMBER.format(more)} more`,
  noRate: (currency: string) => `No rate for ${currency}`,
  notSold: 'Not sold',
  unsold: {
    starts_at_purchase: 'Not sold: it begins when it’s bought, before the trip.',
    too_long: 'Not sold: it lasts more than a year.',
  } satisfies Record<UnsoldReason, string>,
  move: {
    column: 'Network',
    link: 'Sell from …',
    ofPackage: (id: string) => `Sell ${id} from another network`,
    heading: (bundle: string) => `Sell ${bundle} from another network`,
    text: 'These packages keep everything the bundle promises. New orders are bought there; its price, its links, and what is in carts stay. Orders and eSIMs of today stay at their network, and an eSIM takes only top-ups that are still sold from there. What a package sells now by itself is taken off sale.',
    now: (network: string) => `Bought at ${network} now`,
    cost: 'Cost now',
    least: 'Lowest price before VAT',
    caption: 'Packages that keep the promise',
    columns: { package: 'Package', what: 'What it gives', cost: 'Cost', act: 'Network' },
    what: (size: string, days: number, more: number, exit: string | null) =>
      [
        `${size}, ${plural(days, 'day')}`,
        more > 0 && `${NUMBER.format(more)} more ${more === 1 ? 'country' : 'countries'}`,
        exit === null ? 'exit country not disclosed' : `exit in ${exit}`,
      ]
        .filter(Boolean)
        .join(', '),
    sells: (bundle: string) => `Sells ${bundle} now`,
    isLoss: 'More than its price',
    act: (network: string) => `Sell from ${network}`,
    home: 'the network of the shop’s settings',
    none: 'No other network that is switched on has a package with all it promises.',
  },
  empty: 'There’s nothing here.',
  sell: 'Sell the chosen ones',
  sellAll: (count: number) => `Sell all ${NUMBER.format(count)}`,
  decline: 'Don’t sell the chosen ones',
  acknowledge: 'Remove the chosen ones from this list',
  next: 'Next packages',
  reading: {
    heading: 'Catalog of the network',
    at: 'Last read',
    soon: 'Within a minute',
    rows: 'Packages',
    count: (rows: number, refused: number) =>
      refused > 0 ? `${plural(rows, 'row')}, of which ${NUMBER.format(refused)} can’t be read` : plural(rows, 'row'),
    problem: 'Last problem',
    refused: 'Rows that can’t be read',
    refusedRow: ({ packageId, field, told }: { packageId: string | null; field: string; told: string }) =>
      `${packageId ?? 'A row without a name'}: ${field} is ${told}`,
    again: 'Read it again now',
  },
  rules: {
    heading: 'Prices and approval',
    text: 'The price before VAT is the cost times the factor plus the margin, at least the lowest price, rounded up to the ending. Saving prices everything on sale again.',
    factor: 'Factor',
    factorHint: 'Such as 2.00 for twice the cost.',
    margin: 'Margin in euros',
    least: 'Lowest price in euros',
    ending: 'Prices end in',
    dearer: 'Approve dearer ones up to, in percent',
    dearerHint: '0 asks you about each.',
    approvesNew: 'Sell new packages without asking',
    approvesCheaper: 'Take over lower costs and larger packages without asking',
    save: 'Save rules',
  },
  endings: [
    ['none', 'Any cent'],
    ['99', '.99'],
    ['49 or 99', '.49 or .99'],
  ] satisfies [PriceEnding, string][] as [PriceEnding, string][],
  rates: {
    heading: 'Currency rates',
    text: 'Networks charge in their own currency. Costs follow the rate of the day; prices stay until you save the rules.',
    rate: (currency: string, euros: string, from: string) => `1 ${currency} = €${euros} from ${from}`,
    currency: 'Currency',
    value: 'Euros for one',
    valueHint: 'Such as 0.92.',
    from: 'From',
    save: 'Save rate',
  },
  problems: {
    no_network: 'There’s no such network anymore.',
    not_found: 'There’s no such network anymore.',
    kind_unknown: 'The shop doesn’t know this kind of network.',
    name_missing: 'Enter a name for the network.',
    login_missing: 'Enter the login of your account, at most 200 characters each.',
    login_refused: 'The network doesn’t accept this login. Compare it with your account there, and enter it again.',
    address_blocked:
      'The network takes no calls from the address of this server. Allow it in your account there, and try again.',
    network_silent: 'The network doesn’t answer as it should. Nothing was stored; try again in a few minutes.',
    event_gone: 'This message has been deleted.',
    already_connected: 'This account is already connected.',
    credit_range: 'Enter an amount between 0.00 and 100,000.00, or nothing.',
    no_bundle: 'There’s no such bundle.',
    not_kept: 'This package no longer keeps what the bundle promises, or its network is switched off.',
    no_rate: 'Set a rate for the currency of this network first.',
    below_cost: 'This package costs more than the price of the bundle. Raise the price first, or choose another one.',
    nothing_chosen: 'Choose at least one package.',
    factor_range: 'The factor must be between 1.00 and 10.00.',
    amount_range: 'Enter amounts between 0.00 and 1,000.00 euros.',
    dearer_range: 'Enter a share between 0 and 100 percent.',
    currency: 'Enter a currency other than the euro, in three letters, such as USD.',
    rate_range: 'Enter a rate such as 0.92.',
    date_range: 'Choose today or a later day.',
  },
} as const
