// The words of the eSIM status page: the two fields, what is left, the codes, and the email for a forgotten ICCID.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../delivery/esim-status.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { tooManyAttempts } from './wait-text.ts'

const ACTIVATION_FAILED = 'Impossible de récupérer le code d’activation'

const some = (count: number, one: string, other: string) => (Math.abs(count) < 2 ? one : other)

export const statusProblems: typeof english.statusProblems = {
  nothing_given: 'Saisissez une adresse e-mail ou un ICCID',
  iccid_missing: 'Saisissez aussi votre ICCID, pour vérifier que l’eSIM est bien à vous.',
  email_invalid: 'Saisissez une adresse e-mail valide',
  iccid_invalid: 'Saisissez un ICCID valide (19 ou 20\u00A0chiffres)',
  email_unknown: 'Aucune eSIM trouvée pour cette adresse e-mail',
  iccid_mismatch: 'Cet ICCID ne correspond pas à cette adresse e-mail.',
  status_unavailable: 'Impossible de récupérer l’état de l’eSIM',
}

export const activationProblems: typeof english.activationProblems = {
  not_proven: ACTIVATION_FAILED,
  order_withdrawn:
    'Vous avez exercé votre droit de rétractation pour cette commande\u202F: ses codes ne s’affichent donc pas. Vous avez de nouveau changé d’avis\u202F? Écrivez-nous.',
  code_unavailable: ACTIVATION_FAILED,
}

export const reminderProblems: typeof english.reminderProblems = {
  email_missing: 'Saisissez votre adresse e-mail',
  email_invalid: 'Saisissez une adresse e-mail valide',
  no_esim: 'Aucune eSIM trouvée pour cette adresse e-mail.',
  mail_failed: 'L’e-mail n’a pas pu être envoyé',
}

export const statusCopy: typeof english.statusCopy = {
  title: 'État de l’eSIM',
  lead: 'Voyez combien de données il reste et quand elles expirent. L’ICCID suffit. Ajoutez votre e-mail et nous vérifierons qu’ils vont ensemble.',
  tooOften: tooManyAttempts,
  unexpected: 'Une erreur est survenue lors de la vérification de l’eSIM',
  databaseError: (message) => `Erreur de base de données\u202F: ${message}`,
  functionError: (message) => `Erreur de fonction\u202F: ${message}`,
  tryLater: 'nous ne pouvons pas lire nos données pour le moment. Veuillez réessayer dans un instant.',
  retrieved: 'État de l’eSIM récupéré',
  error: 'Erreur',

  form: {
    heading: 'Quelle eSIM\u202F?',
    email: 'E-mail',
    emailHint: 'L’adresse utilisée pour acheter l’eSIM.',
    iccid: 'ICCID',
    iccidHint:
      '19 ou 20\u00A0chiffres. Il figure dans notre e-mail, sur votre page de commande et sur votre téléphone, sous SIM ou Données cellulaires.',
    iccidShort: 'Un ICCID compte 19 ou 20\u00A0chiffres',
    iccidCount: (digits) => `${digits} ${some(digits, 'chiffre', 'chiffres')} sur 19 ou 20`,
    prefilled: 'Repris de la commande passée dans ce navigateur.',
    forgot: 'ICCID oublié\u202F?',
    check: 'Vérifier l’état',
    checking: 'Vérification de l’état',
    others: 'Vérifier vos autres eSIM',
    other: (position, iccid) => `eSIM ${position} – ${iccid}`,
    show: 'Afficher',
  },

  held: {
    heading: 'Vos eSIM',
    facts: (trip, days) => `${trip} pour ${plural(days, { one: 'jour', other: 'jours' })}`,
    checkOf: (name) => `Vérifier l’état\u202F: ${name}`,
  },

  card: {
    named: (masked) => `eSIM ${masked}`,
    balance: 'Données restantes',
    data: 'Données',
    balanceUnknown: 'Inconnu',
    balanceUnknownText: 'Le réseau n’a pas indiqué ce qu’il reste. Actualisez dans un instant.',
    left: (left, total) => (total ? `Il reste ${left} sur ${total}` : `Il reste ${left}`),
    megabytes: (left, total) => `${left}\u00A0Mo sur ${total}\u00A0Mo`,
    megabytesOnly: (left) => `${left}\u00A0Mo\u202F; le réseau n’a pas indiqué le total`,
    pace: (day) => `À ce rythme, jusqu’au ${day}`,
    paceWhole: 'À ce rythme, elles suffisent jusqu’à l’expiration',
    starts: (startsAt) => rulesCopy.starts(startsAt),
    used: (percent) => `Utilisées à ${percent}\u00A0%`,
    color: {
      green: 'Largement assez',
      yellow: 'Bientôt juste',
      red: 'Presque vide',
    },
    empty: 'Plus de données',
    zone: 'Zone de l’eSIM',
    expiry: 'Date d’expiration',
    expired: 'Expirée',
    noExpiry: 'L’eSIM n’est pas activée',
    noExpiryText: (startsAt) =>
      startsAt === 'first use'
        ? `${rulesCopy.daysStart(startsAt)} L’installation ne les déclenche pas.`
        : rulesCopy.daysStart(startsAt),
    timer: 'Temps restant',
    countdown: ({ days, hours, minutes, seconds }, hasSeconds) => [
      { count: days, unit: some(days, 'jour', 'jours') },
      { count: hours, unit: some(hours, 'heure', 'heures') },
      { count: minutes, unit: some(minutes, 'minute', 'minutes') },
      ...(hasSeconds ? [{ count: seconds, unit: some(seconds, 'seconde', 'secondes') }] : []),
    ],
    hideSeconds: 'Masquer les secondes',
    showSeconds: 'Afficher les secondes',
    lookingUp: 'Vérification de l’état de votre eSIM',
    refresh: 'Actualiser l’état',
    refreshing: 'Actualisation de l’état',
    updated: (seconds) =>
      seconds < 60
        ? `mis à jour il y a ${seconds}\u00A0s`
        : seconds < 3600
          ? `mis à jour il y a ${Math.floor(seconds / 60)}\u00A0min`
          : `mis à jour il y a ${plural(Math.floor(seconds / 3600), { one: 'heure', other: 'heures' })}`,
  },

  activation: {
    heading: 'Installer cette eSIM',
    lead: 'Son code et son image QR, pour le téléphone que vous utiliserez.',
    show: 'Afficher les informations d’installation et le code QR',
    loading: 'Chargement des codes',
    iccid: 'ICCID',
    copyIccid: 'Copier l’ICCID',
    code: 'Code d’activation manuel',
    copyCode: 'Copier le code',
    qrAlt: (iccid) => `Code QR de l’eSIM se terminant par ${iccid.slice(-4)}`,
    scan: 'Scannez ce code avec l’appareil photo du téléphone que vous emportez en voyage.',
    download: 'Télécharger le code QR',
    file: 'code-qr.png',
    install: 'Page d’installation\u202F: étapes, rappels et aide',
    help: 'M’aider à l’installer (FAQ)',
  },

  proof: {
    heading: 'Vous cherchez le code QR ou vos autres eSIM\u202F?',
    text: 'Nous les affichons dans le navigateur de la commande. Dans un autre, ouvrez une fois le lien de notre e-mail pour les y voir aussi.',
    button: 'Recevoir mes liens par e-mail',
  },

  forgot: {
    title: 'Recevez votre ICCID par e-mail',
    text: 'Nous enverrons les ICCID de vos eSIM à l’adresse de l’achat, avec un lien vers chaque commande.',
    email: 'E-mail',
    send: 'Envoyer l’e-mail',
    sending: 'Envoi de l’e-mail',
    sent: 'E-mail envoyé\u202F!',
    sentText:
      'Regardez votre boîte de réception, et le dossier des indésirables s’il n’arrive pas dans quelques minutes.',
    buy: 'Acheter une eSIM',
    support: 'Contacter l’assistance',
    again: 'Essayer une autre adresse',
  },
}
