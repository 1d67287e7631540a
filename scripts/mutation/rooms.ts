// What `npm run test:mutation` covers, room by room: the code that is changed, and the tests that must notice.

/** `onDatabases`: its tests are use cases with a database and the sandbox's vendors, which takes longer. */
export type Room = { mutate: string[]; tests: string[]; onDatabases: boolean }

/** Use cases of a single step, at milliseconds each: those of the whole shop take seconds for every mutant. */
const STEP_BY_STEP = [
  'tests/{delivers-step-by-step,asks-for-one-allocation,finds-number-and-codes,tops-up-step-by-step,mails-each-esim-once}.test.ts',
]

/** Files that only wire a slice or only hold texts: the compiler and the tests of the emails check those. */
export const ROOMS: Record<string, Room> = {
  pricing: {
    mutate: ['shop/catalogue/pricing/{company-vat,coupon,purchase-vat,quote,typed-coupon,vat-country,vat}.ts'],
    tests: ['shop/catalogue/pricing/*.test.ts'],
    onDatabases: false,
  },
  trip: {
    mutate: ['shop/catalogue/trip/*.ts', '!shop/catalogue/trip/*.test.ts'],
    tests: ['shop/catalogue/trip/*.test.ts'],
    onDatabases: false,
  },
  tables: {
    mutate: [
      'shop/sales/order/order-moves.ts',
      'shop/sales/checkout/{payment-session,refundable}.ts',
      'shop/delivery/provisioning/{step-table,faults}.ts',
    ],
    tests: [
      'shop/sales/order/*.test.ts',
      'shop/sales/checkout/{part-refund,payment-session,refundable}.test.ts',
      'shop/delivery/provisioning/*.test.ts',
    ],
    onDatabases: false,
  },
  conditions: {
    mutate: ['shop/sales/order/order-conditions.ts'],
    tests: ['shop/sales/order/*.test.ts'],
    onDatabases: false,
  },
  coupons: {
    mutate: ['shop/catalogue/pricing/{coupon-store,list-coupons,make-coupon,prices,set-vat-rate,vat-store}.ts'],
    tests: ['tests/{counts-coupon-uses,makes-coupons,sets-vat-rates,sets-coupons-and-rates}.test.ts'],
    onDatabases: true,
  },
  steps: {
    mutate: ['shop/delivery/provisioning/{advance-provisioning,ask-once,step}.ts'],
    tests: ['shop/delivery/provisioning/*.test.ts', ...STEP_BY_STEP],
    onDatabases: true,
  },
  provisioning: {
    mutate: [
      'shop/delivery/provisioning/**/*.ts',
      '!shop/delivery/provisioning/*.test.ts',
      '!shop/delivery/provisioning/{advance-provisioning,ask-once,faults,step,step-table}.ts',
      // wires the others, and is tested with the whole shop
      '!shop/delivery/provisioning/{provisioning,worker}.ts',
    ],
    tests: [
      'shop/delivery/provisioning/*.test.ts',
      ...STEP_BY_STEP,
      'tests/{gives-profiles-back,hears-the-network,looks-after-stuck-orders,works-on-what-is-due,writes-of-an-order}.test.ts',
    ],
    onDatabases: true,
  },
}
