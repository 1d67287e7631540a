// What comes with the papers of a company's order, in English.
import type { CompanyPapersCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { data: sizeText } = SPOKEN.en

export const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Your receipt and invoice (${product})`,
  heading: 'Receipt and invoice',
  intro: (zone, data, days) =>
    `Here are the receipt and the invoice for an eSIM order: ${sizeText(data)} of data for ${zone}, ${days === 1 ? '1 day' : `${days} days`}.`,
}
