// A code that nobody can use yet, so that the coupons page has one to show: it becomes valid next month.
import type { DemoPartnerRows } from '#db/demo/demo-partner-rows.ts'

export function demoCoupons(now: Date): DemoPartnerRows['coupons'] {
  const monthsOn = (months: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)
  return [
    {
      code: 'NEXTMONTH15',
      status: 'active',
      discountType: 'percentage',
      discountValue: '15',
      validFrom: new Date(monthsOn(1)),
      validUntil: new Date(monthsOn(2) - 1),
      maxRedemptions: 200,
      maxPerCustomer: 1,
      createdAt: now,
    },
  ]
}
