// Amounts and percentages as text for people: €4.17, 21%.
const SIGNS: Record<string, string> = { eur: '€', usd: '$', gbp: '£' }

export function moneyText(cents: number, currency: string): string {
  const sign = SIGNS[currency] ?? `${currency.toUpperCase()} `
  const positive = Math.abs(cents)
  const amount = `${Math.floor(positive / 100)}.${String(positive % 100).padStart(2, '0')}`

  return `${cents < 0 ? '-' : ''}${sign}${amount}`
}

export function percentText(percentage: number): string {
  return `${percentage}%`
}
