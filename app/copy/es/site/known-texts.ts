// Texts that come with the shop as data, by their English ones, in Spanish.

export const knownTexts: Readonly<Record<string, string>> = {
  'Your Ultimate Travel Companion': 'Tu compañero de viaje ideal',
  'Travel the world with our eSIM solution': 'Recorre el mundo con nuestra eSIM',
  'Global eSIM solutions for travelers': 'La eSIM para viajar por todo el mundo',
  'Not if it was bought in mainland China; from Hong Kong and Macao only some have eSIM.':
    'No, si se compró en China continental; de los de Hong Kong y Macao, solo algunos tienen eSIM.',
  'Only the models with Wi-Fi + Cellular, and not if bought in mainland China.':
    'Solo los modelos Wi-Fi + Cellular, y no si se compraron en China continental.',
  'Not if it was bought in Japan or with Verizon service.': 'No, si se compró en Japón o con un contrato de Verizon.',
  'Not if it was bought in Australia, Japan or Taiwan, or from most carriers in the US and Canada.':
    'No, si se compró en Australia, Japón o Taiwán, o a la mayoría de los operadores de EE.\u00A0UU. y Canadá.',
  'Not on models for mainland China, and not on some for the US, Korea and Hong Kong.':
    'No en los modelos para China continental, ni en algunos para EE.\u00A0UU., Corea y Hong Kong.',
  'Most of them have no eSIM: look for the EID.': 'La mayoría no tiene eSIM: busca el EID.',
  'It depends on the country the phone was made for: look for the EID.':
    'Depende del país para el que se fabricó el teléfono: busca el EID.',
  'The global models; those for China have none.': 'Los modelos internacionales; los de China no la tienen.',
  'iPhone SE (3rd generation)': 'iPhone SE (3.ª generación)',
  'iPhone SE (2nd generation)': 'iPhone SE (2.ª generación)',
  'iPhone SE (1st generation)': 'iPhone SE (1.ª generación)',
  'iPad Pro 11-inch (all generations)': 'iPad Pro de 11 pulgadas (todas las generaciones)',
  'iPad Pro 12.9-inch (3rd generation and later)': 'iPad Pro de 12,9 pulgadas (3.ª generación y posteriores)',
  'iPad Pro 13-inch': 'iPad Pro de 13 pulgadas',
  'iPad Air (3rd generation and later)': 'iPad Air (3.ª generación y posteriores)',
  'iPad mini (5th generation and later)': 'iPad mini (5.ª generación y posteriores)',
  'iPad (7th generation and later)': 'iPad (7.ª generación y posteriores)',
  'Not Activated': 'No activada',
  Active: 'Activa',
  Depleted: 'Agotada',
  Expired: 'Caducada',
}
