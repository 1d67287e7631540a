// Whoever sets up the shop learns from each vendor whether the settings work.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CONNECTIONS, type Connection } from '#shop/figures/setup/connection.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => (shop = await openTestShop()))
afterAll(() => shop.close())

const asked = (connection: Connection, type: 'own-admin' | 'super-admin' = 'super-admin') =>
  shop.shop.figures.checkConnection(connection, { ...shop.at, actor: { id: 'chief', type } })

const outcomes = async () =>
  Object.fromEntries(
    (await shop.shop.figures.viewSetup()).parts.flatMap(({ part, tested }) =>
      tested === null ? [] : [[part, tested === 'never' ? tested : tested.outcome]],
    ),
  )

const save = (vat: string) =>
  shop.shop.brands.saveFirstSettings({ patch: { vat } }, { ...shop.at, actor: { id: 'chief', type: 'super-admin' } })

it('each vendor that works is asked and says so, and nobody but a super-admin asks', async () => {
  const never = { seller: 'never', mail: 'never', payment: 'never', network: 'never' }
  expect(await outcomes()).toEqual(never)
  for (const connection of ['mail', 'payment', 'network'] as const)
    expect(await asked(connection)).toEqual({ ok: true })
  expect(await asked('seller')).toEqual({ ok: false, problem: 'no_vat_number' })
  for (const connection of CONNECTIONS)
    expect(await asked(connection, 'own-admin')).toEqual({ ok: false, problem: 'not_allowed' })
  expect(await outcomes()).toEqual({ seller: 'no_vat_number', mail: 'fine', payment: 'fine', network: 'fine' })
})

it('the EU’s register is asked about the shop’s own VAT number', async () => {
  expect(await save('NL12')).toEqual({ ok: false, problem: 'setting_invalid', settings: ['vat'] })
  expect(await save('NL001234560B01')).toMatchObject({ ok: true })
  expect(await asked('seller')).toEqual({ ok: true })
})

it('a vendor that is away is named with what went wrong', async () => {
  await shop.sandbox.close()
  for (const connection of ['seller', 'mail', 'payment', 'network'] as const)
    expect([connection, await asked(connection)]).toEqual([
      connection,
      { ok: false, problem: 'no_answer', said: expect.any(String) },
    ])
  const silent = { seller: 'silent', mail: 'silent', payment: 'silent', network: 'silent' }
  expect(await outcomes()).toEqual(silent)
})
