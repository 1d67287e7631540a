// What regions and the names of zones are called in the other languages of our pages.

/**
 * Lines of an English name, then German, French, Spanish, Italian, and Dutch ones that differ from it. All are in the
 * spelling of the search.
 */
const WORDS = `
africa, afrika, afrique
alps, alpen, alpes, alpi
andes, anden, ande
antilles, antillen, antillas, antille
asia, asien, asie, azie
balkans, balkan, balcanes, balcani, balkanlander, pays des balkans, balkanlanden
baltics, baltikum, pays baltes, paises balticos, paesi baltici, baltische staaten
british isles, britische inseln, iles britanniques, islas britanicas, isole britanniche, britse eilanden
caribbean, karibik, caraibes, caraibe, caribe, caraibi, caraiben, caribisch gebied
caucasus, kaukasus, caucase, caucaso
central africa, zentralafrika, afrique centrale, africa central, africa centrale, centraal afrika
central america, mittelamerika, zentralamerika, amerique centrale, centroamerica, america central, america centrale, midden amerika
central and south america, mittel und sudamerika, amerique centrale et du sud, centroamerica y sudamerica, america centrale e meridionale, midden en zuid amerika
central asia, zentralasien, asie centrale, asia central, asia centrale, centraal azie
central europe, mitteleuropa, europe centrale, europa central, europa centrale, centroeuropa, centraal europa, midden europa
channel islands, kanalinseln, iles anglo normandes, islas del canal, isole del canale, kanaaleilanden
east africa, ostafrika, afrique de lest, africa oriental, africa orientale, oost afrika
east asia, ostasien, asie de lest, asia oriental, asia orientale, oost azie
eastern europe, osteuropa, europe de lest, europa del este, europa dellest, europa orientale, oost europa
europe, europa
far east, ferner osten, fernost, extreme orient, extremo oriente, estremo oriente, verre oosten
gulf, golf, golfe, golfo, golfregion
gulf states, golfstaaten, pays du golfe, etats du golfe, paises del golfo, paesi del golfo, stati del golfo, golfstaten
iberian peninsula, iberische halbinsel, peninsule iberique, peninsula iberica, penisola iberica, iberisch schiereiland, iberien
indian ocean, indischer ozean, ocean indien, oceano indico, oceano indiano, indische oceaan
latin america, lateinamerika, amerique latine, america latina, latinoamerica, latijns amerika
leeward islands, kleine antillen, petites antilles, antillas menores, piccole antille
maghreb, magreb
mediterranean, mittelmeer, mittelmeerraum, mediterranee, mediterraneo, middellandse zee, middellandse zeegebied
middle east, naher osten, nahost, mittlerer osten, moyen orient, proche orient, oriente medio, oriente proximo, medio oriente, midden oosten
nordics, nordische lander, nordeuropa, pays nordiques, paises nordicos, paesi nordici, noordse landen
north africa, nordafrika, afrique du nord, norte de africa, africa del norte, nord africa, nordafrica, africa del nord, noord afrika
north america, nordamerika, amerique du nord, norteamerica, america del norte, nord america, america del nord, nordamerica, noord amerika
northern europe, europe du nord, europa del norte, norte de europa, nord europa, europa del nord, noord europa
oceania, ozeanien, oceanie, australasien
pacific, pazifik, pacifique, pacifico, stille oceaan, grote oceaan
patagonia, patagonien, patagonie
polynesia, polynesien, polynesie, polinesia, sudsee, zuidzee
scandinavia, skandinavien, scandinavie, escandinavia
south america, sudamerika, amerique du sud, sudamerica, america del sur, suramerica, sud america, america del sud, zuid amerika
south asia, sudasien, asie du sud, asia del sur, sur de asia, asia del sud, asia meridionale, zuid azie
southeast asia, sudostasien, asie du sud est, sudeste asiatico, sureste asiatico, sud est asiatico, sudest asiatico, zuidoost azie
southern africa, sudliches afrika, afrique australe, africa austral, africa australe, zuidelijk afrika
southern europe, sudeuropa, europe du sud, sur de europa, europa del sur, sud europa, europa del sud, zuid europa
usa, ee uu, eeuu, vs, etats unis, stati uniti
west africa, westafrika, afrique de louest, africa occidental, africa occidentale, west afrika
western europe, westeuropa, europe de louest, europa occidental, europa occidentale, west europa
world, welt, monde, mundo, mondo, wereld
worldwide, weltweit, monde entier, dans le monde entier, todo el mundo, mundial, tutto il mondo, mondiale, wereldwijd, hele wereld, ganze welt, global
`

let elsewhere: ReadonlyMap<string, string[]> | undefined
let englishNames: ReadonlyMap<string, string> | undefined

/** Of each region by its English name, what it is called in the other languages. */
export function regionWords(): ReadonlyMap<string, string[]> {
  elsewhere ??= new Map(
    WORDS.trim()
      .split('\n')
      .map((line): [string, string[]] => {
        const [english = '', ...others] = line.split(', ')
        return [english, others]
      }),
  )
  return elsewhere
}

/** The English name of a region by any of its names, or null. */
export function englishRegion(name: string): string | null {
  englishNames ??= new Map(
    [...regionWords()].flatMap(([english, others]) =>
      [english, ...others].map((each): [string, string] => [each, english]),
    ),
  )
  return englishNames.get(name) ?? null
}
