// Regions that travelers name: what they call our zones, and which countries the others consist of.
import { isCountryCode, type CountryCode } from '#values/country/country.ts'
import { englishRegion, regionWords } from './region-words.ts'

/** What travelers call our zones; all of them are in lower case. */
const ZONE_WORDS: Readonly<Record<string, string>> = {
  asia: 'Asia Pacific',
  pacific: 'Asia Pacific',
  oceania: 'Asia Pacific',
  'south america': 'Central and South America',
  'latin america': 'Central and South America',
  'central america': 'Central and South America',
  world: 'World1',
  worldwide: 'World1',
  eu: 'Europe',
  'european union': 'Europe',
  europe: 'Europe',
}

/** A line for each region: its names, and the countries of which it consists. */
const REGIONS = `
caribbean, west indies, antilles: AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI
leeward islands, lesser antilles, windward islands: AG AI BB DM GD GP KN LC MQ MS TT VC VG
scandinavia: DK NO SE
nordics, nordic countries, nordic: AX DK FI FO GL IS NO SE
baltics, baltic states, baltic: EE LT LV
balkans, balkan, western balkans: AL BA BG GR HR ME MK RS SI XK
dach: AT CH DE
schengen, schengen area: AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK
benelux, low countries: BE LU NL
british isles: GB GG IE IM JE
iberia, iberian peninsula: AD ES GI PT
alps: AT CH DE FR IT LI SI
western europe, west europe: AT BE CH DE FR GB IE LI LU MC NL
eastern europe, east europe: BG BY CZ HU MD PL RO RU SK UA
central europe: AT CH CZ DE HU LI PL SI SK
southern europe, south europe: AD CY ES GI GR HR IT ME MT PT SI SM
northern europe, north europe: DK EE FI GB IE IS LT LV NO SE
mediterranean: AL CY DZ EG ES FR GR HR IL IT LB LY MA MC ME MT SI TN TR
caucasus: AM AZ GE
central asia, silk road, the stans: KG KZ TJ TM UZ
southeast asia, south east asia, sea asia, indochina: BN ID KH LA MM MY PH SG TH TL VN
east asia, far east: CN HK JP KR MN MO TW
south asia, indian subcontinent: BD BT IN LK MV NP PK
gulf, gulf states, gcc, arabian peninsula, persian gulf: AE BH KW OM QA SA
holy land: IL JO PS
maghreb: DZ LY MA MR TN
north africa, northern africa: DZ EG LY MA SD TN
west africa, western africa: BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG
east africa, eastern africa: BI KE MG MU MW MZ RW SC TZ UG ZM
southern africa: AO BW LS MW MZ NA SZ ZA ZM ZW
central africa: AO CD CF CG CM GA GQ TD
indian ocean: KM MG MU MV RE SC YT
central america: BZ CR GT HN NI PA SV
south america: AR BO BR CL CO EC GF GY PE PY SR UY VE
andes: AR BO CL CO EC PE VE
patagonia: AR CL
oceania, australasia: AU FJ NC NZ PF PG WS
polynesia, south pacific, pacific islands, south seas: CK FJ GU NC PF TO VU WS
channel islands: GG JE
guianas: GF GY SR
great britain and ireland: GB IE
`

/** The name of the zone that a word in lower case stands for, such as 'worldwide', or 'naher osten' for Middle East. */
export function zoneNameFor(word: string): string | null {
  const english = englishRegion(word) ?? word
  const known = Object.hasOwn(ZONE_WORDS, english) ? (ZONE_WORDS[english] ?? null) : null
  return known ?? (english === word ? null : english)
}

/** Every name of a region with its countries, in all languages of the shop. */
export function* namedRegions(): Generator<{ name: string; codes: readonly CountryCode[] }> {
  for (const line of REGIONS.trim().split('\n')) {
    const [names = '', list = ''] = line.split(': ')
    const codes = list.split(' ').filter(isCountryCode)
    const english = names.split(', ')
    for (const name of new Set([...english, ...english.flatMap((each) => regionWords().get(each) ?? [])]))
      yield { name, codes }
  }
}
