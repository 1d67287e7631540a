// The emails about orders in French.
import type { EsimReadyCopy, IccidReminderCopy, ReceiptCopy, TopUpReceiptCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, percent } = SPOKEN.fr
const daysText = (days: number) => (days === 1 ? '1 jour' : `${days} jours`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'TVA (aucune)' : `TVA (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Autoliquidation\u202F: votre entreprise est redevable de la TVA.'
const HELP =
  'Des questions\u202F? Répondez à cet e-mail, ou ouvrez votre commande et choisissez «\u202FContact Support\u202F».'

export const esimReady: EsimReadyCopy = {
  subject: (product) => `Les détails de votre eSIM ${product}`,
  preview: 'Votre code QR et tout ce qu’il faut pour installer votre eSIM.',
  heading: 'Votre eSIM est prête',
  intro: (zone, data, days) =>
    `Merci pour votre commande. Voici votre eSIM pour la zone ${zone}, avec ${sizeText(data)} de données pour ${daysText(days)}.`,
  replacement: {
    heading: 'Voici votre nouvelle eSIM',
    intro: (zone, data, days) =>
      `Elle remplace celle qui ne fonctionnait pas, sans frais pour vous\u202F: une eSIM pour la zone ${zone}, avec ${sizeText(data)} de données pour ${daysText(days)}.`,
    old: 'L’ancienne eSIM est encore sur votre téléphone\u202F? Supprimez-la d’abord. Vous n’en avez plus besoin.',
  },
  pass: 'Carte d’embarquement eSIM',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `Code QR de l’eSIM se terminant par ${iccid.slice(-4)}`,
  scan: 'Scannez ce code avec l’appareil photo du téléphone que vous emportez en voyage.',
  next: 'Installez-la chez vous, en Wi-Fi\u202F; les jours ne commencent que lorsqu’elle se connecte pour la première fois à l’étranger.',
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
  coverageText: (codes, zone) =>
    codes.length > 0 ? `${zone}, notamment ${codes.map((code) => country(code)).join(', ')}` : zone,
  alsoCovers: 'Couvre aussi',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Commande',
  open: 'Ouvrir votre commande',
  keep: 'Ne supprimez pas l’eSIM de votre téléphone\u202F: en général, elle ne peut être installée qu’une seule fois.',
  help: HELP,
}

export const receipt: ReceiptCopy = {
  heading: 'Votre reçu',
  subtotal: 'Sous-total',
  discount: 'Remise',
  fee: 'Frais de traitement',
  vat,
  total: 'Total payé',
  reverseCharge: REVERSE_CHARGE,
  immediate:
    'Vous avez demandé une livraison immédiate et reconnu que votre droit de rétractation prend fin lors de l’activation de l’eSIM.',
  notImmediate: 'Vous n’avez pas demandé de livraison immédiate\u202F: vous pouvez vous rétracter pendant 14 jours.',
  invoice: 'Facture',
  contractSummary: 'Récapitulatif contractuel',
  withdraw: 'Se rétracter du contrat',
}

export const topUp: TopUpReceiptCopy = {
  subject: (product) => `Votre recharge ${product}`,
  preview: 'Les données sont sur votre eSIM. Vous trouverez votre reçu dans cet e-mail.',
  heading: 'Votre eSIM est rechargée',
  intro: (zone, data, days) =>
    `Merci pour votre commande. ${sizeText(data)} de données pour ${daysText(days)} (${zone}) ont été ajoutés à votre eSIM. Vous n’avez rien à installer.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Nouveau solde',
  balanceText: (data) => `${data} restants à l’envoi de cet e-mail`,
  order: 'Commande',
  open: 'Ouvrir votre commande',
  help: HELP,
}

export const iccidReminder: IccidReminderCopy = {
  subject: (product) => `Les détails de votre eSIM ${product}`,
  preview: 'Les numéros ICCID de vos eSIM, comme vous l’avez demandé.',
  heading: 'Vos eSIM',
  intro: (count) =>
    count === 1
      ? 'Vous avez demandé le numéro ICCID de votre eSIM. Le voici.'
      : `Vous avez demandé les numéros ICCID de vos eSIM. Voici les ${count}, du plus ancien au plus récent.`,
  esim: (position, zone, data, days) => `eSIM ${position}\u202F: ${zone}, ${sizeText(data)} pour ${daysText(days)}`,
  open: 'Ouvrir cette commande',
  links:
    'Chaque lien ouvre sa commande avec le code QR et permet à ce navigateur de consulter toutes les informations de l’eSIM. Il est valable 30 jours\u202F; ne le transmettez à personne.',
  none: {
    preview: 'Il n’y a pas d’eSIM pour cette adresse.',
    heading: 'Aucune eSIM trouvée pour cette adresse e-mail.',
    text: 'Vous avez demandé les numéros ICCID de vos eSIM, mais aucune n’a été achetée avec cette adresse. Peut-être en avez-vous utilisé une autre\u202F?',
    buy: 'Acheter une eSIM',
    support: 'Contacter l’assistance',
  },
  notYou: 'Vous n’avez rien demandé\u202F? Quelqu’un s’est sans doute trompé d’adresse. Vous n’avez rien à faire.',
}
