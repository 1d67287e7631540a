// Travelers' questions about the eSIM itself, with answers short enough for a chat: installing, using, topping up,
// getting help.
import { HOME_FACTS, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type * as english from '../../support/assistant-esim-topics.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const ENDS =
  'Le forfait prend fin quand ses données ou ses jours sont épuisés, selon la première éventualité. Ce qui reste est alors perdu.'

const ruleText = (facts: BundleFacts): string =>
  `${rulesCopy.daysStart(facts.startsAt)} ${rulesCopy.beginBy(facts)}`.trim()

function startText(facts: readonly BundleFacts[]): string {
  const rules = new Set(facts.map(ruleText))
  const specified = ruleText(HOME_FACTS)
  if (rules.size === 0 || (rules.size === 1 && rules.has(specified)))
    return `Les jours d’un forfait commencent quand il utilise des données pour la première fois dans un pays couvert\u202F: vous pouvez donc l’installer chez vous. Il doit être activé dans l’année qui suit l’achat et reste valable jusqu’à 90\u00A0jours après la première utilisation de données. ${ENDS}`
  const told = [...rules].map((rule) => `• ${rule}`)
  return [
    'Cela dépend du forfait. Son récapitulatif contractuel et votre page de commande indiquent ce qui s’applique\u202F:',
    ...told,
    ENDS,
  ].join('\n')
}

const COUNTS = 'Ce que consomment d’autres appareils est décompté de vos données.'

const hotspotText = (facts: readonly BundleFacts[]): string =>
  facts.some(({ allowsHotspot }) => allowsHotspot !== null)
    ? `Les détails d’un forfait indiquent si son réseau autorise le partage de connexion, ou que ce n’est pas communiqué. S’il est autorisé, il dépend aussi de votre téléphone et du réseau visité. ${COUNTS}`
    : `Nous ne pouvons pas garantir le partage de connexion, car il dépend de votre téléphone et du réseau visité. Essayez-le dans les réglages de votre téléphone. ${COUNTS}`

export const esimTopics: typeof english.esimTopics = (facts) => [
  {
    title: 'Recharger votre eSIM',
    text: 'Consultez votre eSIM, puis touchez Recharger sur la page d’état de l’eSIM, sur votre page de commande ou dans votre compte. Si le bouton n’y est pas, cette eSIM ne peut pas être rechargée, et un nouveau forfait est fourni avec sa propre eSIM. Il n’y a rien à installer\u202F: les données arrivent quelques instants après le paiement. Vous gardez ce qui reste, les nouvelles données et les nouveaux jours s’y ajoutent. Une eSIM expirée ne peut plus être rechargée.',
    path: '/esim-status',
    asked: [
      'comment recharger',
      'recharge',
      'acheter plus de données',
      'ajouter des données',
      'mes données sont épuisées',
      'je n’ai plus de données',
      'plus de go',
      'prolonger mon forfait',
      'plus de jours',
      'prolonger la validité',
      'renouveler',
    ],
  },
  {
    title: 'Combien de données il reste',
    text: 'La page d’état de l’eSIM montre ce qu’il reste et la date d’expiration. Saisissez l’adresse e-mail de votre commande et l’ICCID de votre eSIM. Si vous avez un compte, toutes vos eSIM s’y trouvent.',
    path: '/esim-status',
    asked: [
      'combien de données me reste-t-il',
      'consulter mon solde',
      'consommation de données',
      'données restantes',
      'suivi conso',
      'quand expire mon esim',
      'état de l’esim',
      'date d’expiration',
    ],
  },
  {
    title: 'Trouver votre ICCID',
    text: 'L’ICCID est le numéro de votre eSIM, long de 19 ou 20\u00A0chiffres. Il figure sur votre page de commande et dans notre e-mail. Si vous ne le trouvez pas, choisissez «\u00A0ICCID oublié\u202F?\u00A0» sur la page d’état de l’eSIM, et nous l’enverrons à l’adresse de la commande.',
    path: '/esim-status',
    asked: [
      'iccid oublié',
      'qu’est-ce que l’iccid',
      'où est mon iccid',
      'iccid perdu',
      'numéro d’esim',
      'trouver l’iccid',
    ],
  },
  {
    title: 'Code QR ou e-mail non reçu',
    text: 'Votre page de commande affiche le code QR dès que l’eSIM est prête, et «\u00A0Renvoyer l’e-mail\u00A0» l’envoie de nouveau. Regardez aussi dans les indésirables. Le code QR se trouve également sur la page d’état de l’eSIM. Toujours rien\u202F? Écrivez-nous avec la référence de la commande.',
    path: '/esim-status',
    asked: [
      'je n’ai pas reçu l’e-mail',
      'mail non reçu',
      'pas de mail avec le code qr',
      'où est mon code qr',
      'qr code perdu',
      'revoir le code qr',
      'renvoyer le mail',
      'où est ma commande',
      'commande non livrée',
      'ma commande est bloquée',
      'j’attends toujours mon esim',
      'esim non reçue',
      'j’ai payé mais rien reçu',
    ],
  },
  {
    title: 'Installer manuellement, sans le code QR',
    text: 'iPhone\u202F: Réglages › Données cellulaires › Ajouter une eSIM › Utiliser un code QR › Saisir les détails manuellement. Android\u202F: Paramètres › Réseau et Internet › Cartes SIM › Ajouter une carte SIM › Configurer une eSIM › Saisir le code. L’adresse et le code figurent sur votre page de commande, sous Manuel. Il ne faut pas de code de confirmation, sauf si votre page de commande en affiche un.',
    path: '/faq',
    asked: [
      'installer sans code qr',
      'saisir le code à la main',
      'installation manuelle',
      'code d’activation',
      'adresse sm-dp+',
      'le code qr ne fonctionne pas',
      'impossible de scanner le code qr',
      'code de confirmation',
    ],
  },
  {
    title: 'Nouveau téléphone, ou eSIM supprimée',
    text: 'Une eSIM ne peut en général être installée que sur un seul appareil et une seule fois\u202F: ne la supprimez donc pas. Si c’est déjà fait, ou si vous changez de téléphone, écrivez-nous avec la référence de la commande, et une personne verra ce que nous pouvons faire.',
    path: '/support#write',
    asked: [
      'passer mon esim sur un nouveau téléphone',
      'transférer l’esim vers un autre téléphone',
      'changement de téléphone',
      'j’ai supprimé mon esim',
      'réinstaller l’esim',
      'installer sur deux téléphones',
      'téléphone perdu ou volé',
      'installer de nouveau',
    ],
  },
  {
    title: 'Partage de connexion',
    text: hotspotText(facts),
    path: '/terms#service',
    asked: [
      'partage de connexion',
      'puis-je partager ma connexion',
      'hotspot',
      'point d’accès mobile',
      'partager mes données avec un ordinateur',
      'modem',
    ],
  },
  {
    title: 'Appels, SMS et WhatsApp',
    text: 'Un forfait ne contient que des données\u202F: ni numéro de téléphone, ni appels, ni SMS. Les applications qui utilisent Internet fonctionnent comme d’habitude, y compris les messageries comme WhatsApp. Gardez votre propre SIM active pour les appels et les SMS avec votre numéro.',
    path: '/terms#service',
    asked: [
      'y a-t-il un numéro de téléphone',
      'appels téléphoniques',
      'puis-je téléphoner',
      'sms',
      'whatsapp',
      'est-ce que google ou youtube fonctionne',
      'les applications et réseaux sociaux fonctionnent-ils',
      'garder mon numéro',
      'appeler avec l’esim',
      'recevoir les codes de ma banque',
    ],
  },
  {
    title: 'Débit et réseaux',
    text: 'Les réseaux mobiles du pays visité fournissent la connexion. La couverture et le débit dépendent de ces réseaux, de l’endroit où vous êtes et de votre appareil\u202F: nous ne promettons donc pas de chiffre.',
    path: '/terms#service',
    asked: [
      'quelle est la vitesse',
      '5g ou 4g',
      'internet lent',
      'débit',
      'quel réseau',
      'quel opérateur',
      'couverture',
      'y a-t-il la 5g',
    ],
  },
  {
    title: 'Quand les jours commencent, et combien de temps vous pouvez attendre',
    text: startText(facts),
    path: '/terms#validity',
    asked: [
      'quand commence mon forfait',
      'quand commencent les jours',
      'combien de temps est-ce valable',
      'puis-je acheter à l’avance',
      'acheter maintenant et partir plus tard',
      'je pars dans quelques mois',
      'voyage l’année prochaine',
      'installer avant le départ',
      'quand installer l’esim',
      'validité',
      'données qui restent',
      'que deviennent les données non utilisées',
    ],
  },
  {
    title: 'Alertes avant la fin de vos données',
    text: 'Nous vous écrivons à 80\u00A0% d’utilisation, quand toutes vos données sont utilisées, et 3\u00A0jours avant l’expiration de l’eSIM. Pour désactiver ces alertes, utilisez le lien de l’un de ces e-mails, ou allez dans Fonctions dans votre compte.',
    path: '/account?tab=features',
    asked: [
      'me prévenir quand il reste peu de données',
      'alertes',
      'notifications',
      'se désabonner des mails',
      'ne plus recevoir d’e-mails',
    ],
  },
  {
    title: 'L’utiliser sans Internet',
    text: '«\u00A0Enregistrer hors ligne\u00A0», sur votre page de commande, garde le code QR et les codes sur cet appareil\u202F: ils s’ouvrent même en mode Avion. Vous pouvez aussi les y supprimer.',
    path: '/offline',
    asked: [
      'enregistrer le code qr hors ligne',
      'hors ligne',
      'pas d’internet à l’aéroport',
      'ouvrir le code qr sans internet',
    ],
  },
  {
    title: 'Aucune application nécessaire',
    text: 'Tout se passe sur ce site et dans les réglages de votre téléphone. Achetez ici, scannez le code QR et suivez vos données sur la page d’état de l’eSIM.',
    path: '/faq',
    asked: ['avez-vous une application', 'télécharger l’appli', 'app store', 'play store'],
  },
  {
    title: 'Tablettes et montres',
    text: 'Nos eSIM fonctionnent dans les téléphones et tablettes compatibles eSIM et non verrouillés. Cherchez votre modèle sur notre page des appareils. Un EID dans ses réglages est le signe sûr. Nous ne pouvons pas dire si les montres conviennent.',
    path: '/devices',
    asked: ['est-ce que ça marche sur un ipad', 'tablette', 'apple watch', 'montre connectée', 'ordinateur avec esim'],
  },
  {
    title: 'Mon téléphone convient-il\u202F?',
    text: 'Cherchez votre modèle sur notre page des appareils, puis vérifiez sur le téléphone lui-même. Composez *#06#\u202F: un EID de 32\u00A0chiffres signifie qu’il est compatible eSIM. Il ne doit pas être verrouillé par un opérateur. Sur iPhone, cherchez «\u00A0Aucune restriction SIM\u00A0».',
    path: '/devices',
    asked: [
      'mon téléphone est-il compatible',
      'mon appareil est-il compatible esim',
      'liste des téléphones compatibles',
      'iphone',
      'samsung galaxy',
      'google pixel',
      'huawei xiaomi oneplus motorola nokia sony oppo honor',
      'android',
      'téléphone verrouillé',
      'débloquer mon téléphone',
      'désimlocker',
      'simlock',
      'eid',
    ],
  },
  {
    title: 'Joindre une personne',
    text: 'Écrivez-nous avec le formulaire de la page d’assistance, et une personne répondra à votre adresse e-mail sous 24\u00A0heures. «\u00A0Écrire à une personne\u00A0», ci-dessous, copie notre conversation dans le formulaire.',
    path: '/support#write',
    asked: [
      'parler à une personne',
      'parler à un humain',
      'un conseiller',
      'parler à quelqu’un',
      'une vraie personne',
      'service client',
      'contacter l’assistance',
      'numéro de téléphone du service client',
      'réclamation',
      'faire une réclamation',
    ],
  },
]

const WHO = {
  title: 'Avec qui vous parlez',
  path: '/privacy#support',
  asked: ['êtes-vous un robot', 'es-tu humain', 'êtes-vous une ia', 'qui êtes-vous', 'chatbot', 'que savez-vous faire'],
}
const KNOWS =
  'Je connais nos pages d’aide, nos conditions et notre catalogue, et ne sais rien de vous ni de vos commandes.'

export const whoAnswers: typeof english.whoAnswers = (hasModel) => ({
  ...WHO,
  text: hasModel
    ? `Je suis un assistant IA\u202F: un programme, pas une personne, et je peux me tromper. ${KNOWS}`
    : `Je suis un programme, pas une personne, et pas une IA non plus\u202F: je cherche votre question dans nos propres pages et je les cite. ${KNOWS}`,
})

export const SMALL_TALK: typeof english.SMALL_TALK = [
  {
    words: /^(bonjour|bonsoir|salut|coucou|hello|hey|hi|bonne (journée|soirée)|bjr|allô|allo)(?![\wà-ÿ])[\s!.,]*$/i,
    text: 'Bonjour\u202F! Posez-moi vos questions sur l’installation, les données, les prix, le paiement ou les remboursements.',
  },
  {
    words:
      /^(merci|merci (beaucoup|bien)|mille mercis|super|parfait|génial|top|ok|okay|d['’]accord|très bien|cool|au revoir|à bientôt|bye|thanks?)(?![\wà-ÿ])[\wà-ÿ\s!.,]{0,20}$/i,
    text: 'Avec plaisir. Bon voyage\u202F!',
  },
  {
    words: /^(oui|non|ouais|si|bien sûr|yes|no)[\s!.,?]*$/i,
    text: 'Posez-moi vos questions sur l’installation, les données, les prix, le paiement ou les remboursements.',
  },
]
