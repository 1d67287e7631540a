// What countries, cities, islands, and regions are called in the languages that our visitors often speak.
import { COUNTRY_CODES, type CountryCode } from '#values/country/country.ts'
import { type NameOfCountry, namesByCountry } from './names-by-country.ts'
import { placeSpelling } from './typed-place.ts'

/** The browser and the server know the names of countries in these; the names of places are listed below. */
const SPOKEN = ['de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const

/** German, French, Spanish, Italian, Dutch, Portuguese, and Polish names that differ from the English one. */
const PLACES = `
AT Vienne, Viena, Wenen, Wiedeń, Tirol, Kärnten, Vorarlberg, Salzburgo, Salisburgo
AU Sídney
BE Bruselas, Bruxelas, Bruksela, Brujas, Amberes, Anvers, Anversa, Gent, Gand, Gante, Flandern, Flandre, Vlaanderen, Wallonie, Ardennen, Ardennes
CH Zurigo, Ginebra, Ginevra, Bâle, Basilea, Berne, Berna, Lucerna, Tessin
CN Pékin, Pechino, Schanghai, Xangai
CU Havanna, La Habana, La Havane, L’Avana
CV Kapverden
CZ Prag, Praga, Praag, Brünn, Karlsbad, Böhmen, Mähren, Boemia
DE Berlino, Berlijn, Monaco di Baviera, Munique, Hamburgo, Amburgo, Hambourg, Keulen, Colonia, Kolonia, Francfort, Francoforte, Bayern, Bavière, Baviera, Beieren, Schwarzwald, Forêt Noire, Norimberga, Nuremberga, Dresde, Dresda, Lipsia, Saksen, Sachsen, Bodensee, Lake Constance, Ostsee, Nordsee
DK Kopenhagen, København, Copenhague, Copenaghen, Kopenhaga, Jütland
EC Galapagosinseln
EG Kairo, Le Caire, El Cairo, Il Cairo, Louxor, Alejandría, Alexandrie
ES Teneriffa, Majorque, Maiorca, Kanaren, Kanarische Inseln, Islas Canarias, Canarias, Îles Canaries, Canaries, Isole Canarie, Canarie, Canarische Eilanden, Balearen, Islas Baleares, Baleares, Îles Baléares, Baleari, Barcelone, Barcellona, Madryt, Siviglia, Sewilla, Andalusien, Andalucía, Andalousie, Andalusië, Andaluzja, Katalonien, Cataluña, Catalunya, Catalogne, Catalonië, Baskenland, Basque Country, País Vasco, Pays Basque, Galicien, Jakobsweg, Wyspy Teneryfa, Majorka, Jerez, Almería, Costa Blanca, Costa Dorada, Costa de la Luz, El Hierro, Reus, Menorka, Minorca
FI Lappland, Laponie, Laponia, Lapponia
FR Parigi, Parijs, Paryż, Nizza, Niza, Nicea, Marsella, Marsiglia, Estrasburgo, Strasburgo, Straßburg, Straatsburg, Korsika, Corse, Córcega, Normandie, Bretagne, Elsass, Elzas, Costa Azul, Costa Azzurra, Azurküste, Burgund, Bourgogne, Provenza, Lione, Burdeos, Savoie, Mulhouse, Loire, Champagne, Riviera
GB Londres, Londra, Londen, Londyn, Edimburgo, Édimbourg, Edinburg, Schottland, Écosse, Escocia, Scozia, Schotland, Szkocja, Angleterre, Inglaterra, Inghilterra, Engeland, Anglia, Galles, Gales, Pays de Galles, Highlands, Scottish Highlands, Nordirland, Irlande du Nord, Irlanda del Norte, Devon, Isle of Wight, Yorkshire, Kent, Sussex, Orkney, Shetland, Hebrides, Stansted, Luton
GE Tiflis, Tbilissi
GR Athen, Athènes, Atenas, Atene, Athene, Ateny, Kreta, Creta, Rhodos, Rodas, Rodi, Korfu, Corfou, Santorin, Saloniki, Thessalonique, Salonica, Peloponnes, Zante, Kykladen, Cyclades, Greek Islands, Griechische Inseln, Îles grecques, Islas griegas, Isole greche, Griekse eilanden
HR Istrien, Istrie, Dalmatien, Dalmatie, Dalmazia, Zagabria
HU Plattensee, Budapeszt
IE Dublino
IL Jerusalén, Gerusalemme, Jeruzalem
IN Neu-Delhi, Nueva Delhi, Bombaim, Andaman Islands
IT Rom, Rzym, Mailand, Milaan, Mediolan, Milão, Venedig, Venise, Venecia, Venetië, Wenecja, Veneza, Florenz, Florencia, Florentie, Florença, Florencja, Neapel, Nápoles, Napels, Neapol, Turijn, Turim, Genua, Gênes, Sizilien, Sicile, Sicilië, Sycylia, Sardinien, Sardaigne, Cerdeña, Sardinië, Sardynia, Sardenha, Toskana, Toscane, Toskania, Apulien, Pouilles, Südtirol, Alto Adige, Gardasee, Lago di Garda, Gardameer, Comer See, Lago di Como, Lago Maggiore, Dolomiten, Dolomiti, Kalabrien, Kampanien, Campania, Ligurien, Liguria, Piemont, Piemonte, Piedmont, Lombardei, Lombardia, Veneto, Umbrien, Latium, Lazio, Bozen, Costa Smeralda, Alghero, Aeolian Islands
JP Tokio, Tóquio, Quioto, Kyushu, 東京
KR Seúl
LB Beirute, Beyrouth, Bejrut
LT Wilna
MA Marrakesch, Marrakesz
MX Mexico-Stad, Mexiko-Stadt, Città del Messico
NL La Haye, La Haya, L’Aia, Friesland, Zeeland, Limburg
NO Nordkap, Cap Nord, Cabo Norte, Spitzbergen, Spitsbergen
PL Warschau, Varsovie, Varsovia, Varsavia, Krakau, Cracovie, Cracovia, Breslau, Posen, Stettin, Danzica, Masuria, Masuren
PT Lissabon, Lisbonne, Lisbona, Lizbona, Madère, Azoren, Açores, Azzorre, Açoren, Azory, Madera, Terceira, Porto Santo
RO Bukarest, Bucarest, Boekarest, Siebenbürgen, Transilvania, Transsylvanië, Bukareszt
RS Belgrad, Belgrado
RU Moskau, Moscou, Moscú, Mosca, Moskou, Moskwa, Sankt Petersburg, San Petersburgo, Москва
SE Estocolmo, Stoccolma, Sztokholm, Luleå, Öland
SI Laibach, Lubiana, Lublana
SK Pressburg, Tatra, Tatry
SY Damaskus, Damas, Damasco
TH Ko Phuket
TN Dscherba
TR Estambul, Istambul, Stambuł, Stamboul, Kappadokien, Cappadoce, Capadocia, Cappadocië, Turkish Riviera, Smyrna
TZ Sansibar
UA Kiew, Kijów, Lwów, Lemberg
US Nueva York, Nova York, Nowy Jork, Hawaï, Kalifornien, Californie, Nueva Orleans, Filadelfia, Floride, Cape Cod, Big Island
VN Ho-Chi-Minh-Stadt
ZA Kapstadt, Le Cap, Ciudad del Cabo, Città del Capo, Kaapstad
`

/** What such a place is called elsewhere, as it is written there. */
export const translatedPlaces = (): Iterable<NameOfCountry> => namesByCountry(PLACES)

const kept = new Map<string, ReadonlyMap<string, CountryCode>>()

/**
 * Every country under its name in each of these languages, in the spelling of the search, language by language: one of
 * them takes some milliseconds, once.
 */
export function* translatedCountries(): Generator<ReadonlyMap<string, CountryCode>> {
  for (const language of SPOKEN) {
    const names = kept.get(language) ?? namesIn(language)
    kept.set(language, names)
    yield names
  }
}

function namesIn(language: string): Map<string, CountryCode> {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return new Map(COUNTRY_CODES.map((code) => [placeSpelling(names.of(code) ?? code), code]))
}
