// What `npm run test:mutation` covers, room by room: the code that is changed, and the tests that must notice.

/** `onDatabases`: its tests are use cases with a database and the sandbox's vendors, which takes longer. */
export type Room = { mutate: string[]; tests: string[]; onDatabases: boolean }

/** Use cases of a single step, at milliseconds each: those of the whole shop take seconds for every mutant. */
const STEP_BY_STEP = [
  'tests/{delivers-step-by-step,asks-for-one-allocation,finds-number-and-codes,tops-up-step-by-step,mails-each-esim-once}.test.ts',
]

/** Files that only wire a slice or only hold texts: the compiler and the tests of the mails check those. */
export const ROOMS: Record<string, Room> = {
  pricing: {
    mutate: ['shop/pricing/{company-vat,coupon,purchase-vat,quote,typed-coupon,vat-country,vat}.ts'],
    tests: ['shop/pricing/*.test.ts'],
    onDatabases: false,
  },
  trip: { mutate: ['shop/trip/*.ts', '!shop/trip/*.test.ts'], tests: ['shop/trip/*.test.ts'], onDatabases: false },
  tables: {
    mutate: [
      'shop/order/order-moves.ts',
      'shop/checkout/{payment-session,refundable}.ts',
      'shop/provisioning/{step-table,faults}.ts',
    ],
    tests: [
      'shop/order/*.test.ts',
      'shop/checkout/{part-refund,payment-session,refundable}.test.ts',
      'shop/provisioning/*.test.ts',
    ],
    onDatabases: false,
  },
  conditions: {
    mutate: ['shop/order/order-conditions.ts'],
    tests: ['shop/order/*.test.ts'],
    onDatabases: false,
  },
  coupons: {
    mutate: ['shop/pricing/{coupon-store,list-coupons,make-coupon,prices,set-vat-rate,vat-store}.ts'],
    tests: ['tests/{counts-coupon-uses,makes-coupons,sets-vat-rates,sets-coupons-and-rates}.test.ts'],
    onDatabases: true,
  },
  steps: {
    mutate: ['shop/provisioning/{advance-provisioning,ask-once,step}.ts'],
    tests: ['shop/provisioning/*.test.ts', ...STEP_BY_STEP],
    onDatabases: true,
  },
  provisioning: {
    mutate: [
      'shop/provisioning/**/*.ts',
      '!shop/provisioning/*.test.ts',
      '!shop/provisioning/{advance-provisioning,ask-once,faults,step,step-table}.ts',
      // wires the others, and is tested with the whole shop
      '!shop/provisioning/{provisioning,worker}.ts',
    ],
    tests: [
      'shop/provisioning/*.test.ts',
      ...STEP_BY_STEP,
      'tests/{gives-profiles-back,hears-the-network,looks-after-stuck-orders,works-on-what-is-due,writes-of-an-order}.test.ts',
    ],
    onDatabases: true,
  },
}
