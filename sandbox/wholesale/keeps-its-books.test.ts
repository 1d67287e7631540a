import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { accessCalls, anEndpoint, closeCalls } from '#tests/support/access-calls.ts'

afterEach(closeCalls)

describe('a simulated wholesaler', () => {
  it('keeps orders, phones, changed plans, credit, and waiting webhooks across a restart', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'wholesale-'))
    const { url, told } = await anEndpoint()
    const heardOf = (reference: string) => told().filter(({ content }) => content['transactionId'] === reference)
    const before = await accessCalls({ dataFolder })
    await before.ask('/webhook/save', { webhook: url })
    const { esimTranNo } = await before.esim('order-1')
    before.access.phones.use(esimTranNo, 100)
    before.access.shelf.change({ code: 'IT_1_7', gone: true })
    before.access.book.setBalance(1_000_000)
    await before.order('order-2')
    await before.sandbox.close()
    expect(heardOf('order-2')).toEqual([])

    const after = await accessCalls({ dataFolder })
    expect(after.access.book.balance()).toBeLessThan(1_000_000)
    expect(await after.row(esimTranNo)).toMatchObject({ smdpStatus: 'ENABLED', esimStatus: 'IN_USE' })
    expect(await after.order('order-3', 'IT_1_7')).toMatchObject({ errorCode: '310241' })
    after.sandbox.clock.advance(11)
    await expect.poll(() => heardOf('order-2')).toMatchObject([{ notifyType: 'ORDER_STATUS' }])
    await after.sandbox.close()
    rmSync(dataFolder, { recursive: true })
  })

  it('sells the same plans after every start, at costs that differ from another’s', async () => {
    const [one, other] = [await accessCalls(), await accessCalls()]
    const costs = one.access.shelf.all().map(({ code, cents }) => [code, cents] as const)
    expect(other.access.shelf.all().map(({ code, cents }) => [code, cents])).toEqual(costs)
    const elsewhere = new Map(
      one.sandbox.wholesalers
        .of('airalo')
        .shelf.all()
        .map(({ code, cents }) => [code, cents]),
    )
    expect(costs.some(([code, cents]) => (elsewhere.get(code) ?? cents) < cents)).toBe(true)
    expect(costs.some(([code, cents]) => (elsewhere.get(code) ?? cents) > cents)).toBe(true)
  })
})
