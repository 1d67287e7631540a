// Every file of the repository follows the house rules, and the checks of these rules find violations.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './support/house-faults.ts'
import { unneededExceptions } from './support/house-exceptions.ts'
import { CONTEXTS, TABLE_OWNERS } from './support/house-rules.ts'
import { readSources, sourceFile } from './support/read-imports.ts'

describe('the rooms', () => {
  const sources = readSources()

  it('limit the size of every style sheet', () => {
    const sheets = readSources('*.css')
    expect(sheets.length).toBeGreaterThan(20)
    expect(faultsOf(sheets)).toEqual([])
  })

  it('apply to every file of the repository', () => {
    expect(sources.length).toBeGreaterThan(200)
    expect(faultsOf(sources)).toEqual([])
  })

  it('have one existing owner for each table', () => {
    const tables = sources
      .filter(({ path }) => path.startsWith('db/schema/'))
      .flatMap(({ text }) => [...text.matchAll(/export const (\w+) = pgTable\(/g)].map(([, name]) => name))
    expect(new Set(tables)).toEqual(new Set(Object.keys(TABLE_OWNERS)))
    const paths = new Set(sources.map(({ path }) => path))
    expect(Object.values(TABLE_OWNERS).filter((owner) => !paths.has(owner))).toEqual([])
  })

  it('hold the shop in nine contexts, each with a page of at most fifteen lines', () => {
    const entries = new Set(sources.flatMap(({ path }) => /^shop\/([^/]+)/.exec(path)?.[1] ?? []))
    expect(entries).toEqual(new Set([...CONTEXTS, 'assembly']))
    const pages = CONTEXTS.map((context) => readFileSync(`shop/${context}/README.md`, 'utf8'))
    expect(pages.filter((page) => page.split('\n').length > 16)).toEqual([])
  })

  it('have no unneeded exceptions', () => {
    faultsOf(sources)
    expect(unneededExceptions()).toEqual([])
  })
})

describe('the check of the rooms finds', () => {
  it.each([
    [
      'a noun that reaches too far',
      'shop/catalogue/cart/cart.ts',
      "import { x } from '#shop/sales/order/order.ts'",
      'does not use sales',
    ],
    ['an eSIM that is named by its ICCID', 'app/cart.ts', 'namedByIccid(iccid)', 'own ID'],
    ['a noun that asks the time of day', 'shop/catalogue/cart/cart.ts', 'const now = Date.now()', 'live world'],
    [
      'a noun that takes a port',
      'shop/catalogue/cart/cart.ts',
      "import type { Clock } from '#ports/clock.ts'",
      'neither stores nor ports',
    ],
    [
      'a noun that takes a store',
      'shop/sales/order/order.ts',
      "import type { S } from './order-store.ts'",
      'neither stores nor ports',
    ],
    [
      'text that is cut in the middle of a character',
      'app/cart.ts',
      'const x = reason.trim().slice(0, 300)',
      'without cutText',
    ],
    [
      'a test that starts a shop without DATA_DIR',
      'tests/sells.test.ts',
      'const running = await startShop(readConfig({ PORT: String(port) }), { log })',
      'data folder of whoever runs it',
    ],
    [
      'a noun that draws lots',
      'shop/catalogue/cart/cart.ts',
      "import { randomUUID } from 'node:crypto'",
      'does without',
    ],
    [
      "a store with another slice's table",
      'shop/sales/order-rows/order-store.ts',
      "import { users } from '#db/schema/people/users.ts'",
      'belongs to shop/people/account',
    ],
    [
      'a store with a port',
      'shop/sales/order-rows/order-store.ts',
      "import type { Clock } from '#ports/clock.ts'",
      'neither stores nor ports',
    ],
    ['a use case with a query', 'shop/sales/order/place-order.ts', "import { eq } from 'drizzle-orm'", 'does without'],
    [
      'a type from inside Drizzle',
      'db/query/read-rows.ts',
      "import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'",
      'as they are documented',
    ],
    ['a query past Drizzle', 'db/query/read-rows.ts', 'db._.session.prepareQuery(query)', 'as they are documented'],
    [
      "a part of Drizzle's",
      'db/connection/connect.ts',
      "const d = Reflect.get(db, 'dialect')",
      'as they are documented',
    ],
    [
      "the driver's protocol",
      'db/connection/connect.ts',
      "import { serialize } from 'pg-protocol'",
      'as they are documented',
    ],
    ['a use case with an SDK', 'shop/sales/checkout/place-order.ts', "import Stripe from 'stripe'", 'does without'],
    [
      'a use case with a live store',
      'shop/sales/checkout/place-order.ts',
      "import { orderStore } from '#shop/sales/order-rows/order-store.ts'",
      'arrives in deps',
    ],
    [
      'a page with an adapter',
      'app/routes/catalogue/home/home.tsx',
      "import { stripeGateway } from '#adapters/stripe/stripe.ts'",
      'does not enter',
    ],
    [
      'a page with a use case',
      'app/routes/catalogue/home/home.tsx',
      "import { x } from '#shop/sales/checkout/place-order.ts'",
      'pure nouns',
    ],
    [
      "a page with another stop's part",
      'app/routes/catalogue/home/home.tsx',
      "import { x } from '#app/routes/support/help/reading.tsx'",
      'stands in app/features',
    ],
    [
      "a page with another stop's sheet",
      'app/routes/catalogue/home/home.tsx',
      "import '../../people/account/account.css'",
      'stands in app/features',
    ],
    [
      'a folder of a page that takes from the one beside it',
      'app/routes/office/admin/desk/users-tab.tsx',
      "import { x } from '../esims/esims-tab.tsx'",
      'stands above them',
    ],
    [
      'a feature that takes from a page',
      'app/features/wizard/wizard.tsx',
      "import type { X } from '#app/routes/catalogue/home/home.tsx'",
      'nobody imports routes',
    ],
    [
      'a mail that takes from a page',
      'app/mails/alert-mail.ts',
      "import { x } from '../routes/catalogue/home/home.tsx'",
      'nobody imports routes',
    ],
    [
      'a button that knows the session',
      'app/ui/button.tsx',
      "import { useShell } from '#app/session/shell-data.ts'",
      'app/ui does not enter app/session',
    ],
    [
      'a button that knows a use case',
      'app/ui/button.tsx',
      "import { x } from '#shop/sales/order/order.ts'",
      'ui knows no use case',
    ],
    [
      'a format that knows a use case',
      'app/format/grouped.ts',
      "import { x } from '#shop/sales/order/order.ts'",
      'format knows no use case',
    ],
    [
      'words that lean on code',
      'app/copy/catalogue/home.ts',
      "import { x } from '#app/session/flash.ts'",
      'words take types alone',
    ],
    [
      'a page with the database',
      'app/routes/catalogue/home/home.tsx',
      "import { x } from '#db/database.ts'",
      'does not enter',
    ],
    [
      'an adapter with a use case',
      'adapters/geo/geo.ts',
      "import { x } from '#shop/sales/checkout/place-order.ts'",
      'does not enter shop',
    ],
    ['an adapter with another', 'adapters/geo/geo.ts', "import { x } from '../smtp/smtp.ts'", 'does not know another'],
    ["an adapter with another's SDK", 'adapters/geo/geo.ts', "import Stripe from 'stripe'", 'own SDK'],
    ['a sandbox that peeks', 'sandbox/main.ts', "import { x } from '#values/money.ts'", 'does not enter'],
    ['a server that plays vendor', 'server/main.ts', "await import('#sandbox/main.ts')", 'does not enter'],
    [
      'a database that knows the shop',
      'db/connection/connect.ts',
      "import { x } from '#values/money.ts'",
      'does not enter',
    ],
    [
      'code that leans on tests',
      'server/main.ts',
      "import { x } from '#tests/support/buying.ts'",
      'nobody imports tests',
    ],
    [
      'a second reader of the environment',
      'server/run-shop.ts',
      'const port = process.env.PORT',
      'reads the environment',
    ],
    [
      'a page with a limit of its own',
      'app/routes/catalogue/home/home.tsx',
      "const LIMIT = { name: 'home', points: 10, seconds: 60 }",
      'beside the use case',
    ],
    [
      'a page that counts by itself',
      'app/routes/catalogue/home/home.tsx',
      "import type { Limit } from '#ports/rate-limiter.ts'",
      'beside the use case',
    ],
    [
      'a form that loses what was typed',
      'app/routes/catalogue/home/home.tsx',
      "import { Form } from 'react-router'",
      'taken from app/forms',
    ],
    [
      'a state outside its table',
      'app/routes/catalogue/home/home.tsx',
      "const isOpen = order.paymentState === 'awaiting'",
      'named in their table',
    ],
    [
      'a list of states outside its table',
      'shop/sales/order-rows/order-store.ts',
      "inArray(orders.paymentState, ['paid', 'free'])",
      'named in their table',
    ],
    [
      'a state of a payment page outside its table',
      'shop/sales/refund/refund-order.ts',
      "if (row.state === 'refund_due') return",
      'the states of a payment page',
    ],
    [
      'a move of a payment page outside its table',
      'shop/sales/refund/refund-order.ts',
      "await paymentSessions.move(row.id, ['paid'], 'refunded', now)",
      'the states of a payment page',
    ],
    ['a name that says nothing', 'values/utils.ts', '', 'says nothing'],
    ['a barrel', 'values/index.ts', '', 'says nothing'],
    ['a file without end', 'values/money.ts', '\n'.repeat(301), '301 lines'],
  ])('%s', (_what, path, text, why) => {
    const invented = [
      sourceFile(path, text),
      sourceFile('shop/sales/checkout/place-order.ts', "import { randomUUID } from 'node:crypto'"),
      sourceFile('shop/sales/order/order.ts', ''),
    ]
    expect(faultsOf(invented).join('\n')).toContain(why)
  })

  it('nothing where all is well', () => {
    const tidy = [
      sourceFile('values/money.ts', 'export const x = new Date(0)'),
      sourceFile(
        'shop/catalogue/cart/cart.ts',
        "import { share } from '#values/money.ts'\nimport type {\n  Trip,\n} from '#shop/catalogue/trip/trip.ts'",
      ),
      sourceFile(
        'shop/sales/order-rows/order-store.ts',
        "import { orders, type OrderData } from '#db/schema/sales/orders.ts'\nimport { eq } from 'drizzle-orm'",
      ),
      sourceFile(
        'app/routes/catalogue/home/home.tsx',
        "import { x } from '#shop/catalogue/cart/cart.ts'\nimport type { Shop } from '#shop/assembly/shop.ts'\nimport type { Route } from './+types/home.ts'",
      ),
    ]
    expect(faultsOf(tidy)).toEqual([])
  })
})
