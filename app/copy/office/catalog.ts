// The words of the catalog area: what is sold, for how much, and what was changed.
import { textInLanguage } from '#app/copy/people/own-texts.ts'
import type { ChangeKind, EditProblem } from '#shop/catalogue/bundle/catalogue-change.ts'
import type { CsvFault, FaultProblem } from '#shop/catalogue/bundle/read-import.ts'
import { placeNames } from '#app/copy/people/role-places.ts'

const NUMBER = new Intl.NumberFormat('en-US')
const plural = (count: number, one: string) => `${NUMBER.format(count)} ${count === 1 ? one : `${one}s`}`

export const catalogCopy = {
  title: placeNames['/super-admin-dashboard/catalog'],
  lead: 'What you sell, at what price, and what you make on it. Prices are in euros without VAT.',
  caption: 'Zones',
  columns: { zone: 'Zone', countries: 'Countries', bundles: 'Bundles on sale', from: 'From', notes: 'Notes' },
  onSale: (active: number, all: number) => `${active} of ${all}`,
  planned: (count: number) => plural(count, 'planned price'),
  thin: (count: number) => `${plural(count, 'bundle')} below the margin floor`,
  notSold: 'Not sold',
  demand: {
    heading: 'Asked for, not sold',
    text: 'How many people want to be told when you sell a bundle for a country. They get one email as soon as one is on sale, and are off the list then.',
    caption: 'Countries people wait for',
    country: 'Country',
    people: 'People',
  },
  zone: {
    heading: 'Add a zone',
    text: 'A new zone sells nothing until it has a price and a bundle on sale; set both on its page. You can’t rename or remove a zone, but you can take its bundles off sale.',
    name: 'Name',
    nameHint: 'Shoppers see it.',
    codes: 'Country codes',
    codesHint:
      'Two-letter codes, separated by spaces or commas, such as AW BB CW. Add only countries that the bundles you’ll enter cover at your network.',
    save: 'Add zone',
    changed: 'Someone else changed the catalog just now. Press again.',
  },
  file: {
    heading: 'Export and import',
    text: 'Edit the file in a spreadsheet and import it again. You see what it would change before anything happens, and either all of it is saved or nothing.',
    export: 'Export as CSV',
    label: 'CSV file',
    hint: 'Bundles that aren’t in the file stay as they are. New bundle IDs must exist at your network. The first line of a zone names its countries.',
    preview: 'Preview changes',
    question: (count: number) => `Save ${plural(count, 'change')}?`,
    read: (lines: number, count: number, shown: number) =>
      `We read ${plural(lines, 'line')}. ${shown < count ? `These are the first ${plural(shown, 'change')}; all of them are saved together.` : 'All changes are saved together.'}`,
    undo: 'You can change each back, and the history keeps the old values. A new bundle can’t be removed, only taken off sale.',
    nothing: 'This file changes nothing.',
    another: 'Choose another CSV file',
    back: 'Back to the catalog',
    save: (count: number) => `Save ${plural(count, 'change')}`,
    cancel: 'Cancel',
    caption: 'What this file would change',
    again: 'Someone else changed the catalog since you looked at this file. This is what it would change now.',
    faults: (count: number) => `Nothing was saved: ${plural(count, 'cell')} ${count === 1 ? 'isn’t' : 'aren’t'} valid.`,
    faultsCaption: 'What’s wrong with this file',
    faultColumns: { line: 'Line', column: 'Column', cell: 'In the file', right: 'What to enter' },
    empty: 'Empty',
    more: (count: number) => `And ${plural(count, 'more')}, further down in the file.`.replace('mores', 'more'),
    missing: 'Choose a file first.',
    tooLarge: 'That file is too large. The limit is 2.5 MB.',
    notCsv: (line: number | null) =>
      line === null
        ? 'We couldn’t read this file as CSV.'
        : `We couldn’t read this file as CSV from line ${line} on. Is a quotation mark missing there?`,
    columnsMissing: (names: string) => `The first line must name the columns as the export does. Missing: ${names}.`,
    tooMany: 'That’s too many lines. The limit is 20,000.',
  },
} as const

export const editProblems: Record<EditProblem, string> = {
  unknown_zone: 'There’s no such zone.',
  zone_name: 'A name has 2 to 40 letters and digits, such as “Caribbean”.',
  zone_exists: 'There’s already a zone with this name.',
  display_name: 'A display name has 2 to 60 letters, digits, spaces, and commas, such as “USA and Canada”.',
  unknown_size: 'There’s no such size.',
  unknown_bundle: 'There’s no such bundle.',
  price_range: 'A price must be between €0.01 and €1,000.00.',
  cost_range: 'A cost must be between €0.00 and €1,000.00.',
  no_countries: 'A zone needs at least one country.',
  unknown_country: 'We don’t know one of these countries. Use two-letter codes, such as FR or JP.',
  floor_range: 'The margin floor must be between 0 and 99.99 percent.',
  bundle_shape: 'This bundle’s ID, megabytes or days aren’t valid.',
  bundle_moved: 'A bundle keeps its zone, size and days. Give the new one an ID of its own.',
  contradiction: 'Two lines give different prices. Bundles of the same size in a zone share one price.',
}

/** The problem with the codes that nobody knows, so that they are found in a long list. */
export const unknownCountries = (codes: string): string =>
  codes ? `We don’t know ${codes}. Use two-letter codes, such as FR or JP.` : editProblems.unknown_country

const { bundle_shape: _shape, ...ofEdits } = editProblems

/** What to enter in a cell of an imported file. */
export function faultText({ problem, column, right }: Pick<CsvFault, 'problem' | 'column' | 'right'>): string {
  if (problem === 'unknown_zone') return `There’s no such zone. Did you mean: ${right ?? ''}?`
  if (problem === 'bundle_moved' && right) return `${right}, as before. ${editProblems.bundle_moved}`
  if (problem === 'contradiction' && column === 'countries')
    return `The same as line ${right ?? ''}. Two lines list different countries for this zone. One line is enough.`
  if (problem === 'contradiction' && right)
    return `The same as line ${right}. ${isPrice(column) ? editProblems.contradiction : 'Two lines differ about this bundle.'}`
  if (problem === 'unknown_country' && right) return `Two-letter codes, such as FR or JP. These aren’t any: ${right}.`
  if (problem === 'bundle_shape') return shapes[column] ?? editProblems.bundle_shape
  return faultProblems[problem]
}

const isPrice = (column: CsvFault['column']) => column === 'price_eur' || column === 'topup_eur'

const shapes: Partial<Record<CsvFault['column'], string>> = {
  bundle_id: 'Up to 40 letters, digits, hyphens and underscores, as your network writes it.',
  megabytes: 'From 1 to 1,048,576 megabytes.',
  days: 'From 1 to 365 days.',
}

const faultProblems: Record<Exclude<FaultProblem, 'bundle_shape'>, string> = {
  ...ofEdits,
  megabytes: 'Whole megabytes, such as 1024.',
  days: 'Whole days, such as 30.',
  amount: 'Euros, such as 4.50, or leave it empty.',
  status: 'Active or Inactive.',
}

export const zoneCopy = {
  title: (zone: string) => `Catalog: ${zone}`,
  back: 'Back to the catalog',
  prices: {
    heading: 'Prices now',
    text: 'In euros without VAT. Shoppers see a new price within seconds, even in their carts. Orders already placed keep theirs.',
    caption: 'Prices by size, in euros without VAT',
    columns: { size: 'Size', price: 'With eSIM', topup: 'Top-up', lowest: 'Lowest in 30 days' },
    priceOf: (size: string) => `Price of ${size} with eSIM`,
    topupOf: (size: string) => `Price of a ${size} top-up`,
    hint: 'Leave a field empty to stop selling that size.',
    lowest: (price: string, topup: string) => `${price} / ${topup}`,
    none: '–',
    save: 'Save prices',
  },
  plan: {
    heading: 'Plan a price',
    text: 'Takes effect at the start of that day, in the shop’s time zone.',
    what: 'What',
    withEsim: (size: string) => `${size} with eSIM`,
    topup: (size: string) => `${size} top-up`,
    cents: 'New price in euros',
    centsHint: 'Without VAT.',
    from: 'Valid from',
    save: 'Plan price',
    planned: 'Planned prices',
    none: 'None.',
    withdraw: 'Withdraw',
    withdrawOf: (what: string) => `Withdraw: ${what}`,
    line: (what: string, price: string, from: string) => `${what}: ${price} from ${from}`,
    by: (name: string) => `Planned by ${name}`,
  },
  bundles: {
    heading: 'Bundles',
    text: 'The cost is what your network charges you. Only you see it.',
    caption: 'Bundles of this zone',
    columns: {
      bundle: 'Bundle',
      price: 'With eSIM',
      topup: 'Top-up',
      cost: 'Cost',
      margin: 'Margin',
      active: 'On sale',
    },
    days: (days: number) => plural(days, 'day'),
    move: 'Sell from another network',
    costOf: (bundle: string) => `Cost of ${bundle}`,
    activeOf: (bundle: string) => `${bundle} on sale`,
    margin: (margin: string, topup: string) => `${margin} / ${topup}`,
    thin: 'Below the floor',
    floor: 'Margin floor in percent',
    floorHint: 'Bundles that leave less than this share of their price are marked.',
    save: 'Save bundles',
    pages: 'Bundle pages',
    page: (page: number, pages: number) => `Page ${page} of ${pages}, by size. Save a page before you leave it.`,
    previous: 'Smaller bundles',
    next: 'Larger bundles',
  },
  bundle: {
    heading: 'Add a bundle',
    text: 'We order it from your network by its ID, so the network must know it. It starts off sale. You can’t change its ID, size, or days later, or remove it, but you can take it off sale.',
    id: 'Bundle ID',
    megabytes: 'Megabytes',
    megabytesHint: '1 GB is 1024.',
    days: 'Days',
    save: 'Add bundle',
  },
  name: {
    heading: 'Name for shoppers',
    text: 'What shoppers read where a trip is about the whole zone, and where we say what else a bundle covers. Lists of zones, files, and your partners’ calls keep the zone’s own name. Orders already placed keep theirs.',
    label: 'Display name',
    hint: (zone: string) => `Such as “USA and Canada”. Leave it empty to show “${zone}”.`,
    save: 'Save name',
  },
  countries: {
    heading: 'Countries',
    label: 'Country codes',
    hint: 'Two-letter codes, separated by spaces or commas. Carts for a country you remove can no longer be ordered.',
    names: (count: number) => plural(count, 'country').replace('countrys', 'countries'),
    save: 'Save countries',
  },
  history: {
    heading: 'History',
    caption: 'Changes of this zone',
    undo: 'To undo a change, set its earlier value again.',
    columns: { at: 'When', what: 'What', from: 'From', to: 'To', by: 'Who' },
    none: 'No changes yet.',
    house: 'The shop itself',
    plannedFor: (what: string, day: string) => `${what}, planned for ${day}`,
    plannedBy: (name: string) => `Planned by ${name}`,
    withdrawn: (price: string) => `${price}, withdrawn`,
    news: (what: string, from: string | null, to: string, by: string) =>
      `${what}: ${from === null ? '' : `${from} to `}${to}. By ${by}.`,
    kinds: {
      price: (item: string) => `${item} with eSIM`,
      topup: (item: string) => `${item} top-up`,
      cost: (item: string) => `Cost of ${item}`,
      status: (item: string) => `Bundle ${item}`,
      countries: () => 'Countries',
      floor: () => 'Margin floor',
      zone: () => 'New zone',
      display_name: (language: string) => textInLanguage('Display name', language),
      bundle: (item: string) => `New bundle ${item}`,
      own_price: (item: string) => `Price of ${item}`,
      source: (item: string) => `Network of ${item}`,
    } satisfies Record<ChangeKind, (item: string) => string>,
    ownPrice: ([price = '', topup]: string[]) => (topup ? `${price}, top-up ${topup}` : price),
    countries: (more: string, less: string) =>
      [more && `added ${more}`, less && `removed ${less}`].filter(Boolean).join(', '),
  },
  problems: {
    changed:
      'Someone else changed this since you opened it. We kept what you typed; check the current values and save again.',
    number: 'Enter amounts such as 4.50.',
    date_range: 'Choose a day after today, at most two years ahead.',
    nothing_changes: 'That’s already the price on that day.',
    no_plan: 'That price is already in effect, or someone else withdrew it.',
  },
} as const
