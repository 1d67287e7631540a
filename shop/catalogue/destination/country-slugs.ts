// The addresses of countries below /esim. Links and search engines keep them for years, so a line here never changes and
// is never used for another country: a country that gets another name keeps its address, or leaves the old one in FORMER.
import { COUNTRY_CODES, countryName, type CountryCode } from '#values/country/country.ts'
import { alpha3 } from '#values/country/country-alpha3.ts'
import { foldName } from '#values/country/country-spelling.ts'
import { DESTINATION_ALIASES } from './destination-aliases.ts'

const SLUGS = `
  AD:andorra AE:united-arab-emirates AF:afghanistan AG:antigua-and-barbuda AI:anguilla AL:albania AM:armenia
  AO:angola AQ:antarctica AR:argentina AS:american-samoa AT:austria AU:australia AW:aruba AX:aland-islands
  AZ:azerbaijan BA:bosnia-and-herzegovina BB:barbados BD:bangladesh BE:belgium BF:burkina-faso BG:bulgaria BH:bahrain
  BI:burundi BJ:benin BL:saint-barthelemy BM:bermuda BN:brunei BO:bolivia BQ:caribbean-netherlands BR:brazil
  BS:bahamas BT:bhutan BV:bouvet-island BW:botswana BY:belarus BZ:belize CA:canada CC:cocos-keeling-islands
  CD:dr-congo CF:central-african-republic CG:republic-of-the-congo CH:switzerland CI:ivory-coast CK:cook-islands
  CL:chile CM:cameroon CN:china CO:colombia CR:costa-rica CU:cuba CV:cape-verde CW:curacao CX:christmas-island
  CY:cyprus CZ:czech-republic DE:germany DJ:djibouti DK:denmark DM:dominica DO:dominican-republic DZ:algeria
  EC:ecuador EE:estonia EG:egypt EH:western-sahara ER:eritrea ES:spain ET:ethiopia FI:finland FJ:fiji
  FK:falkland-islands FM:micronesia FO:faroe-islands FR:france GA:gabon GB:united-kingdom GD:grenada GE:georgia
  GF:french-guiana GG:guernsey GH:ghana GI:gibraltar GL:greenland GM:gambia GN:guinea GP:guadeloupe
  GQ:equatorial-guinea GR:greece GS:south-georgia-and-south-sandwich-islands GT:guatemala GU:guam GW:guinea-bissau
  GY:guyana HK:hong-kong HM:heard-and-mcdonald-islands HN:honduras HR:croatia HT:haiti HU:hungary ID:indonesia
  IE:ireland IL:israel IM:isle-of-man IN:india IO:british-indian-ocean-territory IQ:iraq IR:iran IS:iceland IT:italy
  JE:jersey JM:jamaica JO:jordan JP:japan KE:kenya KG:kyrgyzstan KH:cambodia KI:kiribati KM:comoros
  KN:saint-kitts-and-nevis KP:north-korea KR:south-korea KW:kuwait KY:cayman-islands KZ:kazakhstan LA:laos LB:lebanon
  LC:saint-lucia LI:liechtenstein LK:sri-lanka LR:liberia LS:lesotho LT:lithuania LU:luxembourg LV:latvia LY:libya
  MA:morocco MC:monaco MD:moldova ME:montenegro MF:saint-martin MG:madagascar MH:marshall-islands MK:north-macedonia
  ML:mali MM:myanmar MN:mongolia MO:macao MP:northern-mariana-islands MQ:martinique MR:mauritania MS:montserrat
  MT:malta MU:mauritius MV:maldives MW:malawi MX:mexico MY:malaysia MZ:mozambique NA:namibia NC:new-caledonia
  NE:niger NF:norfolk-island NG:nigeria NI:nicaragua NL:netherlands NO:norway NP:nepal NR:nauru NU:niue
  NZ:new-zealand OM:oman PA:panama PE:peru PF:french-polynesia PG:papua-new-guinea PH:philippines PK:pakistan
  PL:poland PM:saint-pierre-and-miquelon PN:pitcairn-islands PR:puerto-rico PS:palestine PT:portugal PW:palau
  PY:paraguay QA:qatar RE:reunion RO:romania RS:serbia RU:russia RW:rwanda SA:saudi-arabia SB:solomon-islands
  SC:seychelles SD:sudan SE:sweden SG:singapore SH:saint-helena SI:slovenia SJ:svalbard-and-jan-mayen SK:slovakia
  SL:sierra-leone SM:san-marino SN:senegal SO:somalia SR:suriname SS:south-sudan ST:sao-tome-and-principe
  SV:el-salvador SX:sint-maarten SY:syria SZ:eswatini TC:turks-and-caicos-islands TD:chad
  TF:french-southern-territories TG:togo TH:thailand TJ:tajikistan TK:tokelau TL:timor-leste TM:turkmenistan
  TN:tunisia TO:tonga TR:turkey TT:trinidad-and-tobago TV:tuvalu TW:taiwan TZ:tanzania UA:ukraine UG:uganda
  UM:us-outlying-islands US:united-states UY:uruguay UZ:uzbekistan VA:vatican-city VC:saint-vincent-and-grenadines
  VE:venezuela VG:british-virgin-islands VI:us-virgin-islands VN:vietnam VU:vanuatu WF:wallis-and-futuna WS:samoa
  XK:kosovo YE:yemen YT:mayotte ZA:south-africa ZM:zambia ZW:zimbabwe
`

/** Addresses that were given up; each leads to its country for good. */
const FORMER: ReadonlyMap<string, CountryCode> = new Map()

const slugByCountry = new Map<CountryCode, string>()
const countryBySlug = new Map<string, CountryCode>()
for (const [, code = '', slug = ''] of SLUGS.matchAll(/([A-Z]{2}):(\S+)/g)) {
  slugByCountry.set(code, slug)
  countryBySlug.set(slug, code)
}

/** A name as a part of an address: 'Europe, Asia' is 'europe-asia'. Empty for one without Latin letters and digits. */
export const slugOf = (name: string): string =>
  foldName(name)
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The part of a country's address below /esim. */
export const countrySlug = (code: CountryCode): string => slugByCountry.get(code) ?? code.toLowerCase()

/** The country at an address, also at its ISO codes, its former addresses, and its other names; null if there is none. */
export function countryAt(typed: string): CountryCode | null {
  const slug = slugOf(typed)
  if (slug === '') return null
  return countryBySlug.get(slug) ?? FORMER.get(slug) ?? otherNames().get(slug) ?? null
}

const namesOf = (code: CountryCode) => [countryName(code), ...(DESTINATION_ALIASES[code] ?? '').split(',')]
const codesOf = (code: CountryCode) => [alpha3(code) ?? code, code]

let others: ReadonlyMap<string, CountryCode> | undefined

// Put together when somebody first asks for an address that isn't in the table. A code comes before another name.
function otherNames(): ReadonlyMap<string, CountryCode> {
  others ??= new Map(
    [namesOf, codesOf].flatMap((listOf) =>
      COUNTRY_CODES.flatMap((code) => listOf(code).map((name): [string, CountryCode] => [slugOf(name), code])),
    ),
  )
  return others
}
