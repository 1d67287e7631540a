// The emails about orders in French.
import type {
  EsimReadyCopy,
  IccidReminderCopy,
  ReceiptCopy,
  TopUpReceiptCopy,
  RefundCopy,
  DelayCopy,
  CancellationCopy,
  CompanyPapersCopy,
  PaymentFailedCopy,
} from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, dataPhrase, percent, shortData } = SPOKEN.fr
const daysText = (days: number) => (days === 1 ? '1 jour' : `${days} jours`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'TVA (aucune)' : `TVA (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Autoliquidation\u202F: votre entreprise est redevable de la TVA.'
const HELP =
  'Des questions\u202F? Répondez à cet e-mail, ou ouvrez votre commande et choisissez «\u202FContacter l’assistance\u202F».'

const esimReady: EsimReadyCopy = {
  subject: (product) => `Les détails de votre eSIM ${product}`,
  preview: 'Votre code QR et tout ce qu’il faut pour installer votre eSIM.',
  heading: 'Votre eSIM est prête',
  intro: (trip, data, days) =>
    `Merci pour votre commande. Voici votre eSIM\u202F: ${trip}, ${dataPhrase(data)} pour ${daysText(days)}.`,
  replacement: {
    heading: 'Voici votre nouvelle eSIM',
    intro: (trip, data, days) =>
      `Elle prend la place de votre ancienne eSIM, sans supplément\u202F: ${trip}, ${dataPhrase(data)} pour ${daysText(days)}.`,
    old: 'L’ancienne eSIM est encore sur votre téléphone\u202F? Supprimez-la d’abord. Vous n’en avez plus besoin.',
  },
  party: {
    traveler: (traveler) => `Voyageur ${traveler}`,
    text: (traveler) =>
      `Cette eSIM est pour le voyageur ${traveler} de la commande. C’est quelqu’un d’autre\u202F? Transférez-lui cet e-mail\u202F: chaque eSIM ne fonctionne que sur un téléphone.`,
  },
  pass: 'Pass eSIM',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `Code QR de l’eSIM se terminant par ${iccid.slice(-4)}`,
  scan: 'Scannez ce code avec l’appareil photo du téléphone que vous emportez en voyage.',
  confirmation: {
    name: 'Code de confirmation',
    text: 'Après le scan, votre téléphone demande ce code de confirmation\u202F:',
  },
  next: {
    'first use':
      'Installez-la chez vous, en Wi-Fi\u202F; les jours ne commencent que lorsqu’elle se connecte pour la première fois à l’étranger.',
    installation: 'Installez-la en Wi-Fi, juste avant de partir\u202F; les jours commencent dès l’installation.',
    purchase: 'Installez-la chez vous, en Wi-Fi\u202F; les jours ont commencé à l’achat.',
    unknown:
      'Installez-la en Wi-Fi, juste avant de partir\u202F: le réseau n’indique pas quand les jours commencent, partez donc du principe que c’est dès l’installation.',
  },
  oneTap: 'Vous lisez ceci sur ce téléphone\u202F? Ouvrez l’un de ces liens dans son navigateur\u202F:',
  iphone: 'Installer sur iPhone',
  android: 'Installer sur Android',
  steps: 'Pas à pas pour votre téléphone, avec des rappels et de l’aide',
  manual: 'Ou saisissez les codes manuellement',
  address: 'Adresse SM-DP+',
  code: 'Code d’activation',
  full: 'Code complet',
  iccid: 'ICCID',
  coverage: 'Couverture',
  alsoCovers: 'Couvre aussi',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Commande',
  open: 'Ouvrir votre commande',
  keep: 'Ne supprimez pas l’eSIM de votre téléphone\u202F: en général, elle ne peut être installée qu’une seule fois.',
  help: HELP,
}

const receipt: ReceiptCopy = {
  heading: 'Votre reçu',
  subtotal: 'Sous-total',
  discount: 'Remise',
  fee: 'Frais de traitement',
  vat,
  total: 'Total payé',
  reverseCharge: REVERSE_CHARGE,
  immediate:
    'Vous avez demandé une livraison immédiate et reconnu que votre droit de rétractation prend fin lors de l’activation de l’eSIM.',
  notImmediate:
    'Vous n’avez pas demandé de livraison immédiate\u202F: vous pouvez vous rétracter pendant 14\u00A0jours.',
  invoice: 'Facture',
  contractSummary: 'Récapitulatif contractuel',
  withdraw: 'Renoncer au contrat',
}

const topUp: TopUpReceiptCopy = {
  subject: (product) => `Votre recharge ${product}`,
  preview: 'Les données sont sur votre eSIM. Vous trouverez votre reçu dans cet e-mail.',
  heading: 'Votre eSIM est rechargée',
  intro: (trip, data, days) =>
    `Merci pour votre commande. Votre eSIM a été rechargée\u202F: ${dataPhrase(data)} pour ${daysText(days)} (${trip}). Vous n’avez rien à installer.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Nouveau solde',
  balanceText: (data) => `Il restait ${data} à l’envoi de cet e-mail`,
  order: 'Commande',
  open: 'Ouvrir votre commande',
  help: HELP,
}

const iccidReminder: IccidReminderCopy = {
  subject: (product) => `Les détails de votre eSIM ${product}`,
  preview: 'Les numéros ICCID de vos eSIM, comme vous l’avez demandé.',
  heading: 'Vos eSIM',
  intro: (count) =>
    count === 1
      ? 'Vous avez demandé le numéro ICCID de votre eSIM. Le voici.'
      : `Vous avez demandé les numéros ICCID de vos eSIM. Voici les ${count}, du plus ancien au plus récent.`,
  esim: (position, trip, data, days) => `eSIM ${position}\u202F: ${trip}, ${shortData(data)} pour ${daysText(days)}`,
  open: 'Ouvrir cette commande',
  links:
    'Chaque lien ouvre sa commande avec le code QR et permet à ce navigateur de consulter toutes les informations de l’eSIM. Il est valable 30\u00A0jours\u202F; ne le transmettez à personne.',
  none: {
    preview: 'Il n’y a pas d’eSIM pour cette adresse.',
    heading: 'Aucune eSIM trouvée pour cette adresse e-mail.',
    text: 'Vous avez demandé les numéros ICCID de vos eSIM, mais aucune n’a été achetée avec cette adresse. Peut-être en avez-vous utilisé une autre\u202F?',
    buy: 'Acheter une eSIM',
    support: 'Contacter l’assistance',
  },
  notYou: 'Vous n’avez rien demandé\u202F? Quelqu’un s’est sans doute trompé d’adresse. Vous n’avez rien à faire.',
}

const refund: RefundCopy = {
  subject: (product) => `Votre remboursement de ${product}`,
  heading: 'Votre remboursement est en route',
  amount: (amount) =>
    `Nous vous avons remboursé ${amount} sur le moyen de paiement utilisé. Le montant apparaît en général sur votre compte sous cinq à dix jours.`,
  part: (amount) =>
    `Nous vous avons remboursé ${amount} de votre paiement sur le moyen de paiement utilisé. Le montant apparaît en général sur votre compte sous cinq à dix jours.`,
  whole:
    'Nous vous avons remboursé sur le moyen de paiement utilisé. Le montant apparaît en général sur votre compte sous cinq à dix jours.',
  next: {
    esim: 'L’eSIM de cette commande n’est plus valable, c’est pourquoi ses codes ne s’affichent plus.',
    topUp: 'Nous avons annulé cette recharge, ou convenu avec vous de ce qu’elle devient.',
    part: 'Votre commande reste inchangée. Rien ne change pour votre eSIM.',
  },
  open: 'Ouvrir votre commande',
  creditNote: 'Avoir',
  bought: 'Commande',
  order: 'Référence de la commande',
  help: 'Des questions\u202F? Répondez à cet e-mail, ou ouvrez votre commande et choisissez «\u202FContacter l’assistance\u202F».',
}

const delay: DelayCopy = {
  subject: (product) => `Votre commande chez ${product} est retardée`,
  heading: 'Votre commande prend trop de temps',
  text: {
    esim: 'Le réseau n’a pas livré votre eSIM en une journée, malgré nos nombreuses tentatives. Un membre de notre équipe s’occupe maintenant de votre commande.',
    topUp:
      'Le réseau n’a pas ajouté vos données en une journée, malgré nos nombreuses tentatives. Un membre de notre équipe s’occupe maintenant de votre commande.',
  },
  next: {
    paid: 'Vous n’avez rien à faire. Vous recevrez soit ce que vous avez commandé, soit un remboursement, et un e-mail dans les deux cas.',
    free: 'Vous n’avez rien à faire. Nous vous écrirons dès qu’il y aura du nouveau.',
  },
  open: 'Ouvrir votre commande',
  bought: 'Commande',
  order: 'Référence de la commande',
  help: {
    paid: 'Vous partez bientôt, ou préférez un remboursement immédiat\u202F? Répondez à cet e-mail en nous disant quand votre voyage commence.',
    free: 'Vous partez bientôt\u202F? Répondez à cet e-mail en nous disant quand votre voyage commence.',
  },
}

const cancellation: CancellationCopy = {
  subject: (product) => `Votre eSIM ${product} a été annulée`,
  heading: 'Votre eSIM a été annulée',
  text: 'Nous avons repris l’eSIM de cette commande. Son code ne peut plus être installé.',
  money: 'Cet e-mail ne concerne que l’eSIM. Si une somme vous est remboursée, un autre e-mail vous le dira.',
  help: 'Si vous ne vous y attendiez pas, répondez à cet e-mail.',
}

const paymentFailed: PaymentFailedCopy = {
  subject: (product) => `Votre paiement n’a pas abouti (${product})`,
  heading: 'Votre paiement n’a pas abouti',
  why: {
    declined: 'Votre banque a refusé le paiement. Rien n’a été débité ni livré.',
    unconfirmed: 'Le paiement n’a pas été confirmé auprès de votre banque. Rien n’a été débité ni livré.',
  },
  next: 'Si vous voulez toujours l’eSIM, ouvrez votre commande et réessayez, peut-être avec une autre carte. Sinon, vous n’avez rien à faire.',
  open: 'Ouvrir votre commande',
  about: 'Vous recevez cet e-mail une seule fois, parce que vous avez essayé de payer cette commande.',
  stop: 'Ne plus recevoir d’e-mails de ce type',
}

const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Votre reçu et votre facture (${product})`,
  heading: 'Reçu et facture',
  intro: (trip, data, days) =>
    `Voici le reçu et la facture d’une commande d’eSIM : ${trip}, ${dataPhrase(data)}, ${days === 1 ? '1 jour' : `${days} jours`}.`,
  attached: 'La facture est jointe sous forme de données pour les logiciels de comptabilité (EN 16931).',
}

export const frenchOrderMails = {
  esimReady,
  receipt,
  topUp,
  refund,
  delay,
  cancellation,
  companyPapers,
  paymentFailed,
  iccidReminder,
}
