// What staff type about a company goes into its next invoice, its own numbers for the purchase included.
import { expect, it } from 'vitest'
import { KRANICH } from '#tests/support/a-company.ts'
import { readTrueBuyer } from './read-true-buyer.ts'

const read = (facts: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...KRANICH, isCompany: 'on', ...facts })) form.set(name, value)
  return readTrueBuyer(form)
}

it('takes the numbers that a company tells later, and gives them up when they are emptied', () => {
  const told = { purchaseOrder: 'PO-1', buyerReference: ' 04011000-1234512345-06 ', electronicAddress: '' }
  expect(read(told).buyer?.company).toMatchObject({
    details: KRANICH,
    purchaseOrder: 'PO-1',
    buyerReference: '04011000-1234512345-06',
    electronicAddress: null,
  })
  expect(read({}).buyer?.company).toMatchObject({ purchaseOrder: null, buyerReference: null, electronicAddress: null })
})

it('corrects nobody while one of them can’t be right, and says so at its field', () => {
  const { typed, buyer } = read({ electronicAddress: 'somewhere', purchaseOrder: 'x'.repeat(61) })
  expect(buyer).toBeNull()
  expect(Object.keys(typed.problems)).toEqual(['purchaseOrder', 'electronicAddress'])
})
