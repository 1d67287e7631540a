// A statement in words, in the order in which it is printed.
import { countryName, formatEuro } from '#app/language/formats.ts'
import { movementWords, monthText, statementCopy as copy } from '#app/copy/partners/payouts.ts'
import { invoiceCopy } from '#app/copy/sales/invoice.ts'
import type { Statement, StatementPayout } from '#shop/partners/payout/fetch-statement.ts'

type Sum = { name: string; value: string }
export type PaidFacts = { heading: string; sums: Sum[]; total: Sum; notes: string[] }
export type StatementFacts = {
  title: string
  month: string
  brandName: string
  accent: string
  shop: string[]
  partner: string[]
  opening: { held: string; payable: string }
  lines: { key: string; on: string; what: string; order: string; held: string; payable: string }[]
  closing: { held: string; payable: string }
  paid: PaidFacts[]
  notes: string[]
}

const LONG_DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' })
const longDay = (day: string) => LONG_DAY.format(new Date(`${day}T00:00:00Z`))
const told = (lines: (string | null | undefined)[]): string[] => lines.flatMap((line) => line?.trim() || [])
const amount = (cents: number) => (cents === 0 ? '' : formatEuro(cents))

export function statementFacts(statement: Statement): StatementFacts {
  const { month, isPreliminary, brand, shop, partner, opening, closing, lines, paid } = statement
  const isSelfBilled = paid.some(({ paper, paperNumber }) => paper === 'self_billed' && paperNumber !== null)
  return {
    title: isPreliminary ? copy.preliminary : isSelfBilled ? copy.selfBilled : copy.title,
    month: monthText(month),
    brandName: brand.name,
    accent: brand.accent,
    shop: told([
      shop.name,
      ...(shop.address?.split('\n') ?? []),
      shop.address?.endsWith(countryName(shop.country)) ? null : countryName(shop.country),
      shop.kvk && invoiceCopy.kvk(shop.kvk),
      shop.vat && invoiceCopy.vatNumber(shop.vat),
    ]),
    partner: told([
      partner.legalName,
      ...partner.address.split('\n'),
      partner.country && countryName(partner.country),
      partner.vatNumber && invoiceCopy.vatNumber(partner.vatNumber),
    ]),
    opening: { held: formatEuro(opening.heldCents), payable: formatEuro(opening.payableCents) },
    lines: lines.map(({ on, kind, source, order, count, heldCents, payableCents }, place) => ({
      key: String(place),
      on,
      what:
        source === 'referral' || source === 'margin' ? `${movementWords[kind]}, ${copy[source]}` : movementWords[kind],
      order: count > 1 ? copy.count(count) : order,
      held: amount(heldCents),
      payable: amount(payableCents),
    })),
    closing: { held: formatEuro(closing.heldCents), payable: formatEuro(closing.payableCents) },
    paid: paid.map(paidFacts),
    notes: [
      ...(shop.isSample ? [invoiceCopy.sample] : []),
      ...(lines.some(({ count }) => count > 1) ? [copy.addedUp] : []),
      copy.currency,
    ],
  }
}

function paidFacts(payout: StatementPayout): PaidFacts {
  const { on, iban, netCents, vatCents, vatBasis, vatBasisPoints } = payout
  return {
    heading: netCents < 0 ? copy.returnedOn(longDay(on)) : copy.paidOn(longDay(on), iban),
    sums: [
      { name: copy.net, value: formatEuro(netCents) },
      { name: copy.vat(vatBasisPoints), value: formatEuro(vatCents) },
    ],
    total: { name: copy.total, value: formatEuro(netCents + vatCents) },
    notes: told([copy.basis[vatBasis], ...paperNotes(payout)]),
  }
}

function paperNotes({ paper, paperNumber, corrects, netCents }: StatementPayout): string[] {
  if (netCents < 0)
    return paper === 'self_billed' && paperNumber && corrects ? [copy.creditNote(paperNumber, corrects)] : []
  if (paper === 'self_billed') return paperNumber ? [copy.selfBilledNote(paperNumber)] : []
  if (paper === 'none') return [copy.noPaper]
  return [paperNumber ? copy.theirsNote(paperNumber) : copy.askNote(formatEuro(netCents))]
}
