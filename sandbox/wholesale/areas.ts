// Where the simulated wholesalers sell: single countries, regions, and the world.

export type Country = { iso: string; name: string; continent: string }
export type Area = { code: string; name: string; kind: 'country' | 'region' | 'global'; countries: Country[] }

// The countries that people travel to most come first: a small catalog takes only those.
const CONTINENTS: Record<string, string> = {
  Europe:
    'IT ES FR DE GB GR PT TR CH AT NL HR IS IE CZ NO SE DK PL HU BE FI RO BG CY MT SI SK EE LV LT LU AL RS BA ME MK MD UA AD SM LI MC GI XK FO GG JE IM AX VA',
  Asia: 'JP TH ID KR SG VN IN AE MY CN HK TW PH LK NP KH IL JO QA OM SA KZ UZ GE AM AZ KW BH PK BD LA MO MN MV KG TJ BN IQ',
  'North America': 'US CA MX CR DO JM PA GT SV NI HN BS BB TT PR KY AI AG GD LC VC KN TC VG DM GP MQ CW AW GL HT BM',
  'South America': 'BR AR CL PE CO EC UY BO PY GY SR GF',
  Africa: 'EG ZA MA KE TZ TN MU SN GH NG UG RW ZM MG SC CI CM MZ NA BW MW ML BF GA CG NE TD LR SL GM GN CV DZ ET RE',
  Oceania: 'AU NZ FJ PG GU WS TO VU NC PF',
}

const names = new Intl.DisplayNames('en', { type: 'region' })

const COUNTRIES: Country[] = Object.entries(CONTINENTS).flatMap(([continent, codes]) =>
  codes.split(' ').map((iso) => ({ iso, name: names.of(iso) ?? iso, continent })),
)
const FAMOUS = new Set(
  'IT ES FR DE GB GR PT TR CH AT NL HR IS JP TH ID KR SG VN IN AE MY US CA MX CR BR AR PE EG ZA MA KE TN AU NZ'.split(
    ' ',
  ),
)

/** The areas of a small catalog (some forty), or of a complete one. */
export function areasOf(isComplete: boolean): Area[] {
  const single = COUNTRIES.filter(({ iso }) => isComplete || FAMOUS.has(iso)).map((country): Area => ({
    code: country.iso,
    name: country.name,
    kind: 'country',
    countries: [country],
  }))
  const regions = Object.keys(CONTINENTS).map((continent): Area => {
    const countries = COUNTRIES.filter((country) => country.continent === continent)
    const prefix = continent.includes(' ') ? continent.replace(/(\w)\w* (\w)\w*/, '$1$2') : continent.slice(0, 2)
    return { code: `${prefix.toUpperCase()}-${countries.length}`, name: continent, kind: 'region', countries }
  })
  const world: Area = { code: `GL-${COUNTRIES.length}`, name: 'Global', kind: 'global', countries: COUNTRIES }
  return [...single, ...regions, world]
}

/** Invented operators: two in most countries, none where the hash says so, as some lists leave them out. */
export function operatorsIn({ iso, name }: Country): { name: string; generation: '4G' | '5G' }[] {
  const turn = hashOf(iso)
  if (turn % 11 === 0) return []
  return [
    { name: `${name} Mobile`, generation: turn % 3 === 0 ? '4G' : '5G' },
    ...(turn % 2 === 0 ? [{ name: `Tele ${iso}`, generation: '4G' as const }] : []),
  ]
}

/** The same number for the same text, always: invented figures must not change between two answers. */
export function hashOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003, 7)
}
