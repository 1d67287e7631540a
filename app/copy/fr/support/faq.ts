// The installation guide and the questions that travelers ask.
import { plural } from '#app/language/formats.ts'
import type { faqCopy as english } from '../../support/faq.ts'

export const faqCopy: typeof english = {
  title: 'Guide d’installation et FAQ',
  description:
    'Comment installer votre eSIM de voyage en quatre étapes sur iPhone, Samsung, Pixel et d’autres téléphones, et que faire sans Internet.',
  lead: 'Quatre étapes, du code QR à la connexion. Choisissez votre téléphone, et le guide montre ses menus.',
  guide: {
    heading: 'Installez votre eSIM en quatre étapes',
    device: 'Votre téléphone',
    devices: { iphone: 'iPhone', samsung: 'Samsung', pixel: 'Pixel', other: 'Autre' },
    where: 'Touchez',
    steps: [
      {
        title: 'Vérifiez la compatibilité',
        text: 'Votre téléphone doit être compatible eSIM et ne pas être verrouillé par un opérateur. Composez *#06#. Si un EID s’affiche, il est compatible.',
        paths: {
          iphone: ['Réglages', 'Général', 'Informations', 'Aucune restriction SIM'],
          samsung: ['Paramètres', 'Connexions', 'Gestionnaire SIM', 'Ajouter une eSIM'],
          pixel: ['Paramètres', 'Réseau et Internet', 'Cartes SIM', 'Ajouter une carte SIM'],
          other: ['Téléphone', 'Clavier', '*#06#', 'EID'],
        },
        notes: {
          iphone: 'Aucune restriction SIM, sous Verrouillage opérateur, signifie que l’iPhone n’est pas verrouillé.',
          samsung:
            'Si vous voyez Ajouter une eSIM, votre Galaxy est compatible. Les modèles de certains pays ne le sont pas.',
          other: 'Les menus changent d’une marque à l’autre. L’EID est le signe sûr.',
        },
      },
      {
        title: 'Préparez le Wi-Fi et le code QR',
        text: 'Faites-le chez vous, la veille du départ. Il vous faut le Wi-Fi et le code QR de votre page de commande ou de notre e-mail, sur un autre écran ou sur papier.',
        paths: {
          iphone: ['Réglages', 'Wi-Fi', 'Connecté'],
          samsung: ['Paramètres', 'Connexions', 'Wi-Fi', 'Connecté'],
          pixel: ['Paramètres', 'Réseau et Internet', 'Internet', 'Connecté'],
          other: ['Paramètres', 'Wi-Fi', 'Connecté'],
        },
        notes: {
          iphone:
            'Vous lisez ceci sur l’iPhone lui-même\u202F? Ouvrez-y votre page de commande\u202F: avec son bouton d’installation, inutile d’avoir un second écran.',
        },
      },
      {
        title: 'Installez l’eSIM',
        text: 'Scannez le code QR et confirmez. Ne supprimez pas l’eSIM ensuite\u202F: en général, elle ne peut être installée qu’une seule fois.',
        paths: {
          iphone: ['Réglages', 'Données cellulaires', 'Ajouter une eSIM', 'Scanner le code QR'],
          samsung: ['Paramètres', 'Connexions', 'Gestionnaire SIM', 'Ajouter une eSIM', 'Scanner le code QR'],
          pixel: ['Paramètres', 'Réseau et Internet', 'Cartes SIM', 'Ajouter une carte SIM', 'Configurer une eSIM'],
          other: ['Paramètres', 'Données mobiles', 'Ajouter une eSIM', 'Scanner le code QR'],
        },
        notes: {
          iphone: 'Selon la version d’iOS, le menu s’appelle Données cellulaires ou Données mobiles.',
          other: 'Si vous ne le voyez pas, cherchez «\u00A0eSIM\u00A0» dans les paramètres.',
        },
      },
      {
        title: 'Activez-la et utilisez-la',
        text: 'À l’arrivée, activez l’eSIM, choisissez-la pour les données mobiles et autorisez les données à l’étranger pour cette ligne. Votre numéro reste actif pour les appels. Vous pouvez aussi faire de l’eSIM votre ligne de données principale.',
        paths: {
          iphone: ['Réglages', 'Données cellulaires', 'eSIM de voyage', 'Données à l’étranger\u202F: oui'],
          samsung: ['Paramètres', 'Connexions', 'Réseaux mobiles', 'Itinérance des données\u202F: oui'],
          pixel: ['Paramètres', 'Réseau et Internet', 'Cartes SIM', 'eSIM de voyage', 'Itinérance\u202F: oui'],
          other: ['Paramètres', 'Données mobiles', 'eSIM de voyage', 'Itinérance des données\u202F: oui'],
        },
        notes: {
          iphone:
            'Désactivez le basculement automatique des données cellulaires, sinon votre SIM habituelle pourrait engendrer des frais.',
          samsung:
            'Dans le gestionnaire SIM, choisissez l’eSIM sous Données mobiles et désactivez le basculement des données.',
        },
      },
    ],
  },
  search: {
    label: 'Chercher dans les réponses',
    button: 'Rechercher',
    found: (count) => plural(count, { one: 'réponse', other: 'réponses' }),
    none: (query) => `Rien ici sur «\u00A0${query}\u00A0». Demandez à l’assistant ou à une personne.`,
    clear: 'Tout afficher',
  },
  questionsHeading: 'Questions fréquentes',
  questions: [
    {
      id: 'what-is-an-esim',
      question: 'Qu’est-ce qu’une eSIM\u202F?',
      answer: [
        'Une eSIM est une SIM intégrée à votre téléphone. Au lieu de glisser une carte en plastique dans un tiroir, vous téléchargez votre forfait en scannant un code QR ou d’un seul geste.',
        'Elle fonctionne comme toute autre SIM\u202F: elle a son propre numéro (l’ICCID) et vous connecte aux réseaux mobiles.',
      ],
    },
    {
      id: 'dual-sim',
      question: 'Puis-je utiliser ma propre SIM en même temps\u202F?',
      answer: [
        'Oui. Avec la double SIM, votre SIM reste dans le téléphone et garde votre numéro pour les appels, les SMS et les codes bancaires, tandis que l’eSIM s’occupe des données.',
        'Choisissez l’eSIM pour les données mobiles et désactivez les données à l’étranger de votre propre SIM, pour qu’elle ne coûte rien en voyage.',
      ],
    },
    {
      id: 'activation-time',
      question: 'Combien de temps prend l’activation\u202F?',
      answer: [
        'L’activation prend quelques minutes. Votre page de commande indique où installer votre eSIM et quand ses jours commencent\u202F: en général à la première utilisation de données dans un pays couvert, vous pouvez donc l’installer chez vous.',
        'À l’arrivée, laissez au téléphone quelques minutes pour trouver le réseau. Activer puis désactiver le mode Avion aide.',
      ],
    },
    {
      id: 'support-hours',
      question: 'Quand puis-je joindre l’assistance\u202F?',
      answer: [
        'L’assistance est disponible 24\u00A0h/24, 7 j/7. Discutez avec nous à toute heure\u202F; nous répondons aux e-mails sous 24\u00A0heures.',
      ],
    },
  ],
  fixHeading: 'Installée, mais pas d’Internet\u202F?',
  fixLead:
    'Procédez de haut en bas. La plupart des téléphones sont en ligne après la deuxième ou la troisième vérification.',
  fixes: [
    {
      title: 'L’eSIM est-elle activée\u202F?',
      text: 'Cherchez l’eSIM de voyage dans la liste de vos SIM. Si elle est désactivée, activez-la et attendez une minute.',
    },
    {
      title: 'Est-elle choisie pour les données mobiles\u202F?',
      text: 'Choisissez l’eSIM de voyage sous Données mobiles. Si votre SIM habituelle y est sélectionnée, le téléphone n’utilisera pas l’eSIM.',
    },
    {
      title: 'Les données à l’étranger sont-elles activées pour cette ligne\u202F?',
      text: 'Activez-les pour l’eSIM et laissez-les désactivées pour votre SIM habituelle. Cela ne coûte rien de plus.',
    },
    {
      title: 'Êtes-vous dans un pays couvert\u202F?',
      text: 'Les pays figurent sur votre page de commande, dans notre e-mail et sur la page d’état de l’eSIM.',
    },
    {
      title: 'Reste-t-il des données\u202F?',
      text: 'La page d’état de l’eSIM montre ce qu’il reste et la date d’expiration.',
    },
    {
      title: 'Le téléphone demande-t-il un point d’accès (APN)\u202F?',
      text: 'Il est normalement réglé automatiquement. Si votre téléphone en demande un, contactez-nous et nous vous dirons quoi saisir.',
    },
    {
      title: 'Activez le mode Avion, attendez dix secondes, désactivez-le',
      text: 'Votre téléphone cherche de nouveau. Redémarrez-le ensuite une fois.',
    },
    {
      title: 'Toujours rien\u202F?',
      text: 'Contactez-nous avec le modèle de votre téléphone et le pays où vous êtes. Ne supprimez pas l’eSIM.',
    },
  ],
  statusLink: 'Ouvrir l’état de l’eSIM',
  devicesLink: 'Chercher votre téléphone',
  contact: 'Vous n’avez pas trouvé votre réponse\u202F? Contactez l’assistance, nous sommes là pour vous aider.',
  contactLink: 'Obtenir de l’aide',
}
