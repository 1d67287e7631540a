// The whole purchase in the traveler's own language: plan, pay, install, look, the invoice, and what arrives in the
// mailbox. The forms of all six languages are walked in `tests/http/shows-a-page-for-each-country.test.ts`.
import { readFile } from 'node:fs/promises'
import { isUncut } from '#tests/support/longer-words.ts'
import { isReadableNow } from '#tests/support/readable.ts'
import { readPdfText } from '#tests/support/read-pdf.ts'
import { anAddress, expect, GOOD_CARD, mailTo, paysWith, test } from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '#tests/support/trip-to-come.ts'

test.use({ viewport: { width: 390, height: 844 } })

const WORDS = {
  de: {
    plans: 'Empfohlene Pakete',
    add: 'In den Warenkorb',
    email: 'E-Mail-Adresse',
    name: 'Vor- und Nachname',
    isCompany: 'Ich kaufe für ein Unternehmen',
    company: ['Firmenname', 'Straße', 'Postleitzahl', 'Ort', 'USt-IdNr.'],
    terms: /^Ich akzeptiere die/,
    order: /^Zahlungspflichtig bestellen · \d+,\d\d\s€/,
    ready: 'Ihre eSIM ist bereit',
    trip: 'Frankreich und Italien',
    invoice: ['Rechnung ansehen', 'PDF herunterladen'],
    onPaper: ['Rechnungsnummer', 'Steuerschuldnerschaft'],
    state: 'Nicht aktiviert',
    subject: /^Ihre eSIM von Wander Pass/,
  },
  fr: {
    plans: 'Forfaits recommandés',
    add: 'Ajouter au panier',
    email: 'E-mail',
    name: 'Nom complet',
    isCompany: 'J’achète pour une entreprise',
    company: ['Nom de l’entreprise', 'Rue', 'Code postal', 'Ville', 'Numéro de TVA'],
    terms: /^J’accepte les/,
    order: /^Commander avec obligation de paiement · \d+,\d\d\s€/,
    ready: 'Votre eSIM est prête',
    trip: 'France et Italie',
    invoice: ['Voir la facture', 'Télécharger le PDF'],
    onPaper: ['Numérodefacture', 'Autoliquidation'],
    state: 'Non activée',
    subject: /^Les détails de votre eSIM Wander Pass/,
  },
}
const COMPANY = ['Kranich Reisen GmbH', 'Lindenallee', '10115', 'Berlin', 'DE123456789']

for (const [language, words] of Object.entries(WORDS))
  test(`a company buys, installs, and looks at an eSIM, and reads its invoice and its email: ${language}`, async ({
    page,
    baseURL,
  }) => {
    const email = anAddress(`speaks-${language}`)
    await page.goto(`/${language}/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`)
    await expect(page.getByRole('heading', { name: words.plans })).toBeVisible()
    await page.getByText(words.add, { exact: true }).first().click()
    await expect(page).toHaveURL(`${baseURL}/${language}/checkout`)

    await page.getByLabel(words.email).first().fill(email)
    await page.getByLabel(words.name).fill('Robin Reisende')
    await page.getByRole('checkbox', { name: words.isCompany }).check()
    for (const [place, label] of words.company.entries())
      await page
        .getByRole('textbox', { name: label })
        .first()
        .fill(COMPANY[place] ?? '')
    await page.locator('#company-country').selectOption('DE')
    await page.getByRole('checkbox', { name: words.terms }).check()
    await isReadableNow(page)
    await isUncut(page, [320, 390])
    await page.getByRole('button', { name: words.order }).click()
    await expect(page.getByText(`asked for this page in the language “${language}”`)).toBeVisible()
    await paysWith(page, GOOD_CARD)
    await expect(page).toHaveURL(new RegExp(`/${language}/success\\?reference=`))
    await expect(page.getByText(words.ready).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(words.trip).first()).toBeVisible()
    await isReadableNow(page)
    await isUncut(page, [320, 390])

    const [view = '', download = ''] = words.invoice
    const [invoice] = await Promise.all([page.waitForEvent('popup'), page.getByText(view).first().click()])
    await isReadableNow(invoice)
    await isUncut(invoice, [320, 390])
    const saved = invoice.waitForEvent('download')
    await invoice.getByRole('link', { name: download }).click()
    const paper = readPdfText(await readFile(await (await saved).path()))
    for (const said of words.onPaper) expect(paper).toContain(said)

    await page.goto(`/${language}/esim-status`)
    await expect(page.getByText(words.state, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.trip })).toBeVisible()

    const text = await mailTo(email, words.subject)
    expect(text).toContain(words.trip)
    expect(text).toContain(`${baseURL}/${language}/install?`)
    expect(text).toMatch(/\d+,\d\d\s€/)
  })

test('leaves the language for a page that is English alone, as another document', async ({ page, baseURL }) => {
  await page.goto('/de/support')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partnerpakete' }).click()
  await expect(page).toHaveURL(`${baseURL}/business`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
