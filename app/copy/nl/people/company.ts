// The words of the company section of the checkout.
import type { companyCopy as english } from '../../people/company.ts'
import { charactersText } from '../counts.ts'

export const companyCopy: typeof english = {
  label: 'Kopen voor een bedrijf',
  isCompany: 'Ik koop voor een bedrijf',
  isCompanyHint: 'Naam, adres en btw-nummer komen op de factuur.',
  heading: 'Bedrijfsgegevens',
  optional: '(niet verplicht)',
  code: {
    label: 'Referentiecode',
    hint: 'Heb je je bedrijf hier al eens opgeslagen? Vul de code van 5 tekens in (zonder I, O, 0 of 1).',
    find: 'Opzoeken',
    finding: 'Bedrijf opzoeken…',
  },
  notices: {
    code_missing: {
      title: 'Referentiecode nodig',
      text: 'Vul een referentiecode in om bedrijfsgegevens op te zoeken.',
    },
    not_found: {
      title: 'Bedrijf niet gevonden',
      text: 'Bij deze referentiecode hoort geen bedrijf. Vul je bedrijfsgegevens in.',
    },
    found: {
      title: 'Bedrijf gevonden',
      text: 'We hebben je bedrijfsgegevens ingevuld. Verborgen delen worden bij het bestellen aangevuld.',
    },
    lookup_failed: { title: 'Fout', text: 'De bedrijfsgegevens konden niet worden opgezocht. Probeer het nog eens.' },
    missing_information: {
      title: 'Er ontbreekt iets',
      text: 'Vul alle verplichte bedrijfsgegevens in.',
    },
  },
  fields: {
    companyName: 'Bedrijfsnaam',
    streetName: 'Straat',
    streetNumber: 'Huisnummer',
    unitNumber: 'Toevoeging',
    postalCode: 'Postcode',
    city: 'Plaats',
    country: 'Land',
    chooseCountry: 'Maak een keuze',
    isOutsideEu: 'Het bedrijf is buiten de EU gevestigd',
    outsideEuCountry: 'Land buiten de EU',
    vatNumber: 'Btw-nummer',
    companyRegNumber: 'KvK- of registratienummer',
    invoiceEmail: 'E-mailadres voor de factuur',
    invoiceEmailHint: 'Daarheen sturen we ook het betalingsbewijs.',
    invoiceEmailFromCode: 'Laat leeg om het opgeslagen adres te gebruiken.',
  },
  problems: {
    companyName: 'Vul je bedrijfsnaam in',
    streetName: 'Vul je straat in',
    postalCode: 'Vul je postcode in',
    city: 'Vul je plaats in',
    country: 'Kies het land van je bedrijf',
    outsideEuCountry: 'Vul het land buiten de EU in',
    vatNumber: 'Vul je btw-nummer in',
    vatNumberForm: (country, example) =>
      `Dat lijkt geen btw-nummer te zijn voor dit land: ${country}. Voorbeeld: ${example}`,
    vatNumberAbroad: 'Vul een fiscaal nummer van hoogstens 30 letters en cijfers in',
    electronicAddress:
      'Vul een Peppol-ID in: vier cijfers, een dubbele punt en het nummer, bijvoorbeeld 0208:0123456749',
    invoiceEmail: 'Vul een geldig e-mailadres in',
    tooLong: (longest) => `Maak dit korter: hoogstens ${charactersText(longest)}`,
    hiddenTooLong: 'Vul dit opnieuw in. De opgezochte gegevens zijn verlopen.',
  },
  vatHint: (country, example) => `Zo ziet een btw-nummer eruit (${country}): ${example}.`,
  vatHintNoCountry: 'Kies eerst het land, dan controleren we de vorm.',
  vatHintAbroad: 'Het fiscale nummer dat je land aan het bedrijf heeft gegeven.',
  vatWellFormed: (country) => `Geldige vorm (${country}).`,
  check: 'Btw bijwerken',
  checking: 'Btw-nummer controleren…',
  save: 'Mijn bedrijfsgegevens opslaan',
  saveHint: 'Na je bestelling krijg je een referentiecode die dit de volgende keer invult.',
  tax: {
    company: (country) => `Btw van het land waar je bedrijf is gevestigd: ${country}.`,
    outside: 'Geen btw, want je bedrijf is buiten de EU gevestigd.',
    located: (country) => `Btw van ${country}. Je lijkt daar te zijn, en dat past niet bij een bedrijf buiten de EU.`,
    reverseCharge: 'Btw verlegd: VIES heeft het btw-nummer bevestigd, dus je bedrijf draagt de btw af.',
    invalid: (country) => `VIES kent dit btw-nummer niet, dus we rekenen de btw van ${country}.`,
    unavailable: (country) =>
      `De btw-nummerdienst van de EU (VIES) antwoordt nu niet, dus we rekenen de btw van ${country}.`,
  },
}
