// What a visitor pays on top of a price.
import type { Base } from '#shop/base.ts'
import { decideVat, type ChosenCountry, type VatDecision } from './vat-country.ts'

export const createPrices = (base: Base) => ({
  /** The VAT that a visitor pays, by their choice and by where their address is. */
  decideVat: async (
    chosen: ChosenCountry | null,
    ip: string | null,
  ): Promise<VatDecision & { ipCountry: string | null }> => {
    const ipCountry = ip ? (base.geo.locate(ip)?.country ?? null) : null
    return { ...decideVat(await base.readVatRates(), chosen, ipCountry, base.today()), ipCountry }
  },
})
