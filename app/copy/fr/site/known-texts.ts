// Texts that come with the shop as data, by their English ones.

export const knownTexts: Readonly<Record<string, string>> = {
  'Your Ultimate Travel Companion': 'Votre compagnon de voyage idéal',
  'Travel the world with our eSIM solution': 'Parcourez le monde avec notre eSIM',
  'Global eSIM solutions for travelers': 'Des eSIM pour voyager dans le monde entier',
  'Not if it was bought in mainland China; from Hong Kong and Macao only some have eSIM.':
    'Pas s’il a été acheté en Chine continentale ; à Hong Kong et Macao, seuls certains modèles ont l’eSIM.',
  'Only the models with Wi-Fi + Cellular, and not if bought in mainland China.':
    'Uniquement les modèles Wi-Fi + Cellular, et pas s’ils ont été achetés en Chine continentale.',
  'Not if it was bought in Japan or with Verizon service.':
    'Pas s’il a été acheté au Japon ou avec un abonnement Verizon.',
  'Not if it was bought in Australia, Japan or Taiwan, or from most carriers in the US and Canada.':
    'Pas s’il a été acheté en Australie, au Japon ou à Taïwan, ni chez la plupart des opérateurs aux États-Unis et au Canada.',
  'Not on models for mainland China, and not on some for the US, Korea and Hong Kong.':
    'Pas sur les modèles destinés à la Chine continentale, ni sur certains destinés aux États-Unis, à la Corée et à Hong Kong.',
  'Most of them have no eSIM: look for the EID.': 'La plupart n’ont pas d’eSIM : cherchez le numéro EID.',
  'It depends on the country the phone was made for: look for the EID.':
    'Cela dépend du pays pour lequel le téléphone a été fabriqué : cherchez le numéro EID.',
  'The global models; those for China have none.':
    'Les modèles internationaux ; ceux destinés à la Chine n’en ont pas.',
  'iPhone SE (3rd generation)': 'iPhone SE (3e génération)',
  'iPhone SE (2nd generation)': 'iPhone SE (2e génération)',
  'iPhone SE (1st generation)': 'iPhone SE (1re génération)',
  'iPad Pro 11-inch (all generations)': 'iPad Pro 11\u00A0pouces (toutes les générations)',
  'iPad Pro 12.9-inch (3rd generation and later)': 'iPad Pro 12,9\u00A0pouces (3e génération et ultérieures)',
  'iPad Pro 13-inch': 'iPad Pro 13\u00A0pouces',
  'iPad Air (3rd generation and later)': 'iPad Air (3e génération et ultérieures)',
  'iPad mini (5th generation and later)': 'iPad mini (5e génération et ultérieures)',
  'iPad (7th generation and later)': 'iPad (7e génération et ultérieures)',
  'Not Activated': 'Non activée',
  Active: 'Active',
  Depleted: 'Épuisée',
  Expired: 'Expirée',
}
