// The pages of each language answer questions in it, in its own words.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import bundleRows from '#db/seed/bundles.json' with { type: 'json' }
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import { tellLanguageBy } from '#app/language/current-language.ts'
import { tellSpoken } from '#app/language/speak-in.ts'
import { learn } from '#app/language/learn.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { dataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { chosenPassages } from '#shop/support/assistant/chosen-passages.ts'
import { detectForeignLanguage } from '#shop/support/assistant/foreign-language.ts'
import { wordsAlone } from '#shop/support/assistant/question.ts'
import { FOREIGN_LANGUAGES, type ForeignLanguage } from '#values/language.ts'
import { helpPassages } from './help-passages.ts'
import { nameInLanguage } from './name-in-language.ts'
import { nameThings } from './name-things.ts'

const catalogue: Catalogue = {
  zones: zoneRows,
  bundles: bundleRows.map((row) => ({ ...row, status: row.status === 'Active' ? 'Active' : 'Inactive' })),
}

const library = () => helpPassages('Wander Pass', false, { facts: [HOME_FACTS], data: dataOnSale(catalogue) })
const english = library()

/** Where the answer to each column leads; null for what is not ours. */
const LEADS_TO = [
  /^\/faq$/,
  /withdraw/,
  /^\/faq#no-internet$/,
  /^\/terms#service$/,
  /^\/esim-status$/,
  /to=JP/,
  /^\/esim-status$/,
  /^\/terms#service$/,
  /^nowhere$/,
  /^nowhere$/,
]
const ASKED: Record<ForeignLanguage, readonly string[]> = {
  de: [
    'Wie installiere ich meine eSIM?',
    'Wie bekomme ich mein Geld zurück?',
    'Warum habe ich kein Internet?',
    'Kann ich einen Hotspot nutzen?',
    'Wie kann ich meine eSIM aufladen?',
    'Was kostet ein Paket für Japan?',
    'Wie viele Daten habe ich noch?',
    'Kann ich damit telefonieren?',
    'Wie wird das Wetter in Spanien?',
    'Wo ist der Bahnhof?',
  ],
  fr: [
    'Comment installer mon eSIM ?',
    'Puis-je me faire rembourser ?',
    'Pourquoi je n’ai pas internet ?',
    'Est-ce que je peux partager ma connexion ?',
    'Comment recharger mon eSIM ?',
    'Combien coûte un forfait pour le Japon ?',
    'Combien de données me reste-t-il ?',
    'Puis-je passer des appels ?',
    'Quel temps fait-il en Italie ?',
    'Qui a gagné le match ?',
  ],
  es: [
    '¿Cómo instalo mi eSIM?',
    '¿Me devolvéis el dinero?',
    '¿Por qué no tengo internet?',
    '¿Puedo compartir internet?',
    '¿Cómo recargo mi eSIM?',
    '¿Cuánto cuesta un paquete para Japón?',
    '¿Cuántos datos me quedan?',
    '¿Puedo hacer llamadas?',
    '¿Qué tiempo hace en España?',
    '¿Dónde está la estación?',
  ],
  it: [
    'Come installo la mia eSIM?',
    'Posso avere un rimborso?',
    'Perché non ho internet?',
    'Posso usare l’hotspot?',
    'Come posso ricaricare la mia eSIM?',
    'Quanto costa un pacchetto per il Giappone?',
    'Quanti dati mi restano?',
    'Posso fare chiamate?',
    'Che tempo fa in Spagna?',
    'Dov’è la stazione?',
  ],
  nl: [
    'Hoe installeer ik mijn eSIM?',
    'Kan ik mijn geld terugkrijgen?',
    'Waarom heb ik geen internet?',
    'Kan ik een hotspot gebruiken?',
    'Hoe kan ik mijn eSIM opwaarderen?',
    'Wat kost een bundel voor Japan?',
    'Hoeveel data heb ik nog?',
    'Kan ik ermee bellen?',
    'Wat is het weer in Spanje?',
    'Waar is het station?',
  ],
}

describe.each(FOREIGN_LANGUAGES)('in %s', (language) => {
  afterEach(tellSpoken)
  beforeEach(async () => {
    await learn(language)
    tellLanguageBy(() => language)
  })

  it.each(ASKED[language].map((question, at) => [question, LEADS_TO[at] ?? /^$/] as const))(
    '%j leads to %s',
    (question, there) => {
      const spoken = detectForeignLanguage(question)
      const named = nameInLanguage(wordsAlone(question), spoken === language ? null : spoken, (text) =>
        nameThings(text, catalogue, 2100),
      )
      const [quoted] = chosenPassages(library(), named, english)?.quoted ?? []
      expect(quoted?.path ?? 'nowhere').toMatch(there)
    },
  )

  it('each passage has its counterpart in English', () => {
    const own = library()
    expect(own.map(({ path }) => path)).toEqual(english.map(({ path }) => path))
    const kept = own.filter(({ text }, at) => text === english[at]?.text)
    expect(kept.map(({ title }) => title)).toEqual([])
  })
})
