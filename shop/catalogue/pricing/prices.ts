// What is added to or taken off a price: VAT and coupons, for visitors and for the owner.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { changeCoupon } from './change-coupon.ts'
import { exportCoupons, listCoupons } from './list-coupons.ts'
import { endCoupon, makeCoupon, makeCoupons } from './make-coupon.ts'
import { listVatRates, setVatRate, withdrawVatRate } from './set-vat-rate.ts'
import { decideVat, type ChosenCountry, type VatDecision } from './vat-country.ts'

export const createPrices = (base: Base) => ({
  ...bind(
    {
      ...base,
      sumCouponCosts: base.figureDays.sumCouponCosts,
      readNames: base.customers.readNames,
    },
    {
      makeCoupon,
      makeCoupons,
      changeCoupon,
      endCoupon,
      listCoupons,
      exportCoupons,
      listVatRates,
      setVatRate,
      withdrawVatRate,
    },
  ),
  /** The VAT that a visitor pays, by their choice and the location of their IP address. */
  decideVat: async (
    chosen: ChosenCountry | null,
    ip: string | null,
  ): Promise<VatDecision & { ipCountry: string | null }> => {
    const ipCountry = ip ? (base.geo.locate(ip)?.country ?? null) : null
    return { ...decideVat(await base.readVatRates(), chosen, ipCountry, base.today()), ipCountry }
  },
})
