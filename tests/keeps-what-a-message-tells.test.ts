// Whatever a message tells besides its text reaches those who answer it and the copy of its writer's data.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SUPPORT_FIELDS, SUPPORT_TABLE } from '#app/routes/support/contact/support-fields.ts'
import { supportForm, typedMessage } from '#app/routes/support/contact/support-form.ts'
import { TICKET_DETAILS } from '#shop/support/inbox/ticket-details.ts'
import { openAccount } from './support/having-accounts.ts'
import { wholeMailsTo, writeToUs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const TOLD = 'Kranich & Söhne <b>'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe.each(TICKET_DETAILS)('the %s of a message', (detail) => {
  it('is on the desk, and in the email to staff', async () => {
    const { number } = await writeToUs(shop, { [detail]: TOLD })
    expect((await shop.shop.inbox.viewTicket(number))?.ticket[detail]).toBe(TOLD)
    const mails = await wholeMailsTo(shop, 'support@wander-pass.example')
    expect(mails.find(({ subject }) => subject.includes(number))?.text).toContain(TOLD)
  })

  it('is in the copy of its writer’s data', async () => {
    const email = `${detail.toLowerCase()}@writer.example.com`
    const { id } = await openAccount(shop, email, 'Alex Traveller')
    await writeToUs(shop, { email, [detail]: TOLD })
    const copy = await shop.shop.customers.exportMyData(id)
    expect(copy.ok && copy.mine.supportMessages).toMatchObject([{ [detail]: TOLD }])
  })

  it('makes another message of the same form, and nothing is stored if it is left empty', async () => {
    const form = { formId: `form of ${detail}`, email: 'twice@writer.example.com' }
    const [one, same] = [await writeToUs(shop, form), await writeToUs(shop, { ...form, [detail]: '' })]
    const other = await writeToUs(shop, { ...form, [detail]: TOLD })
    expect([same.number === one.number, other.number === one.number]).toEqual([true, false])
    expect((await shop.shop.inbox.viewTicket(one.number))?.ticket[detail]).toBeNull()
  })
})

describe.each(SUPPORT_FIELDS)('the field %s of the support page', (field) => {
  const { longest, isRequired } = SUPPORT_TABLE[field]
  const told = (value: string) => {
    const form = new FormData()
    for (const each of SUPPORT_FIELDS) form.set(each, each === 'email' ? 'sam@example.com' : 'Sam')
    form.set(field, value)
    return { values: typedMessage(form), read: supportForm.safeParse(Object.fromEntries(form)) }
  }

  it('is taken up to its limit and refused beyond it', () => {
    const ofLength = (length: number) => (field === 'email' ? '@example.com' : '').padStart(length, 'x')
    // An address may be no longer than 64 characters before its sign.
    const fits = field === 'email' ? 64 + '@example.com'.length : longest
    expect([told(ofLength(fits)).read.success, told(ofLength(longest + 1)).read.success]).toEqual([true, false])
  })

  it('may be empty only if it is optional', () => {
    expect(told(' ').read.success).toBe(!isRequired)
  })

  it('is shown again as it was typed', () => {
    expect(told(' as typed ').values[field]).toBe(' as typed ')
  })
})
