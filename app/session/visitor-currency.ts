// The currency in which a visitor reads approximate prices: chosen by themselves, never guessed.
import { currentLanguage } from '#app/language/current-language.ts'
import { cookiesContext } from './cookies.ts'
import { shopContext } from './request-context.ts'
import type { ShownCurrency } from './shell-data.ts'
import type { Context } from './visitor.ts'
import type { ForeignCurrency } from '#values/foreign-currency.ts'

/** Null for prices in euros alone; `canChoose` says whether the shop knows a good rate of any other currency. */
export async function visitorCurrency(
  request: Request,
  context: Context,
): Promise<{ currency: ShownCurrency | null; canChoose: boolean }> {
  const currencies = await context.get(shopContext).prices.viewCurrencies()
  if (currencies.length === 0) return { currency: null, canChoose: false }
  const chosen: unknown = await context.get(cookiesContext).currency.parse(request.headers.get('cookie'))
  const currency = currencies.find(({ code }) => code === chosen)
  return { currency: currency ? { ...currency, ...writtenAs(currency.code) } : null, canChoose: true }
}

/** The cookie that keeps the choice; null deletes it. */
export const writeCurrency = (code: string | null, context: Context): Promise<string> =>
  context.get(cookiesContext).currency.serialize(code ?? '', code ? undefined : { maxAge: 0 })

const isFigure = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'fraction'

function writtenAs(currency: string): Omit<ShownCurrency, keyof ForeignCurrency> {
  const format = new Intl.NumberFormat(currentLanguage(), { style: 'currency', currency })
  const parts = format.formatToParts(1)
  const text = (from: number, until?: number) =>
    parts
      .slice(from, until)
      .map(({ value }) => value)
      .join('')
  return {
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
    point: parts.find(({ type }) => type === 'decimal')?.value ?? '',
    before: text(0, parts.findIndex(isFigure)),
    after: text(parts.findLastIndex(isFigure) + 1),
  }
}
