// The codes of airports that travelers know from their tickets, each with the place that it serves.
import type { CountryCode } from '#values/country/country.ts'
import { namesByCountry } from './names-by-country.ts'

/** A line per country: IATA codes in front of their place, places separated by commas. */
const AIRPORTS = `
AE DXB DWC Dubai, AUH Abu Dhabi, SHJ Sharjah, RKT Ras Al Khaimah
AG ANU Antigua
AL TIA Tirana
AM EVN Yerevan
AR EZE AEP BUE Buenos Aires, COR Cordoba, MDZ Mendoza, BRC Bariloche, USH Ushuaia, IGR Iguazu Falls
AT VIE Vienna, SZG Salzburg, INN Innsbruck, GRZ Graz
AU SYD Sydney, MEL Melbourne, BNE Brisbane, PER Perth, ADL Adelaide, CNS Cairns, OOL Gold Coast, CBR Canberra, HBA Hobart, DRW Darwin
AW AUA Aruba
AZ GYD BAK Baku
BA SJJ Sarajevo
BB BGI Barbados
BD DAC Dhaka
BE BRU CRL Brussels
BG SOF Sofia, VAR Varna, BOJ Burgas
BH BAH Bahrain
BM BDA Bermuda
BN BWN Brunei
BO LPB La Paz
BQ BON Bonaire
BR GRU CGH SAO São Paulo, GIG SDU RIO Rio de Janeiro, BSB Brasília, SSA Salvador, REC Recife, FOR Fortaleza, FLN Florianópolis, IGU Foz do Iguaçu
BS NAS Nassau
BZ BZE Belize City
CA YYZ YTZ YTO Toronto, YVR Vancouver, YUL YMQ Montreal, YYC Calgary, YOW Ottawa, YEG Edmonton, YHZ Halifax, YQB Quebec City
CH ZRH Zurich, GVA Geneva, BSL Basel
CI ABJ Abidjan
CL SCL Santiago, IPC Easter Island
CM DLA Douala
CN PEK PKX BJS Beijing, PVG SHA Shanghai, CAN Guangzhou, SZX Shenzhen, CTU TFU Chengdu, HGH Hangzhou, XIY Xian, CKG Chongqing, SYX Sanya
CO BOG Bogota, MDE Medellin, CTG Cartagena, CLO Cali, SMR Santa Marta
CR SJO San José
CU HAV Havana, VRA Varadero
CV SID Sal, BVC Boa Vista
CW CUR Curaçao
CY LCA Larnaca, PFO Paphos
CZ PRG Prague, BRQ Brno
DE FRA HHN Frankfurt, MUC Munich, BER Berlin, HAM Hamburg, DUS NRN Düsseldorf, CGN Cologne, STR Stuttgart, HAJ Hanover, NUE Nuremberg, LEJ Leipzig, BRE Bremen
DK CPH Copenhagen, BLL Billund
DO PUJ Punta Cana, SDQ Santo Domingo, POP Puerto Plata, LRM La Romana
DZ ALG Algiers, ORN Oran
EC UIO Quito, GYE Guayaquil, GPS Galapagos
EE TLL Tallinn
EG CAI Cairo, HRG Hurghada, SSH Sharm el Sheikh, RMF Marsa Alam, LXR Luxor
ES MAD Madrid, BCN Barcelona, PMI Mallorca, TFS TFN Tenerife, LPA Gran Canaria, ACE Lanzarote, FUE Fuerteventura, SPC La Palma, AGP Malaga, ALC Alicante, IBZ Ibiza, MAH Menorca, VLC Valencia, SVQ Seville, BIO Bilbao, GRO Girona, REU Reus, RMU Murcia, SCQ Santiago de Compostela, GRX Granada
ET ADD Addis Ababa
FI HEL Helsinki, RVN Rovaniemi, KTT Levi, IVL Ivalo, TKU Turku
FJ NAN Nadi
FO FAE Faroe Islands
FR CDG ORY BVA PAR Paris, NCE Nice, LYS Lyon, MRS Marseille, TLS Toulouse, BOD Bordeaux, NTE Nantes, MPL Montpellier, SXB Strasbourg, LIL Lille, BIQ Biarritz, AJA Ajaccio, BIA Bastia, EAP MLH Mulhouse, GNB Grenoble
GB LHR LGW STN LTN LCY SEN LON London, MAN Manchester, EDI Edinburgh, BHX Birmingham, GLA PIK Glasgow, BRS Bristol, LPL Liverpool, NCL Newcastle upon Tyne, LBA Leeds, BFS BHD Belfast, EMA Nottingham, ABZ Aberdeen, INV Inverness, CWL Cardiff, SOU Southampton
GE TBS Tbilisi, BUS Batumi, KUT Kutaisi
GH ACC Accra
GI GIB Gibraltar
GM BJL Banjul
GP PTP Pointe-à-Pitre
GR ATH Athens, HER Heraklion, CHQ Chania, RHO Rhodes, CFU Corfu, KGS Kos, ZTH Zakynthos, JTR Santorini, JMK Mykonos, SKG Thessaloniki, EFL Kefalonia, PVK Lefkada, JSI Skiathos
GT GUA Guatemala City
GU GUM Guam
HK HKG Hong Kong
HR ZAG Zagreb, SPU Split, DBV Dubrovnik, ZAD Zadar
HU BUD Budapest
ID CGK JKT Jakarta, DPS Bali, SUB Surabaya, LOP Lombok, JOG YIA Yogyakarta, LBJ Labuan Bajo
IE DUB Dublin, ORK Cork, SNN Shannon, NOC Knock, KIR Kerry
IL TLV Tel Aviv, ETM Eilat
IN DEL Delhi, BOM NMI Mumbai, BLR Bangalore, MAA Chennai, HYD Hyderabad, CCU Kolkata, GOI GOX Goa, COK Kochi, JAI Jaipur, AMD Ahmedabad, PNQ Pune
IQ BGW Baghdad, EBL Erbil
IR IKA Tehran
IS KEF RKV REK Reykjavik, AEY Akureyri
IT FCO CIA ROM Rome, MXP LIN BGY MIL Milan, VCE TSF Venice, NAP Naples, BLQ Bologna, FLR Florence, PSA Pisa, TRN Turin, CTA Catania, PMO Palermo, CAG Cagliari, OLB Olbia, AHO Alghero, BRI Bari, VRN Verona, GOA Genoa, TRS Trieste
JM MBJ Montego Bay, KIN Kingston
JO AMM Amman, AQJ Aqaba
JP HND NRT TYO Tokyo, KIX ITM OSA Osaka, CTS Sapporo, FUK Fukuoka, NGO Nagoya, OKA Okinawa
KE NBO Nairobi, MBA Mombasa
KG FRU Bishkek
KH PNH KTI Phnom Penh, SAI REP Siem Reap
KR ICN GMP SEL Seoul, PUS Busan, CJU Jeju
KW KWI Kuwait City
KY GCM Grand Cayman
KZ ALA Almaty, NQZ Astana
LA VTE Vientiane, LPQ Luang Prabang
LB BEY Beirut
LC UVF Saint Lucia
LK CMB Colombo
LT VNO Vilnius, KUN Kaunas
LU LUX Luxembourg
LV RIX Riga
MA CMN Casablanca, RAK Marrakesh, AGA Agadir, FEZ Fez, TNG Tangier, RBA Rabat, ESU Essaouira
MD RMO KIV Chisinau
ME TGD Podgorica, TIV Tivat
MG TNR Antananarivo, NOS Nosy Be
MK SKP Skopje
MM RGN Yangon
MN UBN Ulaanbaatar
MO MFM Macau
MQ FDF Fort-de-France
MT MLA Malta
MU MRU Mauritius
MV MLE Malé
MX MEX NLU Mexico City, CUN Cancun, GDL Guadalajara, MTY Monterrey, SJD Los Cabos, PVR Puerto Vallarta, TIJ Tijuana, CZM Cozumel, TQO Tulum, MID Mérida
MY KUL SZB Kuala Lumpur, PEN Penang, LGK Langkawi, BKI Kota Kinabalu, JHB Johor Bahru
MZ MPM Maputo
NA WDH Windhoek
NG LOS Lagos, ABV Abuja
NL AMS Amsterdam, EIN Eindhoven, RTM Rotterdam, MST Maastricht
NO OSL TRF Oslo, BGO Bergen, TRD Trondheim, SVG Stavanger, TOS Tromsø, BOO Bodø, LYR Svalbard
NP KTM Kathmandu
NZ AKL Auckland, CHC Christchurch, WLG Wellington, ZQN Queenstown
OM MCT Muscat
PA PTY Panama City, BOC Bocas del Toro
PE LIM Lima, CUZ Cusco
PF PPT Tahiti, BOB Bora Bora
PG POM Port Moresby
PH MNL Manila, CEB Cebu, MPH KLO Boracay, PPS Palawan, IAO Siargao
PK KHI Karachi, LHE Lahore, ISB Islamabad
PL WAW WMI Warsaw, KRK Krakow, GDN Gdansk, WRO Wroclaw, KTW Katowice, POZ Poznan
PR SJU San Juan
PT LIS Lisbon, OPO Porto, FAO Faro, FNC Madeira, PDL Azores
PY ASU Asuncion
QA DOH Doha
RE RUN Réunion
RO OTP BBU Bucharest, CLJ Cluj-Napoca, IAS Iasi
RS BEG Belgrade
RU SVO DME VKO MOW Moscow, LED St Petersburg, AER Sochi
RW KGL Kigali
SA RUH Riyadh, JED Jeddah, DMM Dammam, MED Medina, ULH AlUla
SC SEZ Mahé
SE ARN BMA NYO VST STO Stockholm, GOT Gothenburg, MMX Malmö, KRN Kiruna
SG SIN XSP Singapore
SI LJU Ljubljana
SK BTS Bratislava
SN DSS Dakar
SV SAL San Salvador
SX SXM Sint Maarten
TC PLS Providenciales
TH BKK DMK Bangkok, HKT Phuket, CNX Chiang Mai, USM Koh Samui, KBV Krabi, UTP Pattaya
TN TUN Tunis, DJE Djerba, NBE Hammamet, MIR Monastir
TR IST SAW Istanbul, AYT Antalya, DLM Dalaman, BJV Bodrum, ADB Izmir, ESB Ankara, NAV ASR Cappadocia, GZP Alanya
TT POS Port of Spain, TAB Tobago
TW TPE TSA Taipei, KHH Kaohsiung
TZ DAR Dar es Salaam, ZNZ Zanzibar, JRO Kilimanjaro
UA KBP IEV Kyiv, LWO Lviv, ODS Odesa
UG EBB Entebbe
US JFK LGA EWR NYC New York, LAX BUR ONT Los Angeles, SFO OAK San Francisco, SJC San Jose, ORD MDW CHI Chicago, MIA Miami, FLL Fort Lauderdale, MCO SFB Orlando, TPA Tampa, ATL Atlanta, BOS Boston, IAD DCA WAS Washington, BWI Baltimore, DFW DAL Dallas, IAH HOU Houston, AUS Austin, SAT San Antonio, DEN Denver, LAS Las Vegas, PHX Phoenix, SEA Seattle, PDX Portland, SAN San Diego, SNA Anaheim, PHL Philadelphia, CLT Charlotte, DTW Detroit, MSP Minneapolis, MSY New Orleans, BNA Nashville, SLC Salt Lake City, HNL Honolulu, OGG Maui, KOA Kona, LIH Kauai, ANC Anchorage, EYW Key West, MCI Kansas City
UY MVD Montevideo, PDP Punta del Este
UZ TAS Tashkent, SKD Samarkand
VG EIS Tortola
VI STT Saint Thomas
VN SGN Ho Chi Minh City, HAN Hanoi, DAD Da Nang, PQC Phu Quoc, CXR Nha Trang
XK PRN Pristina
ZA JNB Johannesburg, CPT Cape Town, DUR Durban, PLZ Port Elizabeth
ZM LUN Lusaka, LVI Livingstone
ZW HRE Harare, VFA Victoria Falls
`

/** Every airport code with the name of the place that it serves. */
export function* airports(): Generator<{ code: CountryCode; letters: string; place: string }> {
  for (const { code, name } of namesByCountry(AIRPORTS)) {
    const words = name.split(' ')
    const codes = words.filter((word, at) => isAirportCode(word) && words.slice(0, at).every(isAirportCode))
    const place = words.slice(codes.length).join(' ')
    for (const letters of codes) yield { code, letters, place }
  }
}

const isAirportCode = (word: string): boolean => /^[A-Z]{3}$/.test(word)
