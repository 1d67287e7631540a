// Cities, islands, and regions that travelers name instead of a country.
import { foldName } from '#values/country/country-spelling.ts'
import type { CountryCode } from '#values/country/country.ts'
import { airports } from './airports.ts'
import { type NameOfCountry, namesByCountry } from './names-by-country.ts'
import { placeSpelling } from './typed-place.ts'

/**
 * Without names that are also English words or people's, such as Nice: these are found in whole sentences. What an
 * airport is called after is listed with it.
 */
const CITIES = `
AD Andorra la Vella
AE Fujairah
AF Kabul
AL Saranda, Ksamil, Durres, Vlore
AO Luanda
AR El Calafate, Patagonia
AT Wien, Linz, Hallstatt, Kitzbuhel, Tyrol, Carinthia
AU Great Barrier Reef, Uluru, Byron Bay
AW Oranjestad
BA Mostar
BB Bridgetown
BD Chittagong
BE Bruges, Antwerp, Ghent, Brugge, Antwerpen, Bruxelles, Brussel, Flanders, Wallonia
BF Ouagadougou
BG Sofia Bulgaria, Plovdiv, Sunny Beach, Bansko
BH Manama
BI Bujumbura
BJ Cotonou
BN Bandar Seri Begawan
BO Santa Cruz de la Sierra, Uyuni
BR Rio, Salvador de Bahia, Manaus, Belo Horizonte
BT Thimphu
BW Gaborone, Okavango
BY Minsk
CA Banff, Quebec, Winnipeg, Whistler, Niagara Falls, Jasper Alberta, Vancouver Island
CD Kinshasa
CF Bangui
CG Brazzaville
CH Lucerne, Zermatt, Bern, Lausanne, Lugano, Interlaken, St Moritz, Davos, Genf, Luzern, Geneve, Grindelwald, Ticino
CI Yamoussoukro
CL Santiago de Chile, Valparaiso, Atacama, Torres del Paine, Punta Arenas
CM Yaounde
CN Guilin, Tibet, Lhasa, Hainan, Peking, Suzhou, Nanjing, Wuhan
CO Cali Colombia
CR San Jose Costa Rica, Tamarindo, La Fortuna, Monteverde
CV Praia
CW Willemstad
CY Limassol, Ayia Napa, Nicosia, Protaras
CZ Praha, Cesky Krumlov, Karlovy Vary, Ostrava, Pilsen, Moravia, Bohemia
DE Dresden, Munchen, Koln, Nurnberg, Heidelberg, Bonn, Hannover, Dortmund, Freiburg, Bavaria, Black Forest, Sylt, Rugen, Potsdam, Oktoberfest, Neuschwanstein
DK Aarhus, Odense, Legoland, Bornholm, Aalborg
DM Roseau
DO Samana, Bavaro
EC Galapagos Islands
EE Tartu, Saaremaa
EG Alexandria Egypt, Aswan, Giza, Dahab, El Gouna, Sinai, Sinai Peninsula
ES Majorca, Canary Islands, Granada Spain, Palma de Mallorca, Palma, Benidorm, Marbella, Costa del Sol, Costa Brava, Sevilla, Zaragoza, Cadiz, San Sebastian, Camino de Santiago, Catalonia, Andalusia, Formentera, Balearic Islands, Toledo, Salamanca, Galicia, Torremolinos, La Gomera, Asturias, Las Palmas, Las Palmas de Gran Canaria
FI Lapland, Tampere, Espoo, Levi Finland, Oulu
FJ Suva, Viti Levu
FR Cannes, Corsica, Chamonix, Disneyland Paris, Avignon, Marseilles, Saint Tropez, French Riviera, Côte d’Azur, Provence, Normandy, Brittany, Alsace, Val Thorens, Courchevel, Lourdes, Versailles, Mont Saint Michel, Dordogne, Carcassonne, Colmar, Annecy, Rouen, Burgundy
GA Libreville
GB Oxford, Cambridge, Sheffield, Brighton, York England, Stonehenge, Lake District, Cornwall, Cotswolds, Isle of Skye, Loch Ness, Heathrow, Gatwick, Dundee, Swansea, England, Scotland, Wales, Northern Ireland
GH Kumasi
GL Nuuk
GN Conakry
GR Crete, Paros, Naxos, Milos, Ios, Halkidiki, Chalkidiki, Peloponnese, Meteora, Athina, Samos, Lesbos, Karpathos, Delphi Greece, Rethymno
GT Antigua Guatemala, Lake Atitlan
GU Tamuning
HK Kowloon
HN Roatan, Tegucigalpa
HR Pula, Rovinj, Makarska, Hvar, Sibenik, Plitvice, Istria, Dalmatia, Korcula, Krk, Brac, Rijeka, Porec
HT Port au Prince
HU Debrecen, Lake Balaton, Balaton, Szeged, Eger
ID Ubud, Java Indonesia, Sumatra, Gili Islands, Komodo, Bandung, Canggu, Seminyak, Kuta, Nusa Penida, Denpasar, Flores Indonesia, Sulawesi
IE Galway, Killarney, Limerick, Donegal, Cliffs of Moher, Connemara
IL Jerusalem, Haifa, Dead Sea
IN New Delhi, Agra, Calcutta, Madras, Kerala, Varanasi, Udaipur, Rajasthan, Bengaluru, Bombay, Taj Mahal, Amritsar, Rishikesh, Ladakh, Kashmir
IQ Basra
IR Isfahan, Shiraz
IS Blue Lagoon, Keflavik
IT Sicily, Sardinia, Amalfi, Lake Garda, Lake Como, Roma, Milano, Venezia, Firenze, Napoli, Torino, Genova, Sorrento, Positano, Amalfi Coast, Cinque Terre, Tuscany, Toscana, Puglia, Apulia, Capri, Siena, Rimini, Dolomites, Sardegna, Sicilia, Lake Maggiore, Bergamo, Padua, Lampedusa, Elba, South Tyrol, Bolzano, Cortina, Calabria, Umbria, Perugia, Ischia, Pompeii, Taormina, Matera, Lecce, Treviso, Ravenna, Lombardy, Lucca
JM Ocho Rios, Negril
JO Petra, Wadi Rum
JP Kyoto, Hiroshima, Hokkaido, Yokohama, Nara, Kobe, Hakone, Mount Fuji, Nikko, Kanazawa, Nagasaki, Niseko, Takayama, Ishigaki, Narita
KE Masai Mara, Diani, Kisumu
KH Angkor Wat, Sihanoukville, Kampot
KM Moroni
KP Pyongyang
KR Incheon, Gyeongju, Daegu, Jeju Island
LA Vang Vieng
LC Castries
LI Vaduz
LK Kandy, Galle, Sigiriya, Mirissa
LR Monrovia
LT Klaipeda
LV Jurmala
LY Tripoli
MA Marrakech, Fez Morocco, Chefchaouen, Ouarzazate, Fes Morocco, Merzouga, Tanger
MC Monte Carlo
ME Kotor, Budva, Herceg Novi
MK Ohrid
ML Bamako
MM Mandalay
MN Ulan Bator
MR Nouakchott
MT Valletta, Gozo, Sliema
MU Port Louis, Grand Baie
MV Male Atoll
MW Lilongwe, Lake Malawi
MX Playa del Carmen, Oaxaca, Cabo San Lucas, Isla Mujeres, Puerto Escondido, Yucatan, San Miguel de Allende, Mazatlan, Acapulco, Riviera Maya, Holbox, Chiapas, Puebla, Queretaro, Bacalar, Ciudad de Mexico
MY Borneo, Malacca, Ipoh, Perhentian Islands, Sabah, Sarawak, Tioman
NA Swakopmund, Sossusvlei, Etosha
NE Niamey
NG Lagos Nigeria
NI Managua, Ometepe
NL The Hague, Utrecht, Den Haag, Haarlem, Leiden, Delft, Groningen, Texel, Keukenhof, Schiphol, Arnhem, Zandvoort
NO Lofoten, Alesund, Lofoten Islands, North Cape, Svalbard Norway, Geiranger, Norwegian Fjords
NP Pokhara, Mount Everest
NZ Rotorua, Dunedin, Wanaka, Milford Sound, North Island, South Island
OM Salalah
PE Machu Picchu, Arequipa, Cuzco, Lake Titicaca, Iquitos
PF Papeete, Moorea
PG New Guinea
PH Bohol, El Nido, Coron, Davao, Panglao
PL Cracow, Zakopane, Lodz, Danzig, Auschwitz, Warszawa, Lublin, Szczecin, Torun
PR San Juan Puerto Rico
PS Ramallah, Bethlehem, Gaza, Gaza Strip, West Bank
PT Algarve, Funchal, Lagos Portugal, Albufeira, Lisboa, Sintra, Coimbra, Cascais, Braga, Ponta Delgada, Sao Miguel, Nazare, Ericeira, Evora, Oporto, Fatima, Portimao, Douro, Tavira
RE Saint Denis
RO Cluj, Brasov, Sibiu, Timisoara, Transylvania, Constanta
RS Novi Sad, Nis Serbia
RU Siberia, Vladivostok
SA Mecca, Makkah, Madinah, Neom
SC Praslin, La Digue
SD Khartoum
SE Uppsala, Gotland, Abisko, Visby, Skane, Goteborg
SG Sentosa, Marina Bay
SI Bled, Lake Bled, Maribor, Piran
SK Kosice, High Tatras, Tatras
SL Freetown
SO Mogadishu
SR Paramaribo
SV El Tunco
SY Damascus, Aleppo
TD NDjamena
TG Lome
TH Hua Hin, Koh Phangan, Koh Tao, Koh Lanta, Ayutthaya, Phi Phi, Phi Phi Islands, Ko Samui, Chiang Rai, Khao Lak, Pai Thailand, Koh Chang
TJ Dushanbe
TL Dili
TN Sousse, Carthage
TR Fethiye, Marmaris, Kusadasi, Ephesus, Pamukkale, Belek, Goreme, Trabzon, Oludeniz, Kas Turkey, Adana, Constantinople, Gallipoli, Bursa
TW Tainan, Taichung
TZ Serengeti, Arusha, Ngorongoro, Dodoma
UA Kiev, Odessa, Kharkiv
UG Kampala, Bwindi
US New York City, NYC, Disney World, Atlanta Georgia, Oahu, Waikiki, Niagara Falls New York, Grand Canyon, Yellowstone, Yosemite, Manhattan, Brooklyn, Aspen, Disneyland California, Sacramento, Napa, Napa Valley, Palm Springs, Santa Monica, Pittsburgh, Cleveland, Cincinnati, St Louis, Milwaukee, Memphis, Indianapolis, Jacksonville, Long Island, Times Square, Florida Keys, Silicon Valley, Lake Tahoe, Palo Alto
UY Colonia del Sacramento
UZ Bukhara, Khiva
VC Kingstown
VE Caracas, Margarita Island
VN Ho Chi Minh, Saigon, Hoi An, Hue Vietnam, Ha Long Bay, Halong Bay, Sapa, Danang, Da Lat, Ninh Binh, Mui Ne
VU Port Vila
WS Apia
XK Prishtina, Prizren
YE Sanaa
ZA Kruger Park, Kruger National Park, Garden Route, Pretoria, Stellenbosch, Soweto
ZM Livingstone Zambia
ZW Bulawayo
`

/** Names that are words, people, or several places: found only where nothing but a place is typed. */
const AMBIGUOUS = `
AE Al Ain
AR Cordoba, Salta, Rosario
AU Darwin, Newcastle, Victoria, Noosa
BE Leuven, Spa, Liege
BG Sofia
BM Hamilton
BR Salvador, Natal, Buzios
CA Victoria, Hamilton, Jasper
CH Sion
CL Santiago, Patagonia
CO Cali, San Andres
CR San Jose, Jaco
CU Trinidad Cuba
CV Sal
DE Essen, Kiel, Mainz, Trier, Ulm, Bremerhaven, Worms
EG Alexandria
ES Granada, Cordoba, Leon, Vigo, Ronda, Merida, Santander, Camino, Cartagena
ET Addis
FI Levi
FR Nice, Tours, Nancy, Dijon, Reims, Brest, Nimes, Calais, Orange
GB Bath, Reading, York, Newcastle, Plymouth, Exeter, Durham, Derby, Chester, Hull, Perth, Windsor, Stratford
GT Tikal, Flores
GY Georgetown
HR Split, Losinj
ID Java, Borneo, Flores
IE Cork, Sligo, Shannon, Knock
IL Nazareth
IT Como, Parma, Modena, Garda, Ancona, Trento
JM Kingston
JP Fuji
KH Angkor, Battambang
LB Byblos
LK Ella
LY Benghazi
MA Fez, Fes, Atlas Mountains
ME Bar
MV Male
MX Leon, Merida, Cabo, Veracruz
MY George Town, Georgetown
NG Lagos
NI Granada, Leon
NO Svalbard, Narvik, Bodo
NZ Nelson, Hamilton, Napier
PH Baguio
PK Kashmir
PL Sopot
PT Lagos
RO Sinaia
RS Nis
SC Victoria
SE Lund, Are
TH Pai, Samui
TR Side, Kas, Van
US Phoenix, Austin, Buffalo, Charlotte, Jackson, Reno, San Jose, Kona, Moab, Madison, Mobile, Richmond, St Petersburg Florida, Key Largo, Disney, Yosemite Valley, Lincoln, Sedona
VN Hue
ZA Kruger
ZM Livingstone, Victoria Falls
`

let byName: Map<string, CountryCode> | undefined

/** The country of a city or an island that many travelers name; the name has no accents. */
export function countryOfCity(name: string): CountryCode | null {
  byName ??= new Map([...served(), ...namesByCountry(CITIES)].map(({ code, name: place }) => [foldName(place), code]))
  return byName.get(name) ?? null
}

/** Every name of a place inside a country, as written; one that several countries have comes once for each. */
export function* placesInCountries(): Generator<NameOfCountry> {
  yield* namesByCountry(CITIES)
  yield* namesByCountry(AMBIGUOUS)
  yield* served()
}

const keyOf = ({ code, name }: NameOfCountry) => `${code} ${placeSpelling(name)}`

/** What airports are called after, each once, without names that are words or people. */
function* served(): Generator<NameOfCountry> {
  const told = new Set([...namesByCountry(AMBIGUOUS)].map(keyOf))
  for (const { code, place: name } of airports()) {
    const key = keyOf({ code, name })
    if (!told.has(key)) yield { code, name }
    told.add(key)
  }
}
