// The file as required by the European Payments Council (pain.001.001.09): its elements in order, and sums to the cent.
import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeBankFile, type BankOrder } from './bank-file.ts'

const payee = { holder: 'Nöra Nova & Søn', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' }
const order: BankOrder = {
  id: '8988300f-0000-4000-8000-000000000001',
  madeAt: new Date('2026-12-08T09:30:00Z'),
  executionOn: '2026-12-10',
  payer: { holder: 'Sample Company B.V.', iban: 'DE89370400440532013000', bic: null },
  transfers: [
    { id: '8988300a-0000-4000-8000-00000000000a', payee, cents: 10_001, words: 'Wander Pass 2026-12' },
    {
      id: '8988300b-0000-4000-8000-00000000000b',
      payee: { ...payee, bic: null },
      cents: 30,
      words: 'Wander Pass 2026-12',
    },
  ],
}

/** The paths of all elements in order, with the text of the leaves. */
function elementsOf(xml: string): string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, close, name = '', text = ''] of xml.matchAll(/<(\/?)([A-Za-z]+)[^>]*>([^<]*)/g)) {
    if (close) {
      expect(open.pop()).toBe(name)
      continue
    }
    open.push(name)
    found.push(`${open.slice(1).join('/')}${text.trim() ? `=${text.trim()}` : ''}`)
  }
  expect(open).toEqual([])
  return found
}

describe('the bank file', () => {
  const xml = writeBankFile(order)
  const elements = elementsOf(xml)
  const ROOT = 'CstmrCdtTrfInitn'
  const valueOf = (path: string) =>
    elements.filter((each) => each.startsWith(`${path}=`)).map((each) => each.split('=')[1])

  it('has the elements of a credit transfer, each in its place', () => {
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
    expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"')
    const paths = elements.map((each) => each.split('=')[0])
    const within = (parent: string) => [
      ...new Set(
        paths.flatMap((path) => (path?.startsWith(`${parent}/`) ? [path.slice(parent.length + 1).split('/')[0]] : [])),
      ),
    ]
    expect(within(ROOT)).toEqual(['GrpHdr', 'PmtInf'])
    expect(within(`${ROOT}/GrpHdr`)).toEqual(['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'])
    expect(within(`${ROOT}/PmtInf`)).toEqual([
      'PmtInfId',
      'PmtMtd',
      'BtchBookg',
      'NbOfTxs',
      'CtrlSum',
      'PmtTpInf',
      'ReqdExctnDt',
      'Dbtr',
      'DbtrAcct',
      'DbtrAgt',
      'ChrgBr',
      'CdtTrfTxInf',
    ])
    expect(within(`${ROOT}/PmtInf/CdtTrfTxInf`)).toEqual(['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'])
    expect(xml.match(/<InstdAmt Ccy="EUR">/g)).toHaveLength(2)
  })

  it('says who pays whom how much and when', () => {
    const payment = `${ROOT}/PmtInf`
    const transfer = `${payment}/CdtTrfTxInf`
    expect(valueOf(`${payment}/PmtMtd`)).toEqual(['TRF'])
    expect(valueOf(`${payment}/PmtTpInf/SvcLvl/Cd`)).toEqual(['SEPA'])
    expect(valueOf(`${payment}/ReqdExctnDt/Dt`)).toEqual(['2026-12-10'])
    expect(valueOf(`${payment}/DbtrAcct/Id/IBAN`)).toEqual([order.payer.iban])
    expect(valueOf(`${payment}/DbtrAgt/FinInstnId/Othr/Id`)).toEqual(['NOTPROVIDED'])
    expect(valueOf(`${transfer}/Cdtr/Nm`)).toEqual(['Nora Nova + Son', 'Nora Nova + Son'])
    expect(valueOf(`${transfer}/CdtrAgt/FinInstnId/BICFI`)).toEqual([payee.bic])
    expect(valueOf(`${transfer}/Amt/InstdAmt`)).toEqual(['100.01', '0.30'])
    expect(valueOf(`${ROOT}/GrpHdr/CtrlSum`)).toEqual(['100.31'])
    expect(valueOf(`${ROOT}/GrpHdr/NbOfTxs`)).toEqual(['2'])
  })

  it('has valid IDs, the same each time', () => {
    expect(writeBankFile(order)).toBe(xml)
    const ids = elements.flatMap((each) => /\/(?:MsgId|PmtInfId|InstrId|EndToEndId)=(.+)$/.exec(each)?.[1] ?? [])
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(6)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f.]{1,35}$/)
  })

  it('has the sum of its transfers', () => {
    assert(
      property(array(integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 40 }), (amounts) => {
        const transfers = amounts.map((cents, place) => ({ id: `t${place}`, payee, cents, words: 'w' }))
        const written = writeBankFile({ ...order, transfers })
        const total = amounts.reduce((sum, cents) => sum + cents, 0)
        const sums = [...written.matchAll(/<CtrlSum>([\d.]+)</g)].map(([, sum]) => sum)
        expect(sums).toEqual([(total / 100).toFixed(2), (total / 100).toFixed(2)])
        const each = [...written.matchAll(/<InstdAmt Ccy="EUR">([\d.]+)</g)].map(([, sum]) => sum?.replace('.', ''))
        expect(each.map(Number)).toEqual(amounts)
      }),
      { numRuns: 200 },
    )
  })
})
