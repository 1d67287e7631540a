// The words of topping up an eSIM: the page that lists the bundles, and the order page afterward.
import { formatEuro, plural, salesTaxText, sizeLabel, sizeWords } from '#app/language/formats.ts'
import type * as english from '../../delivery/top-up.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'

const daysText = (days: number) => plural(days, { one: 'jour', other: 'jours' })

export const topUpCopy: typeof english.topUpCopy = {
  title: 'Rechargez votre eSIM',
  lead: 'Ajoutez des données à l’eSIM que vous avez déjà. Rien à installer\u202F: elles arrivent quelques instants après le paiement.',
  button: 'Recharger',
  esim: (end) => `eSIM •••• ${end}`,
  now: 'Solde actuel',
  data: 'Données',
  left: (data) => `Il reste ${data}`,
  leftUnknown: 'Inconnu pour le moment',
  zone: 'Zone de l’eSIM',
  expiry: 'Date d’expiration',
  notActivated: 'L’eSIM n’est pas activée',
  offers: 'Combien de plus\u202F?',
  group: 'Choisir un forfait',
  offer: (place, data) => `${place} · ${data}`,
  adds: (data, days) => `ajoute ${data} et ${daysText(days)}`,
  addsDays: (days) => `ajoute ${daysText(days)} du même forfait`,
  exclTax: (priceCents, vatBasisPoints) => `${formatEuro(priceCents)} HT · ${salesTaxText(vatBasisPoints)}`,
  go: 'Continuer vers le paiement',
  going: 'Ajout au panier…',
  keeps: 'Vous gardez ce qui reste. Les nouvelles données et les nouveaux jours s’y ajoutent.',
  keepsDays: 'Vous gardez les jours restants. Les nouveaux s’y ajoutent.',
  none: 'Nous n’avons pas de recharge pour la zone de cette eSIM en ce moment. Un nouveau forfait est fourni avec sa propre eSIM.',
  buy: 'Trouver un forfait',
  status: 'Consulter une eSIM',
  replaces: 'Votre panier contient un seul forfait\u202F: la recharge remplace donc ce qui s’y trouve.',

  unnamed: {
    heading: 'Quelle eSIM\u202F?',
    text: 'Consultez d’abord votre eSIM, puis touchez Recharger. Vous trouverez aussi le bouton sur votre page de commande.',
    ended: 'Ce lien a expiré ou est incomplet. Consultez votre eSIM, puis choisissez Recharger.',
  },
  unsent: 'Connexion impossible. Rien n’a été commandé. Veuillez réessayer dans un instant.',
  tooOften: 'Trop de tentatives. Veuillez patienter quelques minutes, puis réessayer.',
  refused: 'Cette eSIM ne peut pas être rechargée',
  notNow: 'Pas pour le moment',
  again: 'Réessayer',

  hint: {
    heading: 'Vous avez déjà une eSIM pour ce voyage',
    text: ({ iccidEnd, days, ...data }) =>
      `Ajoutez ${sizeLabel(data)} et ${daysText(days)} à l’eSIM ••••\u00A0${iccidEnd}. Il n’y a rien à installer.`,
    saves: (cents) => `Vous payez ${formatEuro(cents)} de moins que pour une nouvelle.`,
    add: ({ totalCents, vatCents, ...data }) =>
      `Ajouter ${sizeLabel(data)} pour ${priceTaxCopy.within(formatEuro(totalCents), vatCents)}`,
  },

  cart: {
    line: (zone, data, days) => `Recharge\u202F: ${zone}, ${sizeWords(data)} pour ${daysText(days)}`,
    change: 'Changer de recharge',
  },
  checkout: {
    heading: (end) => `Recharge de l’eSIM •••• ${end}`,
    wait: 'Nous ajoutons les données à votre eSIM, en quelques secondes.',
    done: 'Votre nouveau solde s’affiche ici, et vous recevez le reçu par e-mail.',
    emailHint: 'Votre reçu arrive ici, sans compte.',
    emailGoesTo: (email) => `Votre reçu part à ${email}`,
    contact: 'Où envoyer le reçu\u202F?',
    immediate:
      'Je demande l’ajout immédiat des données à mon eSIM, avant la fin du délai de rétractation. Je reconnais perdre mon droit de rétractation dès que je les utilise.',
  },

  order: {
    running: {
      title: (step, of) => `Recharge de votre eSIM (${step} sur ${of})`,
      heading: 'Recharge de votre eSIM',
      lead: 'Cela prend quelques secondes. La page se met à jour toute seule.',
      close: (email) => `Vous pouvez fermer cette page. Nous enverrons le reçu à ${email}`,
    },
    ready: {
      title: 'Solde mis à jour',
      heading: 'Solde mis à jour',
      lead: (email) => `Les données sont sur votre eSIM. Nous avons envoyé le reçu à ${email}`,
      laterLead: (email) => `Nous avons ajouté les données à votre eSIM et envoyé le reçu à ${email}.`,
      status: 'Vérifier l’état',
    },
    failedSafe:
      'Votre paiement est en sécurité\u202F: rien n’est débité ni ajouté deux fois. Une nouvelle tentative reprend là où cela s’est arrêté.',
    failedSafeFree:
      'Rien n’a été débité, et rien n’est ajouté deux fois. Une nouvelle tentative reprend là où cela s’est arrêté.',
    processing: (email) =>
      `Nous ajouterons les données à votre eSIM dès l’arrivée du paiement, et enverrons le reçu à ${email}.`,
    review: {
      payment:
        'Le paiement reçu ne correspond pas tout à fait à cette commande\u202F: quelqu’un la vérifie avant que nous ajoutions les données.',
      next: (email) =>
        `Vous n’avez rien à faire. Nous écrirons à ${email}, et vous recevrez soit vos données, soit un remboursement.`,
    },
    card: {
      heading: (end) => `eSIM •••• ${end}`,
      added: 'Ajouté',
      addedText: (data, days) => `${sizeWords(data)} pour ${daysText(days)}`,
      balance: 'Nouveau solde',
      balanceNow: (data) => `Il reste ${data}`,
      exactly: (megabytes) => `${megabytes}\u00A0Mo`,
      unknown:
        'Le réseau ne communique pas le solde pour le moment. Votre recharge est sur l’eSIM\u202F: vérifiez son état dans un instant.',
      waiting: 'Le nouveau solde s’affichera ici.',
      stopped: 'Le nouveau solde s’affichera ici une fois l’étape ci-dessus réglée.',
      isAdded: 'Les données sont déjà sur votre eSIM. Sa page d’état indique le solde.',
      nothingToDo: 'Vous n’avez rien à installer ni à changer sur votre téléphone.',
    },
    resent: (email) => `Le reçu est en route vers ${email}.`,
    refunded: 'Les données n’ont pas été ajoutées, ou nous avons convenu avec vous de ce qu’elles deviennent.',
  },
}

export const topUpProblems: typeof english.topUpProblems = {
  esim_not_found: 'Cette eSIM ne peut pas être rechargée. Elle a été rendue, ou le réseau ne la connaît plus.',
  top_ups_not_offered:
    'Le réseau de cette eSIM n’y ajoute pas de données. Un nouveau forfait est fourni avec sa propre eSIM.',
  order_withdrawn:
    'Vous avez exercé votre droit de rétractation pour cette eSIM\u202F: elle ne peut donc pas être rechargée. Vous avez changé d’avis\u202F? Écrivez-nous.',
  esim_expired:
    'Cette eSIM a expiré et ne peut plus être rechargée. Un nouveau forfait est fourni avec sa propre eSIM.',
  esim_unreachable:
    'Le réseau ne peut pas vérifier cette eSIM pour le moment\u202F: rien n’a été commandé ni débité. Veuillez réessayer dans un instant.',
}
