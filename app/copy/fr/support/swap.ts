// The words with which a buyer swaps an order for another bundle.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'

export const swapCopy: typeof english = {
  invite: 'Vous partez ailleurs\u202F? Au lieu d’être remboursé, vous pouvez prendre un autre forfait.',
  link: 'Choisir plutôt un autre forfait',
  several:
    'Une commande pour plusieurs voyageurs ne peut pas être échangée en une seule étape. Annulez-la, puis commandez à nouveau.',
  heading: 'Échanger le forfait',
  how: (paidCents) =>
    `Vous avez payé ${formatEuro(paidCents)}. Choisissez un forfait au même prix ou moins cher\u202F: nous vous remboursons la différence. Les prix sont ceux d’aujourd’hui, TVA comprise. Nous demandons au réseau si votre eSIM est installée. Si elle ne l’est pas, nous la reprenons et vous envoyons la nouvelle par e-mail. Si elle l’est, notre équipe examine votre demande et vous écrit.`,
  country: 'Où l’utiliserez-vous\u202F?',
  sameCountries: (places) => `Comme avant\u202F: ${places}`,
  show: 'Afficher les forfaits',
  group: 'Forfait',
  offer: (zone, data, days) => `${zone} · ${data} · ${plural(days, { one: 'jour', other: 'jours' })}`,
  less: (cents) => `${formatEuro(cents)} remboursés`,
  equal: 'Même prix',
  more: (cents) => `${formatEuro(cents)} de plus`,
  dearer: {
    heading: 'Ceux-ci coûtent plus que ce que vous avez payé',
    text: 'Pour en obtenir un, annulez cette commande, puis commandez à nouveau. Le prix entier vous est remboursé.',
  },
  none: 'Pour ce choix, aucun forfait ne coûte autant que le vôtre ou moins.',
  money: 'Annuler et être remboursé',
  reason: 'Pourquoi échangez-vous\u202F?',
  finish: 'Échanger le forfait',
  asked: {
    heading: 'Nous échangeons votre forfait',
    text: 'Le réseau reprend l’ancienne eSIM, ce qui peut prendre quelques minutes. Vous n’avez rien à faire. Nous vous enverrons la nouvelle par e-mail.',
  },
  swapped: {
    heading: 'Votre forfait est échangé',
    text: 'Le réseau a repris l’ancienne eSIM, et rien de plus n’a été débité. La nouvelle eSIM arrive par e-mail dans un instant.',
    back: (cents) =>
      `${formatEuro(cents)} vous sont remboursés sur votre moyen de paiement d’origine. Les banques l’affichent en général sous cinq à dix jours.`,
    next: 'Ouvrir la nouvelle eSIM',
  },
  problems: {
    bundle_missing: 'Veuillez choisir un forfait',
    bundle_not_found: 'Ce forfait n’est plus vendu pour ce choix. Veuillez choisir à nouveau.',
    dearer: 'Ce forfait coûte maintenant plus que ce que vous avez payé. Veuillez choisir à nouveau.',
    price_changed: 'Le prix a changé. Veuillez vérifier la différence et choisir à nouveau.',
    not_swappable: 'Cette commande ne peut plus être échangée ici.',
  },
}
