// The words of the page on which a buyer cancels an order, and of the promise about it before the purchase.
import { formatEuro, grouped, plural } from '#app/language/formats.ts'
import type { cancelCopy as english } from '../../support/cancel.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const cancelCopy: typeof english = {
  title: 'Changer ou annuler',
  description: 'Annulez une commande avant l’installation de son eSIM et soyez remboursé.',
  lead: 'Mauvais pays, autres dates, ou plus de voyage du tout\u202F? Annulez cette commande, puis choisissez ce qui convient.',
  offer: {
    heading: 'Annuler cette commande',
    automatic: (leftCents) =>
      `Nous demandons au réseau si votre eSIM est installée. Si elle ne l’est pas, nous la reprenons et vous remboursons aussitôt ${formatEuro(leftCents)} par le moyen de paiement utilisé. Si elle l’est, notre équipe s’en occupe et vous écrit.`,
    several: (travelers, leftCents) =>
      `Cette commande est pour ${travelers} voyageurs et sera annulée pour tous. Nous interrogeons le réseau sur chaque eSIM. Si aucune n’est installée, nous les reprenons et vous remboursons aussitôt ${formatEuro(leftCents)} par le moyen de paiement utilisé. Si l’une l’est, notre équipe s’en occupe et vous écrit.`,
    traveler: (shareCents) =>
      `Seule l’eSIM de ce voyageur est annulée\u202F; les autres gardent la leur. Nous demandons au réseau si elle est installée. Si elle ne l’est pas, nous la reprenons et vous remboursons aussitôt ${formatEuro(shareCents)}, la part de ce voyageur, par le moyen de paiement utilisé. Si elle l’est, notre équipe s’en occupe et vous écrit.`,
    single:
      'Un seul des autres ne vient pas\u202F? Ouvrez son eSIM depuis la page de la commande et annulez-la là. Pour votre seule eSIM, c’est notre équipe qui décide.',
    free: 'Nous demandons au réseau si votre eSIM est installée. Si elle ne l’est pas, nous la reprenons. Il n’y a rien à rembourser. Si elle l’est, notre équipe s’en occupe et vous écrit.',
    byPerson:
      'Pour cette commande, c’est notre équipe qui décide. Nous joignons ce que le réseau dit de votre eSIM et vous écrivons.',
    until: (day) => `Possible sans notre équipe jusqu’au ${day}.`,
    keepsCodes: 'N’installez plus l’eSIM\u202F: le réseau ne la reprend pas une fois qu’elle est sur un téléphone.',
    reason: 'Pourquoi annulez-vous\u202F?',
    choose: 'Choisir un motif',
    reasons: {
      wrong_country: 'Mauvais pays',
      other_dates: 'Autres dates',
      trip_canceled: 'Voyage annulé',
      phone_unfit: 'Mon téléphone ne convient pas',
      other: 'Autre chose',
    },
    start: 'Recevoir un code par e-mail',
    starting: 'Envoi du code',
    sentTo: (email) =>
      `Nous envoyons un code à ${email}. Seule la personne qui le possède peut annuler votre commande.`,
  },
  code: {
    heading: 'Saisissez le code',
    mailed: (email) => `Nous avons envoyé un code à ${email}. Il est valable 10\u00A0minutes.`,
    label: 'Code reçu par e-mail',
    finish: 'Annuler la commande',
    finishing: 'Nous interrogeons le réseau',
    again: 'Envoyer un autre code',
  },
  refunded: {
    heading: 'Votre commande est annulée',
    text: 'Le réseau a repris l’eSIM, et votre remboursement est en route vers votre moyen de paiement d’origine. Les banques l’affichent en général sous cinq à dix jours. Notre e-mail contient le montant et l’avoir.',
    several:
      'Le réseau a repris toutes les eSIM, et votre remboursement est en route vers votre moyen de paiement d’origine. Les banques l’affichent en général sous cinq à dix jours. Notre e-mail contient le montant et l’avoir.',
    free: 'Le réseau a repris l’eSIM. La commande était gratuite\u202F: il n’y a rien à rembourser.',
    traveler: {
      heading: 'Cette eSIM est annulée',
      text: 'Le réseau a repris l’eSIM de ce voyageur, et sa part du prix est en route vers votre moyen de paiement d’origine. Les banques l’affichent en général sous cinq à dix jours. Notre e-mail contient le montant et l’avoir. Les autres gardent leurs eSIM.',
    },
    next: 'Choisir un autre forfait',
  },
  asked: {
    heading: 'Annulation en cours',
    text: 'Le réseau reprend l’eSIM, ce qui peut prendre quelques minutes. Vous n’avez rien à faire. Nous vous écrirons.',
  },
  withPerson: {
    heading: 'Notre équipe prend le relais',
    installed:
      'D’après le réseau, l’eSIM a été installée ou utilisée\u202F: elle ne peut donc pas être reprise automatiquement.',
    network_silent: 'Le réseau n’a pas répondu\u202F: nous ne pouvons donc pas reprendre l’eSIM automatiquement.',
    other: 'Cette commande ne peut pas être annulée automatiquement.',
    next: (number) =>
      `Nous avons noté ce que dit le réseau et les conditions de votre commande dans le message ${number}. Nous répondrons par e-mail sous 24\u00A0heures.`,
  },
  none: {
    heading: 'Cette commande ne peut pas être annulée ici',
    text: 'Elle a été annulée ou remboursée, ou n’est pas encore livrée. Écrivez-nous si quelque chose ne va pas.',
  },
  withdrawn: {
    heading: 'Nous avons bien reçu votre rétractation',
    text: 'Vous avez exercé votre droit de rétractation pour cette commande\u202F: il n’y a plus rien à faire. Nous vous dirons par e-mail ce qu’il en est de votre paiement.',
  },
  back: 'Revenir à la commande',
  support: 'Contacter l’assistance',
  problems: {
    reason_missing: 'Choisissez un motif',
    code_wrong: 'Ce code n’est pas le bon. Vérifiez l’e-mail.',
    proof_gone: 'Ce code ne fonctionne plus. Demandez-en un autre.',
    not_cancelable: 'Cette commande ne peut plus être annulée ici.',
    order_withdrawn: 'Vous avez déjà exercé votre droit de rétractation pour cette commande.',
    no_mailbox: 'Nous n’avons pas d’adresse e-mail pour cette commande. Écrivez-nous.',
  },
  tooOften: tooManyAttempts,
  promise: ({ isOn, days, usedBasisPoints }, travelers = 1) => {
    if (!isOn) return 'Changement de programme\u202F? Écrivez-nous, et notre équipe décide si vous pouvez annuler.'
    if (travelers > 1)
      return `Changement de programme\u202F? Sous ${plural(days, { one: 'jour', other: 'jours' })}, vous pouvez annuler pour tous tant qu’aucune des eSIM n’est installée, ou pour l’un de vos compagnons de voyage tant que la sienne ne l’est pas, et cette somme vous est remboursée. Pour votre seule eSIM, c’est notre équipe qui décide.`
    const used =
      usedBasisPoints > 0
        ? ` Jusqu’à ${grouped(usedBasisPoints / 100)}\u00A0% des données utilisées, c’est notre équipe qui décide.`
        : ''
    return `Changement de programme\u202F? Tant que l’eSIM n’est pas installée, vous pouvez annuler sous ${plural(days, { one: 'jour', other: 'jours' })} et être remboursé.${used}`
  },
}
