// The words of the landing page below the wizard. It must not claim a customer, a partner, or a rating that we don't
// have.
import { endSentence } from '#app/format/end-sentence.ts'
import type * as english from '../../catalogue/home-sections.ts'

export const tilesCopy: typeof english.tilesCopy = {
  heading: 'Une seule eSIM, où que vous alliez',
  tiles: (countries) => [
    {
      title: `${countries} pays`,
      text: 'Du week-end en ville au tour du monde.',
      isAddon: false,
    },
    {
      title: 'Plusieurs zones',
      text: 'Un seul forfait couvre toutes les étapes de votre voyage.',
      isAddon: false,
    },
    {
      title: 'VPN sécurisé',
      text: 'Protégera votre connexion. Pas encore disponible.',
      isAddon: true,
    },
    {
      title: 'Traduction en temps réel',
      text: 'Parlera la langue du pays. Pas encore disponible.',
      isAddon: true,
    },
  ],
  addon: 'Option',
  places: 'Forfaits :',
  learnMore: 'En savoir plus [sur l’installation et l’utilisation d’une eSIM]',
}

export const partnersCopy: typeof english.partnersCopy = {
  heading: 'Pensé pour les professionnels du voyage',
  lead: 'Les réseaux portent nos eSIM, et les professionnels du voyage les mettent entre les mains des voyageurs.',
  kinds: [
    { mark: 'network', name: 'Réseaux mobiles', text: 'transportent les données à l’étranger' },
    { mark: 'airport', name: 'Compagnies et aéroports', text: 'connectent les passagers dès l’atterrissage' },
    { mark: 'agency', name: 'Agences de voyages', text: 'ajoutent des données à chaque réservation' },
    { mark: 'hotel', name: 'Hôtels et hébergeurs', text: 'aident leurs hôtes à trouver leur chemin' },
    { mark: 'creator', name: 'Auteurs voyage', text: 'partagent un code promo' },
  ],
}

export const storiesCopy: typeof english.storiesCopy = {
  heading: 'Trois voyages, un forfait chacun',
  note: 'Récits d’exemple, écrits par nos soins.',
  stories: [
    {
      trip: 'Deux semaines en train, cinq pays',
      text: 'À chaque frontière, un SMS de bienvenue et une nouvelle grille de tarifs. Avec un seul forfait Europe, l’appli du train, les billets et la carte continuent de fonctionner, et vous connaissez le total avant la première gare.',
    },
    {
      trip: 'Un salon, trois jours',
      text: 'Pas le temps d’ouvrir un compte\u202F? Un nom et une adresse e-mail suffisent. Le code QR s’affiche avant l’arrivée du taxi, et la SIM avec le numéro du bureau reste à sa place.',
    },
    {
      trip: 'Une famille, première fois en Asie',
      text: 'Scannez le code QR la veille, à la table de la cuisine. Après l’atterrissage, activez la nouvelle ligne devant le tapis à bagages\u202F: la course vers le centre est réservée avant l’arrivée des valises.',
    },
  ],
}

export const guaranteesCopy: typeof english.guaranteesCopy = {
  heading: 'Ce sur quoi vous pouvez compter',
  guarantees: [
    {
      icon: 'refresh',
      title: 'Votre eSIM, livrée ou remboursée',
      text: 'Si nous n’arrivons pas à livrer votre eSIM, nous réessayons ou nous vous remboursons. Votre page de commande et l’assistance sont toujours à un clic.',
      link: 'Obtenir de l’aide',
      to: '/support',
    },
    {
      icon: 'receipt',
      title: '14\u00A0jours pour changer d’avis',
      text: 'Rétractez-vous en deux étapes, sans compte et sans motif, tant que l’eSIM n’a pas été activée.',
      link: 'Comment se rétracter',
      to: '/withdraw',
    },
    {
      icon: 'mail',
      title: 'Des personnes qui répondent',
      text: 'Écrivez-nous\u202F: une personne vous répond sous 24\u00A0heures.',
      link: 'Qui tient cette boutique',
      to: '/terms#company',
    },
  ],
  soldBy: (company) => `Vous concluez votre contrat avec ${endSentence(company)}`,
}

export const reviewsCopy: typeof english.reviewsCopy = {
  heading: 'Avis',
  text: 'Nos avis se trouvent sur un site d’avis public, où nous ne pouvons pas les modifier.',
  link: 'Lire les avis sur le site d’avis public',
  updated: 'Note mise à jour en mars 2025',
  search: (brand) => `https://www.trustpilot.com/search?query=${encodeURIComponent(brand)}`,
}

export const rallyCopy: typeof english.rallyCopy = {
  kicker: 'Sponsoring',
  heading: (brand) => `L’eSIM ${brand}, partenaire officiel d’une équipe de rallye`,
  text: 'De nouvelles frontières, pas de boutique de téléphonie à des kilomètres, et quelqu’un qui attend des nouvelles. C’est ça, un rallye, et c’est pour ça que nous sommes sur la voiture.',
}

export const howCopy: typeof english.howCopy = {
  heading: 'Comment ça marche',
  steps: [
    {
      title: 'Choisissez votre forfait',
      text: 'Dites-nous où vous allez et quand. Vous voyez tous les forfaits qui couvrent le voyage entier, TVA comprise.',
    },
    {
      title: 'Activez l’eSIM en scannant un code QR',
      text: 'Le code s’affiche et vous parvient par e-mail dès le paiement. Scannez-le en Wi-Fi, même avant de partir.',
    },
    { title: 'C’est parti', text: 'Activez la nouvelle ligne à l’arrivée. Vous gardez votre numéro.' },
  ],
  guide: 'Lire le guide d’installation',
}

export const affiliateCopy: typeof english.affiliateCopy = {
  heading: 'Vendez des eSIM, ou recommandez-nous',
  lead: 'Quatre formules, du code promo gratuit pour vos lecteurs à la boutique à votre nom.',
  tiers: [
    {
      name: 'Economy Class',
      kind: 'Gratuit',
      points: [
        'Un code promo unique',
        '10\u00A0% de remise, plus une prime de parrainage',
        'Assistance de base par e-mail',
      ],
    },
    { name: 'Premium Economy Class', kind: 'Marque blanche', points: ['Une boutique à votre nom et à vos couleurs'] },
    { name: 'Business Class', kind: 'Plus de contrôle', points: ['Plus de contrôle sur les prix et les produits'] },
    { name: 'First Class', kind: 'Grands comptes', points: ['Toute la souplesse pour les grands comptes'] },
  ],
  start: 'Commencer',
  explore: 'Découvrir toutes les formules partenaires',
}

export const closingCopy: typeof english.closingCopy = {
  heading: 'Prochaine destination\u202F?',
  text: 'Deux questions, puis votre code QR.',
  action: 'Trouver votre forfait',
}
