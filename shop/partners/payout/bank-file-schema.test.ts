// The bank file against a schema (tests/fixtures), as a bank checks it: order, lengths, characters, amounts. What a
// schema can't express, the sums and the uniqueness of IDs, is checked separately.
import { readFileSync } from 'node:fs'
import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { afterAll, describe, expect, it } from 'vitest'
import { readBankAccount } from './bank-account.ts'
import { writeBankFile, type BankOrder } from './bank-file.ts'

const schema = XmlDocument.fromBuffer(readFileSync('tests/fixtures/pain.001.001.09-sepa.xsd'))
const validator = XsdValidator.fromDoc(schema)
afterAll(() => {
  validator.dispose()
  schema.dispose()
})

/** The schema's objection to a file; nothing if it is valid. */
function faultsOf(xml: string): string {
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return ''
  } catch (fault) {
    return String(fault)
  } finally {
    document.dispose()
  }
}

const IBANS = [
  'NL91ABNA0417164300',
  'DE89370400440532013000',
  'FR1420041010050500013M02606',
  'MT84MALT011000012345MTLCAST001S',
]
const payer = { holder: 'Sample Company B.V.', iban: 'DE89370400440532013000', bic: null }
const uuid = (place: number) => `${String(place).padStart(8, '0')}-0000-7000-8000-000000000000`

function orderTo(payees: { holder: string; cents: number; bic?: string | null }[], words = 'Wander Pass 2026-12') {
  const order: BankOrder = {
    id: '8988300f-0000-4000-8000-000000000001',
    madeAt: new Date('2026-12-08T09:30:00Z'),
    executionOn: '2026-12-10',
    payer,
    transfers: payees.map(({ holder, cents, bic = null }, place) => ({
      id: uuid(place),
      payee: { holder, iban: IBANS[place % IBANS.length] ?? '', bic },
      cents,
      words,
    })),
  }
  return order
}

describe('the schema of the bank file', () => {
  const good = writeBankFile(orderTo([{ holder: 'Nora Nova', cents: 2_500 }]))

  it('accepts our files', () => expect(faultsOf(good)).toBe(''))

  it.each([
    [
      'an element out of its place',
      /<BtchBookg>true<\/BtchBookg>(.*?)<PmtTpInf>/,
      '$1<BtchBookg>true</BtchBookg><PmtTpInf>',
    ],
    ['a payment without its date', /<ReqdExctnDt>.*?<\/ReqdExctnDt>/, ''],
    ['a day that does not exist', '2026-12-10', '2026-13-10'],
    ['nothing to pay', '<InstdAmt Ccy="EUR">25.00', '<InstdAmt Ccy="EUR">0.00'],
    ['parts of a cent', '<InstdAmt Ccy="EUR">25.00', '<InstdAmt Ccy="EUR">25.001'],
    ['another currency', 'Ccy="EUR"', 'Ccy="USD"'],
    ['letters that banks do not read', '<Nm>Nora Nova', '<Nm>Nöra Nova'],
    ['a name of 71 letters', '<Nm>Nora Nova', `<Nm>${'N'.repeat(71)}`],
    ['an id of 36 signs', /<MsgId>.*?</, `<MsgId>${'1'.repeat(36)}<`],
    ['an id that begins with a slash', '<EndToEndId>', '<EndToEndId>/'],
    ['no transfer at all', /<CdtTrfTxInf>.*<\/CdtTrfTxInf>/, ''],
  ])('refuses %s', (_what, found, instead) => {
    const bad = good.replace(found, instead)
    expect(bad).not.toBe(good)
    expect(faultsOf(bad)).not.toBe('')
  })
})

describe('the bank file passes the schema', () => {
  it.each([
    ['umlauts and an ampersand', 'Müller & Söhne GmbH', 'Muller + Sohne GmbH'],
    ['signs of XML', `<Nm>"Jack's" & Jill</Nm>`, `Nm Jack's + Jill /Nm`],
    ['letters of other languages', 'Łódź Ægir Þór İstanbul', 'Lodz AEgir THor Istanbul'],
    ['a name of more than 70 letters', 'Ö'.repeat(90), 'O'.repeat(70)],
    ['a space where the name is cut', `${'a'.repeat(69)} b`, 'a'.repeat(69)],
    ['ß that makes a name longer', 'ß'.repeat(40), 's'.repeat(70)],
    ['words of more than 140 letters', `Nora ${'ß'.repeat(200)}`, `Nora ${'s'.repeat(65)}`],
    ['pictures, tabs and line ends', 'Nora 🌍\t\r\nNova', 'Nora Nova'],
  ])('with %s', (_what, holder, written) => {
    const xml = writeBankFile(orderTo([{ holder, cents: 1, bic: 'ABNANL2A' }], holder))
    expect(faultsOf(xml)).toBe('')
    const names = [...xml.matchAll(/<Cdtr><Nm>([^<]*)</g)].map(([, name]) => name?.replace('&apos;', "'"))
    expect(names).toEqual([written])
  })

  it('with whatever a partner may type as the holder', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 200 }), constantFrom('', 'Bo '), (tail, head) => {
        const read = readBankAccount({ holder: head + tail, iban: IBANS[0] ?? '', bic: '' })
        // A holder's name that can't be used is refused, and the user is asked for another one.
        const holder = read.ok ? read.account.holder : payer.holder
        expect(faultsOf(writeBankFile(orderTo([{ holder, cents: 1 }])))).toBe('')
      }),
      { numRuns: 500 },
    )
  })

  it('with many payees, from one cent up to what a transfer can be, and sums to the cent', () => {
    const cents = integer({ min: 1, max: 99_999_999_999 })
    assert(
      property(tuple(constantFrom(1, 2, 999), array(cents, { minLength: 1, maxLength: 999 })), ([least, amounts]) => {
        const payees = [...amounts, ...Array.from({ length: least }, () => 1)].map((each) => ({
          holder: 'Nora Nova',
          cents: each,
        }))
        const xml = writeBankFile(orderTo(payees))
        expect(faultsOf(xml)).toBe('')
        const total = payees.reduce((sum, each) => sum + BigInt(each.cents), 0n)
        const digits = total.toString().padStart(3, '0')
        const written = `${digits.slice(0, -2)}.${digits.slice(-2)}`
        expect([...xml.matchAll(/<CtrlSum>([\d.]+)</g)].map(([, sum]) => sum)).toEqual([written, written])
        expect([...xml.matchAll(/<NbOfTxs>(\d+)</g)].map(([, count]) => Number(count))).toEqual([
          payees.length,
          payees.length,
        ])
        const ids = [...xml.matchAll(/<(?:InstrId|EndToEndId)>([^<]+)</g)].map(([, id]) => id)
        expect(new Set(ids).size).toBe(2 * payees.length)
      }),
      { numRuns: 25 },
    )
  })
})
