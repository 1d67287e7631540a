// The words of the company section of the checkout.
import { translated } from '#app/language/translated.ts'
import { counted } from '#values/counted.ts'

export const companyCopy = translated({
  label: 'Buying for a company',
  isCompany: 'I’m buying for a company',
  isCompanyHint: 'Its name, address and VAT number go on the invoice.',
  heading: 'Company details',
  optional: '(optional)',
  code: {
    label: 'Reference code',
    hint: 'Saved your company here before? Enter its 5-character code (no I, O, 0 or 1).',
    find: 'Look up',
    finding: 'Looking up the company',
  },
  notices: {
    code_missing: {
      title: 'Reference Code Required',
      text: 'Please enter a reference code to look up company information.',
    },
    not_found: {
      title: 'Company Not Found',
      text: 'No company found with this reference code. Please fill in your company details.',
    },
    found: {
      title: 'Company Found',
      text: 'We filled in your company details. Hidden parts are completed when you order.',
    },
    lookup_failed: { title: 'Error', text: 'Failed to look up company information. Please try again.' },
    missing_information: {
      title: 'Missing Information',
      text: 'Please fill in all required company information fields.',
    },
  },
  fields: {
    companyName: 'Company name',
    streetName: 'Street',
    streetNumber: 'Number',
    unitNumber: 'Unit',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    chooseCountry: 'Please choose',
    isOutsideEu: 'The company is outside the EU',
    outsideEuCountry: 'Country outside the EU',
    vatNumber: 'VAT number',
    companyRegNumber: 'Registration code',
    invoiceEmail: 'Invoice email',
    invoiceEmailHint: 'We’ll send the receipt there too.',
    invoiceEmailFromCode: 'Leave blank to use the saved address.',
  },
  problems: {
    companyName: 'Please provide your company name',
    streetName: 'Please provide your street address',
    postalCode: 'Please provide your postal code',
    city: 'Please provide your city',
    country: 'Please choose your company’s country',
    outsideEuCountry: 'Please specify your country outside the EU',
    vatNumber: 'Please provide your VAT number',
    vatNumberForm: (country: string, example: string) =>
      `That doesn’t look like a VAT number for ${country}. Example: ${example}`,
    vatNumberAbroad: 'Please enter a tax number of up to 30 letters and digits',
    electronicAddress:
      'Please enter a Peppol ID with its four digits, a colon, and the number, such as 0208:0123456749',
    invoiceEmail: 'Please enter a valid email address',
    tooLong: (longest: number) => `Please shorten this to ${counted(longest, 'character')}`,
    hiddenTooLong: 'Please enter this again. The lookup has expired.',
  },
  vatHint: (country: string, example: string) => `VAT numbers for ${country} look like ${example}.`,
  vatHintNoCountry: 'Choose the country first so we can check the format.',
  vatHintAbroad: 'The tax number your country issued to the company.',
  vatWellFormed: (country: string) => `Valid format for ${country}.`,
  check: 'Update VAT',
  checking: 'Checking the VAT number',
  save: 'Save my company details',
  saveHint: 'After you order, you’ll get a reference code that fills this in next time.',
  /** Beside the tax line and under the number. */
  tax: {
    company: (country: string) => `VAT for ${country}, where your company is based.`,
    outside: 'No VAT, because your company is outside the EU.',
    located: (country: string) =>
      `VAT for ${country}. You seem to be there, which doesn’t match a company outside the EU.`,
    reverseCharge: 'Reverse charge: VIES confirmed the VAT number, so your company accounts for the VAT.',
    invalid: (country: string) => `VIES doesn’t recognize this VAT number, so we charge VAT for ${country}.`,
    unavailable: (country: string) =>
      `The EU’s VAT number service (VIES) isn’t responding right now, so we charge VAT for ${country}.`,
  },
})
