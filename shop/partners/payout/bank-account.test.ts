import { describe, expect, it } from 'vitest'
import { maskIban, readBankAccount } from './bank-account.ts'
import { bankText } from './bank-text.ts'

const read = (typed: Partial<Parameters<typeof readBankAccount>[0]>) =>
  readBankAccount({ holder: 'Nora Nova', iban: 'NL91 ABNA 0417 1643 00', bic: '', ...typed })
const refused = (problem: string) => ({ ok: false, problem })

describe('a bank account', () => {
  it('is stored as banks write it, however it was typed', () => {
    expect(read({ holder: '  Nora \n Nova ', bic: 'abna nl 2a' })).toEqual({
      ok: true,
      account: { holder: 'Nora Nova', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' },
    })
    expect(read({ iban: 'de89-3704-0044-0532-0130-00' })).toMatchObject({
      account: { iban: 'DE89370400440532013000', bic: null },
    })
  })

  it.each([
    [{ holder: ' ' }, 'holder_missing'],
    [{ holder: 'Нора Нова' }, 'holder_invalid'],
    [{ holder: 'N'.repeat(71) }, 'holder_invalid'],
    [{ holder: 'Nora\0Nova' }, 'holder_invalid'],
    [{ iban: '' }, 'iban_missing'],
    [{ iban: 'NL92 ABNA 0417 1643 00' }, 'iban_invalid'],
    [{ iban: 'NL91 ABNA 0417 1643' }, 'iban_invalid'],
    [{ iban: 'a bank in Utrecht' }, 'iban_invalid'],
    [{ iban: 'BR15 0000 0000 0000 1093 2840 814P 2' }, 'iban_not_sepa'],
    [{ bic: 'DEUTDEFF' }, 'bic_invalid'],
    [{ bic: 'ABNA' }, 'bic_invalid'],
  ])('%j is rejected: %s', (typed, problem) => {
    expect(read(typed)).toEqual(refused(problem))
  })

  it('is shown by its country and its last four digits', () => {
    expect(maskIban('NL91ABNA0417164300')).toBe('NL•• •••• 4300')
  })
})

describe('a text for the bank', () => {
  it.each([
    ['Łódź Straße & Søn', 'Lodz Strasse + Son'],
    ['Café “Ægir” <b>', 'Cafe AEgir b'],
    ['Ιωάννης', ''],
  ])('%s is written %s', (text, written) => {
    expect(bankText(text)).toBe(written)
  })
})
