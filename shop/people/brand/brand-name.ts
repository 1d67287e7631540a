// Names that a brand must not carry: travelers, mailboxes, and invoices would take it for somebody else.
import type { Brand, Tenant } from '#values/brand-facts.ts'

/** Whom travelers trust with their money. A name that contains one of these speaks for them. */
const TRUSTED = [
  'americanexpress',
  'apple',
  'google',
  'klarna',
  'mastercard',
  'microsoft',
  'paypal',
  'revolut',
  'stripe',
  'visa',
  'wero',
]
/** What reads as the shop itself or an authority. */
const OFFICIAL = [
  'admin',
  'billing',
  'invoice',
  'official',
  'payment',
  'payments',
  'security',
  'support',
  'verification',
]

/** Letters that look alike: a name is compared as people see it. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  i: 'l',
  ı: 'l',
  ł: 'l',
  ø: 'o',
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'l',
  ѕ: 's',
  ј: 'j',
  α: 'a',
  ε: 'e',
  ι: 'l',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
}

const asSeen = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/./gu, (letter) => LOOKALIKES[letter] ?? letter)

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{N}]+/u).map(asSeen)

/** Whether this name reads as one of these brands', as that of somebody whom people pay with, or as an authority. */
export function isNameTaken(name: string, brandId: Brand['id'], tenants: Pick<Tenant, 'brand'>[]): boolean {
  const seen = asSeen(name)
  const words = wordsOf(name)
  const others = tenants.filter(({ brand }) => brand.id !== brandId).map(({ brand }) => brand)
  return (
    others.some((other) => seen === asSeen(other.name) || seen === asSeen(other.fullName)) ||
    others.some(
      (other) => seen.startsWith(asSeen(other.name)) && words.some((word) => OFFICIAL.map(asSeen).includes(word)),
    ) ||
    TRUSTED.map(asSeen).some((trusted) => words.includes(trusted)) ||
    words.every((word) => OFFICIAL.map(asSeen).includes(word))
  )
}
