// The words with which a buyer swaps an order for another bundle.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'

export const swapCopy: typeof english = {
  invite: 'Vous partez ailleurs\u202F? Au lieu d’être remboursé, vous pouvez prendre un autre forfait.',
  link: 'Choisir plutôt un autre forfait',
  several:
    'Une commande pour plusieurs voyageurs ne peut pas être échangée en une seule étape. Annulez-la, puis commandez à nouveau.',
  ownPrice: 'Cette commande ne peut pas être échangée en une seule étape. Annulez-la, puis commandez à nouveau.',
  heading: 'Échanger le forfait',
  paid: (cents) => `Vous avez payé ${formatEuro(cents)}.`,
  left: (cents) => `Il reste ${formatEuro(cents)} de votre paiement.`,
  how: 'Choisissez un autre forfait. S’il est moins cher, nous vous remboursons la différence. S’il est plus cher, vous payez la différence avant tout changement. Les prix sont ceux d’aujourd’hui, TVA comprise. Nous demandons au réseau si votre eSIM est installée. Si elle ne l’est pas, nous la reprenons et vous envoyons la nouvelle par e-mail. Si elle l’est, notre équipe examine votre demande et vous écrit.',
  country: 'Où l’utiliserez-vous\u202F?',
  sameCountries: (places) => `Comme avant\u202F: ${places}`,
  show: 'Afficher les forfaits',
  group: 'Forfait',
  offer: (zone, data, days) => `${zone} · ${data} · ${plural(days, { one: 'jour', other: 'jours' })}`,
  less: (cents) => `${formatEuro(cents)} remboursés`,
  equal: 'Même prix',
  more: (cents) => `${formatEuro(cents)} de plus`,
  none: 'Pour ce choix, il n’y a pas d’autre forfait.',
  money: 'Annuler et être remboursé',
  reason: 'Pourquoi échangez-vous\u202F?',
  finish: 'Échanger le forfait',
  pay: (cents) => `Payer ${formatEuro(cents)} et échanger`,
  held: (cents) => `La différence de ${formatEuro(cents)} vous est remboursée sur votre moyen de paiement d’origine.`,
  asked: {
    heading: 'Nous échangeons votre forfait',
    text: 'Le réseau reprend l’ancienne eSIM, ce qui peut prendre quelques minutes. Vous n’avez rien à faire. Nous vous enverrons la nouvelle par e-mail.',
  },
  swapped: {
    heading: 'Votre forfait est échangé',
    text: 'Le réseau a repris l’ancienne eSIM. La nouvelle eSIM arrive par e-mail dans un instant.',
    nothing: 'Rien de plus n’a été débité.',
    paid: (cents) => `Vous avez payé la différence de ${formatEuro(cents)}.`,
    back: (cents) =>
      `${formatEuro(cents)} vous sont remboursés sur votre moyen de paiement d’origine. Les banques l’affichent en général sous cinq à dix jours.`,
    next: 'Ouvrir la nouvelle eSIM',
  },
  problems: {
    payment_unavailable:
      'La page de paiement ne s’ouvre pas pour le moment. Rien n’a été débité. Veuillez réessayer dans quelques minutes.',
    bundle_missing: 'Veuillez choisir un forfait',
    bundle_not_found: 'Ce forfait n’est plus vendu pour ce choix. Veuillez choisir à nouveau.',
    price_changed: 'Le prix a changé. Veuillez vérifier la différence et choisir à nouveau.',
    not_swappable: 'Cette commande ne peut plus être échangée ici.',
  },
}
