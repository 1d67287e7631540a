// Translates the words of a question from the languages of our emails to English: enough to search, but no translation.
import { foldName } from '#values/country/country-spelling.ts'
import { COUNTRY_CODES, countryName } from '#values/country/country.ts'

export const LANGUAGES = ['de', 'nl', 'fr', 'es', 'it'] as const
export type KnownLanguage = (typeof LANGUAGES)[number]

/** Words without accents, with their English; those spelled as in English are left out. */
const WRITTEN: Readonly<Record<KnownLanguage, string>> = {
  de:
    'kostet cost, kosten cost, preis price, preise prices, paket bundle, pakete bundle, datenpaket bundle, daten data, ' +
    'installiere install, installieren install, einrichten install, aktivieren activate, erstattung refund, ' +
    'ruckerstattung refund, geld money, zuruck back, widerruf withdraw, widerrufen withdraw, stornieren cancel, ' +
    'bestellung order, rechnung invoice, bezahlen pay, zahlen pay, zahlungsmethoden payment methods, ' +
    'zahlungsarten payment methods, kreditkarte credit card, kein no, keine no, keinen no, nicht not, funktioniert work, ' +
    'geht work, nutzen use, benutzen use, verwenden use, handy phone, telefon phone, kompatibel compatible, ' +
    'unterstutzt support, versenden ship, verschicken ship, versand shipping, karte card, karten card, aufladen top up, ' +
    'gutschein coupon, passwort password, vergessen forgot, tage days, tag day, woche week, wochen weeks, monat month, ' +
    'lander countries, abgedeckt covered, reise trip, gultig valid, brauche need, bekomme get, bekommen get, welche which, verloren lost, genug enough, abdeckung coverage, empfang reception, netz network, telefonieren calls, anrufe calls, anrufen calls, teilen share, restliche left, noch left, ubrig left, wetter weather, rufnummer phone number',
  nl:
    'kost cost, kosten cost, prijs price, prijzen prices, bundel bundle, bundels bundle, pakket bundle, gegevens data, ' +
    'installeer install, installeren install, activeren activate, terugbetaling refund, terugkrijgen back, geld money, ' +
    'terug back, annuleren cancel, bestelling order, factuur invoice, betalen pay, betaalmethoden payment methods, ' +
    'geen no, niet not, werkt work, werken work, gebruiken use, telefoon phone, mobiel phone, geschikt compatible, ' +
    'sturen ship, verzenden ship, verzending shipping, simkaarten sim card, simkaart sim card, opwaarderen top up, ' +
    'wachtwoord password, vergeten forgot, dagen days, dag day, weken weeks, maand month, reis trip, landen countries, ' +
    'nodig need, genoeg enough, dekking coverage, bereik reception, netwerk network, accepteren accept, bellen calls, delen share, nog left, over left, weer weather, nummer number',
  fr:
    'coute cost, prix price, forfait bundle, forfaits bundle, donnees data, installer install, installe install, ' +
    'activer activate, rembourse refund, remboursement refund, rembourser refund, argent money, annuler cancel, ' +
    'commande order, facture invoice, payer pay, paiement payment, moyens methods, carte card, cartes card, pas no, ' +
    'marche work, fonctionne work, utiliser use, telephone phone, livrez ship, envoyez ship, livraison shipping, ' +
    'recharger top up, oublie forgot, jours days, jour day, semaine week, semaines weeks, mois month, voyage trip, ' +
    'pays countries, valable valid, perdu lost, assez enough, besoin need, avez have, acceptez accept, combien price, couverture coverage, reseau network, appels calls, appeler calls, partager share, connexion connection, reste left, temps weather, numero number',
  es:
    'cuesta cost, cuestan cost, precio price, precios prices, paquete bundle, paquetes bundle, datos data, instalo install, ' +
    'instalar install, activar activate, reembolso refund, devolucion refund, dinero money, cancelar cancel, pedido order, ' +
    'factura invoice, pagar pay, pago payment, metodos methods, tarjeta card, tarjetas card, no no, funciona work, ' +
    'usar use, usarlo use, telefono phone, movil phone, envian ship, envio shipping, recargar top up, contrasena password, ' +
    'olvide forgot, dias days, dia day, semana week, semanas weeks, mes month, viaje trip, paises countries, ' +
    'necesito need, aceptan accept, obtener get, cobertura coverage, red network, casa home, devolveis refund, llamadas calls, llamar calls, compartir share, quedan left, queda left, tiempo weather, numero number, recargo top up',
  it:
    'costa cost, costano cost, prezzo price, prezzi prices, pacchetto bundle, pacchetti bundle, dati data, giga data, ' +
    'installo install, installare install, installa install, attivare activate, attivo activate, rimborso refund, soldi money, ' +
    'indietro back, recesso withdraw, recedere withdraw, annullare cancel, ordine order, fattura invoice, pagare pay, ' +
    'pagamento payment, metodi methods, carta card, carte card, non not, funziona work, usare use, usarlo use, ' +
    'telefono phone, cellulare phone, compatibile compatible, spedite ship, spedizione shipping, ricaricare top up, ' +
    'ricarica top up, buono coupon, sconto coupon, dimenticato forgot, giorni days, giorno day, settimana week, ' +
    'settimane weeks, mese month, viaggio trip, paesi countries, valido valid, perso lost, abbastanza enough, bisogno need, ' +
    'serve need, accettate accept, ottenere get, copertura coverage, rete network, chiamate calls, chiamare calls, condividere share, restano left, resta left, rimangono left, tempo weather, numero number, rimborsato refund',
}

// Small words that are dropped but don't identify a language, because names and other languages have them too.
const FILLERS: Readonly<Record<KnownLanguage, string>> = {
  de: 'den dem des im am in ins an zum zur auch habt hat sind so nur sich uber dort hier dann man etwas uns euch euer eure da nach hause mal bin war wird werden dafur ihre ihren was wo mir mich damit',
  nl: 'u ben iets ook dit deze die dat er aan op bij om te of en de in is ga gaat gaan we wij ons hun hier daar dan maar voor gebruik',
  fr: 'au aux en cette son sa ses ca la il elle y sont suis etre on se si par plus mon a de et avec the chez moi passer faire avoir',
  es: 'su sus al del los las lo le me te nos si en y o a de muy mas alli aqui ser son soy por favor va voy puedo puede podria hacer tener',
  it: 'al alla allo ai agli alle del della dello dei degli delle nel nella sul sulla dal dalla da ed o ma se su suo sua suoi lo la le i vi ti ci sta stai sto era piu poi qui vorrei posso puo potete avere avete hanno ha fa fare tra questo questa',
}

const tableOf = (written: string): ReadonlyMap<string, string> =>
  new Map(
    written.split(', ').map((entry): [string, string] => {
      const at = entry.indexOf(' ')
      return [entry.slice(0, at), entry.slice(at + 1)]
    }),
  )
const FILLED = new Map(LANGUAGES.map((language) => [language, new Set(FILLERS[language].split(' '))]))
const WORDS = new Map(LANGUAGES.map((language) => [language, tableOf(WRITTEN[language])]))
const MOST_WORDS_OF_A_NAME = 4
const countryTables = new Map<KnownLanguage, ReadonlyMap<string, string>>()

/** The shop's own vocabulary in a language; it identifies the language as its small words do. */
export const shopWordsOf = (language: KnownLanguage): string[] => [...(WORDS.get(language)?.keys() ?? [])]

/** A word of a question, or the name of a country in several, with its English. */
export type WordPair = { word: string; english: string }

/** The words of a question with their English, as far as known. Unknown words stay; `small` words are dropped. */
export function wordsMeant(text: string, language: KnownLanguage, small: ReadonlySet<string>): WordPair[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  const said: WordPair[] = []
  for (let at = 0; at < words.length;) {
    const country = countryAt(words, at, language)
    const word = words.slice(at, at + (country?.words ?? 1)).join(' ')
    const folded = foldName(word)
    const isSmall = small.has(folded) || FILLED.get(language)?.has(folded) || /^\p{L}$/u.test(folded)
    const english = country?.name ?? WORDS.get(language)?.get(folded) ?? (isSmall ? '' : word)
    if (english) said.push({ word, english })
    at += country?.words ?? 1
  }
  return said
}

/** The English name of the country that the whole text names in one of the languages, or null. */
export function countryInEnglish(text: string): string | null {
  const name = foldName(text)
    .replace(/^(?:le|la|les|die|der|das|de|het|el|los|las) /, '')
    .replace(/\P{L}+$/u, '')
  // 'Congo' and 'Guinea' are read as English.
  if (COUNTRY_CODES.some((code) => foldName(countryName(code)).split(' ').includes(name))) return null
  for (const language of LANGUAGES) {
    const english = countriesIn(language).get(name)
    if (english) return english
  }
  return null
}

function countryAt(words: readonly string[], at: number, language: KnownLanguage) {
  for (let count = Math.min(MOST_WORDS_OF_A_NAME, words.length - at); count > 0; count--) {
    const name = countriesIn(language).get(foldName(words.slice(at, at + count).join(' ')))
    if (name) return { name, words: count }
  }
  return null
}

function countriesIn(language: KnownLanguage): ReadonlyMap<string, string> {
  const known = countryTables.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const table = new Map(COUNTRY_CODES.map((code) => [foldName(names.of(code) ?? code), countryName(code)]))
  countryTables.set(language, table)
  return table
}
