// The words of the account area: tabs, overview and services.
import { plural, sizeWords } from '#app/language/formats.ts'
import type { accountCopy as english } from '../../people/account.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

const daysText = (count: number) => plural(count, { one: 'jour', other: 'jours' })
const hoursText = (count: number) => plural(count, { one: 'heure', other: 'heures' })

export const accountCopy: typeof english = {
  title: 'Votre compte',
  hello: (name) => `Connecté\u202F: ${name}`,
  tabsLabel: 'Rubriques du compte',
  tabs: { overview: 'Aperçu', services: 'eSIM', features: 'Fonctions', profile: 'Profil' },

  empty: {
    heading: 'Aucune eSIM active',
    text: 'Ce compte est encore vide. Tout ce que vous achetez avec votre adresse e-mail s’affiche ici.',
    browse: 'Découvrir les forfaits eSIM',
    link: 'Ajouter une eSIM par ICCID',
  },

  esim: {
    facts: (data, days, day) => `${sizeWords(data)} pour ${daysText(days)}, achat du ${day}`,
    number: 'ICCID',
    loading: 'Vérification de votre solde',
    failed: 'Les données de votre eSIM n’ont pas pu être chargées.',
    tooOften: 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
    retry: 'Réessayer',
    showFigures: 'Afficher les données restantes',
    timeLeft: 'Temps restant',
    notStarted: (startsAt) => rulesCopy.starts(startsAt),
    ended: 'Expirée',
    until: (day) => `jusqu’au ${day}`,
    left: ({ days, hours, minutes }) =>
      days > 0
        ? `${daysText(days)} ${hoursText(hours)}`
        : `${hoursText(hours)} ${plural(minutes, { one: 'minute', other: 'minutes' })}`,
    topUp: 'Recharger',
    open: 'Ouvrir l’eSIM',
    openOf: (name) => `Ouvrir l’eSIM\u202F: ${name}`,
    rename: 'Renommer',
    renameLabel: 'Nom de cette eSIM',
    renameHint: 'Vous seul le voyez, par exemple «\u00A0iPad d’Anna\u00A0». Laissez vide pour reprendre le voyage.',
    save: 'Enregistrer le nom',
    history: 'Historique',
    bought: (trip) => `Achat\u202F: ${trip}`,
    toppedUp: (data) => `Recharge de ${sizeWords(data)}`,
    actionsOf: (name) => `Actions pour ${name}`,
  },

  overview: {
    passHeading: 'Votre pass',
    others: 'Autres eSIM',
    boughtOn: (day) => `Achat du ${day}`,
    manage: 'Toutes les eSIM et leurs chiffres',
    next: {
      install: {
        text: (startsAt) => `Pas encore utilisée. ${rulesCopy.install(startsAt)} ${rulesCopy.daysStart(startsAt)}`,
        button: 'Installer cette eSIM',
      },
      top_up: { text: 'Les données s’épuisent. Rechargez la même eSIM.', button: 'Recharger' },
      another: {
        text: 'Les données s’épuisent, et cette eSIM ne peut pas être rechargée. En obtenir une nouvelle prend une minute.',
        button: 'Découvrir les forfaits eSIM',
      },
      buy: {
        text: 'Cette eSIM a expiré. En obtenir une nouvelle prend une minute.',
        button: 'Découvrir les forfaits eSIM',
      },
      nothing: { text: 'Tout va bien. Rien à faire.', button: null },
    },
    payments: 'Commandes et factures',
    orders: 'Dernières commandes',
    noOrders: 'Aucune commande.',
    order: (trip, days) => `${trip} pour ${daysText(days)}`,
    phase: {
      awaiting_payment: 'Non payée',
      payment_processing: 'Paiement en route',
      in_progress: 'En cours de livraison',
      failed: 'À relancer',
      completed: 'Livrée',
      in_review: 'En vérification',
      refunded: 'Remboursée',
      canceled: 'eSIM annulée',
      replaced: 'eSIM remplacée',
    },
    takenBack: 'Repris par votre banque',
    open: 'Ouvrir la commande',
    openOf: (what, day) => `Ouvrir la commande\u202F: ${what}, ${day}`,
    invoice: 'Facture',
    invoiceOf: (what, day) => `Facture\u202F: ${what}, ${day}`,
    invoices: 'Factures',
    noInvoices: 'Aucune facture.',
    creditNote: 'Avoir',
  },

  services: {
    heading: 'Vos eSIM',
    filters: 'Afficher',
    all: 'Toutes',
    noneHere: (status) => `Aucune de vos eSIM n’a l’état «\u00A0${status}\u00A0».`,
    add: {
      heading: 'Ajouter une eSIM par ICCID',
      text: 'Pour une eSIM achetée avec une autre adresse e-mail. Nous enverrons un code à cette adresse. Saisissez-le ici pour rattacher l’eSIM à ce compte.',
      iccid: 'ICCID',
      iccidHint:
        '19 ou 20\u00A0chiffres. Il figure dans notre e-mail et sur votre téléphone, sous SIM ou Données cellulaires.',
      start: 'Ajouter l’eSIM',
      starting: 'Recherche de l’eSIM',
      mailed:
        'S’il s’agit d’une de nos eSIM, un code à six chiffres est en route vers l’adresse de l’achat. Il est valable 10\u00A0minutes.',
      code: 'Code reçu par e-mail',
      finish: 'Confirmer le code',
      again: 'Utiliser un autre ICCID',
      done: 'L’eSIM est maintenant dans votre compte.',
    },
    problems: {
      iccid_invalid: 'Saisissez un ICCID valide (19 ou 20\u00A0chiffres)',
      already_yours: 'Cette eSIM est déjà dans votre compte.',
      code_wrong: 'Ce code n’est pas le bon. Vérifiez l’e-mail.',
      proof_gone: 'Ce code ne fonctionne plus. Recommencez avec l’ICCID.',
      not_yours: 'Cette eSIM n’est pas dans votre compte.',
      label_long: '40\u00A0caractères au plus.',
    },
    renamed: 'Nom enregistré.',
  },

  tooOften: tooManyAttempts,
  unreadable: 'Nous n’avons pas pu lire le formulaire. Veuillez le remplir de nouveau.',
}
