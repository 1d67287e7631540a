// The whole purchase in the traveler's own language: plan, pay, install, look, and what arrives in the mailbox.
import { isReadableNow } from '#tests/support/readable.ts'
import { anAddress, expect, GOOD_CARD, mailsTo, paysWith, test, textOf } from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '#tests/support/trip-to-come.ts'

test.use({ viewport: { width: 390, height: 844 } })

const WORDS = {
  de: {
    plans: 'Empfohlene Pakete',
    add: 'In den Warenkorb',
    email: 'E-Mail-Adresse',
    name: 'Vor- und Nachname',
    terms: /^Ich akzeptiere die/,
    order: /^Zahlungspflichtig bestellen · \d+,\d\d\s€/,
    ready: 'Ihre eSIM ist bereit',
    trip: 'Frankreich und Italien',
    status: 'Nicht aktiviert',
    subject: /^Ihre eSIM von Wander Pass/,
  },
  fr: {
    plans: 'Forfaits recommandés',
    add: 'Ajouter au panier',
    email: 'E-mail',
    name: 'Nom complet',
    terms: /^J’accepte les/,
    order: /^Commander avec obligation de paiement · \d+,\d\d\s€/,
    ready: 'Votre eSIM est prête',
    trip: 'France et Italie',
    status: 'Non activée',
    subject: /eSIM Wander Pass$/,
  },
}

for (const language of ['de', 'fr'] as const)
  test(`buys, installs, and looks at an eSIM in ${language}, and reads the email in it`, async ({ page, baseURL }) => {
    const words = WORDS[language]
    const email = anAddress(`speaks-${language}`)
    await page.goto(`/${language}/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`)
    await expect(page.getByRole('heading', { name: words.plans })).toBeVisible()
    await page.getByText(words.add, { exact: true }).first().click()
    await expect(page).toHaveURL(`${baseURL}/${language}/checkout`)

    await isReadableNow(page)
    await page.getByLabel(words.email).first().fill(email)
    await page.getByLabel(words.name).fill('Robin Reisende')
    await page.getByRole('checkbox', { name: words.terms }).check()
    await page.getByRole('button', { name: words.order }).click()
    await paysWith(page, GOOD_CARD)
    await expect(page).toHaveURL(new RegExp(`/${language}/success\\?reference=`))
    await expect(page.getByText(words.ready).first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(words.trip).first()).toBeVisible()
    await isReadableNow(page)

    await page.goto(`/${language}/esim-status`)
    await expect(page.getByText(words.status, { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.trip })).toBeVisible()

    const [mail] = (await mailsTo(email)).filter(({ subject }) => words.subject.test(subject))
    const text = await textOf(mail?.id)
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
