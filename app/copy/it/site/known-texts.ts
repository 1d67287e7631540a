// Texts that come with the shop as data, by their English ones.

export const knownTexts: Readonly<Record<string, string>> = {
  'Your Ultimate Travel Companion': 'Il tuo compagno di viaggio ideale',
  'Travel the world with our eSIM solution': 'Gira il mondo con la nostra eSIM',
  'Global eSIM solutions for travelers': 'Le eSIM per chi viaggia in tutto il mondo',
  'Not if it was bought in mainland China; from Hong Kong and Macao only some have eSIM.':
    'Non se è stato acquistato nella Cina continentale; tra quelli di Hong Kong e Macao solo alcuni hanno la eSIM.',
  'Only the models with Wi-Fi + Cellular, and not if bought in mainland China.':
    'Solo i modelli Wi-Fi + Cellular, e non se acquistati nella Cina continentale.',
  'Not if it was bought in Japan or with Verizon service.':
    'Non se è stato acquistato in Giappone o con un contratto Verizon.',
  'Not if it was bought in Australia, Japan or Taiwan, or from most carriers in the US and Canada.':
    'Non se è stato acquistato in Australia, Giappone o Taiwan, o dalla maggior parte degli operatori di Stati Uniti e Canada.',
  'Not on models for mainland China, and not on some for the US, Korea and Hong Kong.':
    'Non sui modelli per la Cina continentale, né su alcuni per Stati Uniti, Corea e Hong Kong.',
  'Most of them have no eSIM: look for the EID.': 'La maggior parte non ha la eSIM: cerca il codice EID.',
  'It depends on the country the phone was made for: look for the EID.':
    'Dipende dal paese per cui è stato prodotto il telefono: cerca il codice EID.',
  'The global models; those for China have none.': 'I modelli globali; quelli per la Cina non ce l’hanno.',
  'iPhone SE (3rd generation)': 'iPhone SE (3ª generazione)',
  'iPhone SE (2nd generation)': 'iPhone SE (2ª generazione)',
  'iPhone SE (1st generation)': 'iPhone SE (1ª generazione)',
  'iPad Pro 11-inch (all generations)': 'iPad Pro 11 pollici (tutte le generazioni)',
  'iPad Pro 12.9-inch (3rd generation and later)': 'iPad Pro 12,9 pollici (3ª generazione e successive)',
  'iPad Pro 13-inch': 'iPad Pro 13 pollici',
  'iPad Air (3rd generation and later)': 'iPad Air (3ª generazione e successive)',
  'iPad mini (5th generation and later)': 'iPad mini (5ª generazione e successive)',
  'iPad (7th generation and later)': 'iPad (7ª generazione e successive)',
  'Not Activated': 'Non attivata',
  Active: 'Attiva',
  Depleted: 'Esaurita',
  Expired: 'Scaduta',
}
