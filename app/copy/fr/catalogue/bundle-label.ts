// The ten lines of a bundle's label: the same ones for every bundle, so that two of them can be compared.
import type { labelCopy as english } from '../../catalogue/bundle-label.ts'

export const labelCopy: typeof english = {
  heading: 'Ce que comprend ce forfait',
  undisclosed: 'Non communiqué',
  elsewhere: 'Dans le récapitulatif contractuel',
  names: {
    networks: 'Réseaux',
    start: 'Début des jours',
    begin: 'Délai pour débuter',
    hotspot: 'Partage de connexion',
    fullSpeed: 'À plein débit',
    afterwards: 'Ensuite',
    exit: 'Accès à Internet via',
    topUp: 'Recharge',
    moneyBack: 'Remboursement',
    price: 'Prix',
  },
  network: (name, generation) => (generation ? `${name} ${generation}` : name),
  inCountry: (country, networks) => `${country}\u202F: ${networks}`,
  start: {
    'first use': 'À la première connexion dans un pays couvert',
    installation: 'À l’installation',
    purchase: 'À l’achat',
  },
  beginAtOnce: 'Les jours courent dès l’achat',
  hotspot: { yes: 'Autorisé', no: 'Non autorisé' },
  fullSpeed: (size) => `Jusqu’à ${size}`,
  all: (size) => `La totalité\u202F: ${size}`,
  stops: 'La connexion s’arrête',
  slow: (speed) => `Se poursuit à ${speed}`,
  topUp: { yes: 'Possible', no: 'Impossible' },
  differs: (name, text) => `${name}\u202F: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  noPrice: 'N’est plus vendu',
}
