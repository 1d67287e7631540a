// Cities and islands that travelers name instead of a country, without names that are also English words, such as Nice.
import { foldName } from '#shop/values/country-spelling.ts'
import { isCountryCode, type CountryCode } from '#shop/values/country.ts'

const CITIES: Readonly<Partial<Record<CountryCode, string>>> = {
  AE: 'Dubai, Abu Dhabi',
  AR: 'Buenos Aires',
  AT: 'Vienna, Salzburg, Innsbruck, Wien',
  AU: 'Sydney, Melbourne, Brisbane, Perth, Cairns, Adelaide',
  BE: 'Brussels, Bruges, Antwerp, Ghent',
  BR: 'Rio de Janeiro, Rio, Sao Paulo, Salvador de Bahia',
  CA: 'Toronto, Vancouver, Montreal, Ottawa, Calgary, Banff, Quebec',
  CH: 'Zurich, Geneva, Basel, Lucerne, Zermatt',
  CL: 'Santiago de Chile',
  CN: 'Beijing, Shanghai, Shenzhen, Guangzhou',
  CO: 'Bogota, Medellin, Cartagena',
  CY: 'Larnaca, Paphos, Limassol, Ayia Napa',
  CZ: 'Prague, Brno, Praha',
  DE: 'Berlin, Munich, Hamburg, Frankfurt, Cologne, Dusseldorf, Stuttgart, Dresden, Munchen, Koln',
  DK: 'Copenhagen, Aarhus',
  DO: 'Punta Cana, Santo Domingo',
  EE: 'Tallinn',
  EG: 'Cairo, Hurghada, Sharm el Sheikh, Luxor',
  ES: 'Barcelona, Madrid, Seville, Valencia, Malaga, Mallorca, Majorca, Ibiza, Tenerife, Gran Canaria, Canary Islands, Lanzarote, Fuerteventura, Menorca, Bilbao, Granada Spain, La Palma',
  FI: 'Helsinki, Rovaniemi, Lapland',
  FR: 'Paris, Lyon, Marseille, Bordeaux, Cannes, Toulouse, Strasbourg, Corsica, Chamonix, Disneyland Paris',
  GB: 'London, Edinburgh, Manchester, Liverpool, Glasgow, Birmingham, Oxford, Cambridge, Belfast, Cardiff, Bristol',
  GR: 'Athens, Crete, Santorini, Mykonos, Rhodes, Corfu, Thessaloniki, Kos, Zakynthos',
  HR: 'Zagreb, Dubrovnik, Zadar, Pula, Rovinj',
  HU: 'Budapest',
  ID: 'Bali, Jakarta, Lombok, Yogyakarta, Ubud',
  IE: 'Dublin, Galway, Killarney',
  IL: 'Tel Aviv, Jerusalem, Eilat',
  IN: 'Delhi, New Delhi, Mumbai, Goa, Bangalore, Jaipur, Agra',
  IS: 'Reykjavik',
  IT: 'Rome, Milan, Venice, Florence, Naples, Sicily, Sardinia, Bologna, Turin, Pisa, Palermo, Verona, Amalfi, Lake Garda, Lake Como',
  JP: 'Tokyo, Osaka, Kyoto, Hiroshima, Sapporo, Okinawa, Fukuoka, Hokkaido',
  KE: 'Nairobi, Mombasa',
  KH: 'Siem Reap, Phnom Penh',
  KR: 'Seoul, Busan, Jeju',
  LK: 'Colombo',
  LT: 'Vilnius',
  LV: 'Riga',
  MA: 'Marrakech, Marrakesh, Casablanca, Agadir, Tangier',
  MX: 'Cancun, Mexico City, Tulum, Playa del Carmen, Los Cabos, Puerto Vallarta, Guadalajara',
  MY: 'Kuala Lumpur, Penang, Langkawi, Borneo',
  NL: 'Amsterdam, Rotterdam, The Hague, Utrecht, Eindhoven',
  NO: 'Oslo, Bergen, Tromso, Lofoten',
  NP: 'Kathmandu',
  NZ: 'Auckland, Queenstown, Christchurch',
  PE: 'Lima, Cusco, Machu Picchu',
  PH: 'Manila, Cebu, Boracay, Palawan',
  PL: 'Warsaw, Krakow, Gdansk, Wroclaw',
  PT: 'Lisbon, Porto, Madeira, Azores, Algarve, Faro, Funchal',
  QA: 'Doha',
  RO: 'Bucharest, Cluj',
  RS: 'Belgrade',
  SA: 'Riyadh, Jeddah, Mecca, Medina',
  SE: 'Stockholm, Gothenburg, Malmo',
  SI: 'Ljubljana, Bled',
  SK: 'Bratislava',
  TH: 'Bangkok, Phuket, Chiang Mai, Koh Samui, Krabi, Pattaya',
  TN: 'Tunis, Djerba',
  TR: 'Istanbul, Antalya, Cappadocia, Bodrum, Izmir, Ankara, Alanya',
  TW: 'Taipei',
  TZ: 'Zanzibar, Kilimanjaro, Dar es Salaam',
  US: 'New York, New York City, NYC, Los Angeles, San Francisco, Las Vegas, Miami, Orlando, Chicago, Boston, Washington DC, Seattle, Honolulu, Hawaii, San Diego, Philadelphia, New Orleans, Disney World, California, Florida, Texas',
  VN: 'Hanoi, Ho Chi Minh City, Ho Chi Minh, Saigon, Da Nang, Hoi An',
  ZA: 'Cape Town, Johannesburg, Durban',
}

let byName: Map<string, CountryCode> | undefined

/** The country of a city or an island that many travelers name; the name has no accents. */
export function countryOfCity(name: string): CountryCode | null {
  byName ??= new Map(entries())
  return byName.get(name) ?? null
}

function* entries(): Generator<[string, CountryCode]> {
  for (const [code, names] of Object.entries(CITIES))
    for (const name of names?.split(', ') ?? []) if (isCountryCode(code)) yield [foldName(name), code]
}
