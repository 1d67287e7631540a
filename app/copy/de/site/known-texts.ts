// Texts that come with the shop as data, by their English ones.

export const knownTexts: Readonly<Record<string, string>> = {
  'Your Ultimate Travel Companion': 'Ihr idealer Reisebegleiter',
  'Travel the world with our eSIM solution': 'Mit unserer eSIM um die Welt',
  'Global eSIM solutions for travelers': 'Weltweite eSIM-Angebote für Reisende',
  'Not if it was bought in mainland China; from Hong Kong and Macao only some have eSIM.':
    'Nicht, wenn es auf dem chinesischen Festland gekauft wurde; von Geräten aus Hongkong und Macau haben nur einige eine eSIM.',
  'Only the models with Wi-Fi + Cellular, and not if bought in mainland China.':
    'Nur die Modelle mit Wi-Fi + Cellular und nicht, wenn sie auf dem chinesischen Festland gekauft wurden.',
  'Not if it was bought in Japan or with Verizon service.':
    'Nicht, wenn es in Japan oder mit einem Vertrag von Verizon gekauft wurde.',
  'Not if it was bought in Australia, Japan or Taiwan, or from most carriers in the US and Canada.':
    'Nicht, wenn es in Australien, Japan oder Taiwan oder bei den meisten Anbietern in den USA und Kanada gekauft wurde.',
  'Not on models for mainland China, and not on some for the US, Korea and Hong Kong.':
    'Nicht bei Modellen für das chinesische Festland und nicht bei einigen für die USA, Korea und Hongkong.',
  'Most of them have no eSIM: look for the EID.': 'Die meisten haben keine eSIM: Suchen Sie nach der EID.',
  'It depends on the country the phone was made for: look for the EID.':
    'Das hängt davon ab, für welches Land das Telefon gebaut wurde: Suchen Sie nach der EID.',
  'The global models; those for China have none.': 'Die weltweiten Modelle; die für China haben keine.',
  'iPhone SE (3rd generation)': 'iPhone SE (3. Generation)',
  'iPhone SE (2nd generation)': 'iPhone SE (2. Generation)',
  'iPhone SE (1st generation)': 'iPhone SE (1. Generation)',
  'iPad Pro 11-inch (all generations)': 'iPad Pro 11 Zoll (alle Generationen)',
  'iPad Pro 12.9-inch (3rd generation and later)': 'iPad Pro 12,9 Zoll (ab 3. Generation)',
  'iPad Pro 13-inch': 'iPad Pro 13 Zoll',
  'iPad Air (3rd generation and later)': 'iPad Air (ab 3. Generation)',
  'iPad mini (5th generation and later)': 'iPad mini (ab 5. Generation)',
  'iPad (7th generation and later)': 'iPad (ab 7. Generation)',
  'Not Activated': 'Nicht aktiviert',
  Active: 'Aktiv',
  Depleted: 'Aufgebraucht',
  Expired: 'Abgelaufen',
}
