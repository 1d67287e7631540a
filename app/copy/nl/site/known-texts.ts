// Texts that come with the shop as data, by their English ones.

export const knownTexts: Readonly<Record<string, string>> = {
  'Your Ultimate Travel Companion': 'Je ideale reisgenoot',
  'Travel the world with our eSIM solution': 'De wereld rond met onze eSIM',
  'Global eSIM solutions for travelers': 'Wereldwijde eSIM’s voor reizigers',
  'Not if it was bought in mainland China; from Hong Kong and Macao only some have eSIM.':
    'Niet als hij op het Chinese vasteland is gekocht; uit Hongkong en Macau hebben alleen sommige eSIM.',
  'Only the models with Wi-Fi + Cellular, and not if bought in mainland China.':
    'Alleen de modellen met wifi + mobiel netwerk, en niet als ze op het Chinese vasteland zijn gekocht.',
  'Not if it was bought in Japan or with Verizon service.':
    'Niet als hij in Japan of met een abonnement van Verizon is gekocht.',
  'Not if it was bought in Australia, Japan or Taiwan, or from most carriers in the US and Canada.':
    'Niet als hij in Australië, Japan of Taiwan is gekocht, of bij de meeste providers in de VS en Canada.',
  'Not on models for mainland China, and not on some for the US, Korea and Hong Kong.':
    'Niet op modellen voor het Chinese vasteland, en niet op sommige voor de VS, Korea en Hongkong.',
  'Most of them have no eSIM: look for the EID.': 'De meeste hebben geen eSIM: zoek het EID.',
  'It depends on the country the phone was made for: look for the EID.':
    'Dat hangt af van het land waarvoor de telefoon is gemaakt: zoek het EID.',
  'The global models; those for China have none.': 'De wereldwijde modellen; die voor China niet.',
  'iPhone SE (3rd generation)': 'iPhone SE (3e generatie)',
  'iPhone SE (2nd generation)': 'iPhone SE (2e generatie)',
  'iPhone SE (1st generation)': 'iPhone SE (1e generatie)',
  'iPad Pro 11-inch (all generations)': 'iPad Pro 11 inch (alle generaties)',
  'iPad Pro 12.9-inch (3rd generation and later)': 'iPad Pro 12,9 inch (3e generatie en nieuwer)',
  'iPad Pro 13-inch': 'iPad Pro 13 inch',
  'iPad Air (3rd generation and later)': 'iPad Air (3e generatie en nieuwer)',
  'iPad mini (5th generation and later)': 'iPad mini (5e generatie en nieuwer)',
  'iPad (7th generation and later)': 'iPad (7e generatie en nieuwer)',
  'Not Activated': 'Niet geactiveerd',
  Active: 'Actief',
  Depleted: 'Data op',
  Expired: 'Verlopen',
}
