// The words of a business's own prices: on its dashboard, and where the owner lets it set some.
import type { WrongEdit } from '#shop/partners/retail/retail-edit.ts'
import type { RetailTerms } from '#shop/catalogue/bundle/retail-price.ts'
import type { SetRetailTermsProblem } from '#shop/partners/retail/set-retail-terms.ts'

const percent = (basisPoints: number) => `${basisPoints / 100}%`

export const ownPricesCopy = {
  heading: 'Your prices',
  none: {
    heading: 'Set your own prices',
    text: 'Your shop sells at our prices. With an agreement, you set your own and earn on every sale.',
    ask: 'Ask about own prices',
  },
  text: 'Choose what travelers pay in your shop. What’s above your cost is yours.',
  onlyAdmins: 'A business-admin at your business can change prices.',
  zones: 'Zones',
  caption: (zone: string) => `Prices in ${zone}`,
  columns: {
    size: 'Bundle',
    shop: 'Our price',
    cost: 'Your cost',
    own: 'Your price',
    earned: 'You earn',
    paid: 'Travelers pay',
  },
  kinds: { price: 'with eSIM', topup: 'top-up' },
  days: (days: number[]) => `${days.join(', ')} ${days.length === 1 && days[0] === 1 ? 'day' : 'days'}`,
  ownOf: (bundle: string, kind: string) => `Your price for ${bundle}, ${kind}`,
  asOurs: 'Our price',
  sellsAt: (price: string) => `Sells at ${price}`,
  draft: (now: string | null) => `Draft, now ${now ?? 'our price'}`,
  vat: (basisPoints: number) => `incl. ${percent(basisPoints)} VAT`,
  hint: 'In euros, before VAT; VAT is added for the traveler’s country. Leave a field empty to use our price. Travelers see nothing until you publish your drafts.',
  save: 'Save as draft',
  drafts: {
    heading: 'Your drafts',
    text: 'Travelers don’t see these prices yet.',
    caption: 'Drafted prices',
    columns: { bundle: 'Bundle', from: 'Now', to: 'Draft' },
    ours: (price: string) => `${price} (our price)`,
    hold: 'Publish prices',
    holdText: 'Travelers pay these prices from that moment on. Orders already placed keep theirs.',
    drop: 'Discard drafts',
    preview: 'Your shop with these prices',
    previewText: 'Only your team sees this. Links lead to your shop as it is now.',
    frame: 'Preview of your shop with the drafted prices',
  },
  terms: {
    heading: 'How it’s counted',
    points: ({ discountBasisPoints, capBasisPoints }: RetailTerms): string[] => [
      discountBasisPoints > 0
        ? `Your cost is our price less ${percent(discountBasisPoints)}, unless a bundle costs us more. It’s also your lowest price.`
        : 'Your cost is our price. It’s also your lowest price.',
      `Your highest price is ${percent(capBasisPoints)} of our price.`,
      'For each order you earn what the traveler paid without VAT, less your cost. It’s on hold for 28 days, then paid out with your other earnings.',
      'If an order is refunded or a bank reverses the payment, the same share of your earnings is reversed.',
      'A coupon comes off what you earn first. You never owe anything for one.',
      'If our price changes so much that yours is below your lowest or above your highest price, your shop sells at that one until you change it.',
      'Orders by API are charged at your cost.',
    ],
  },
  wrong: (wrong: WrongEdit, euro: (cents: number) => string): string => {
    if (wrong.problem === 'below_floor') return `At least ${euro(wrong.floorCents ?? 0)}.`
    if (wrong.problem === 'above_cap') return `At most ${euro(wrong.capCents ?? 0)}.`
    return wrong.problem === 'no_amount' ? 'Please enter an amount such as 12.50.' : 'This isn’t on sale.'
  },
  problems: {
    prices_wrong: 'Some prices need another look. Nothing was saved.',
    drafts_wrong: 'Some drafts are now below your lowest or above your highest price. Nothing was published.',
    changed: 'Someone else has changed these prices. Please check again.',
    no_terms: 'Your business no longer sets its own prices.',
    not_yours: 'A business-admin at your business can change prices.',
  },
}

export const retailTermsCopy = {
  heading: 'Own prices',
  text: 'Let this business set what travelers pay in its shop. It earns what’s above its cost.',
  isOn: 'This business sets its own prices.',
  isOff: 'This business sells at the shop’s prices.',
  allow: 'May set its own prices',
  discount: 'Discount on the shop’s prices (%)',
  discountHint:
    'How much less the business pays for each sale. What it pays is also its lowest price, and never less than your own cost and margin floor. 0 to 90.',
  cap: 'Highest price (% of the shop’s price)',
  capHint: 'Before VAT. What the business asks above it is sold at this price. 100 to 1,000.',
  save: 'Save own prices',
  saved: 'Saved. The shop shows it within seconds.',
  problems: {
    no_business: 'No business record found to update',
    own_brand: 'The shop’s own brand sells at the prices of the catalog.',
    discount_range: 'Please enter a number from 0 to 90, with up to two decimals.',
    cap_range: 'Please enter a number from 100 to 1,000, with up to two decimals.',
  } satisfies Record<SetRetailTermsProblem, string>,
}
