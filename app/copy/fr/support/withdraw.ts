// The words of the withdrawal page.
import type { withdrawCopy as english } from '../../support/withdraw.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const withdrawCopy: typeof english = {
  title: 'Se rétracter d’un contrat',
  description:
    'Vous avez changé d’avis\u202F? Rétractez-vous ici de votre contrat eSIM en deux étapes, sans vous connecter.',
  lead: 'Vous avez changé d’avis\u202F? Dites-le-nous ici. Deux étapes, aucun compte, et nous vous envoyons par e-mail une confirmation avec la date et l’heure.',
  steps: { label: 'Étapes', first: 'Votre contrat', second: 'Confirmer', last: 'Accusé de réception' },
  fields: {
    reference: {
      label: 'Référence de la commande',
      hint: (prefix) =>
        `Elle figure dans l’e-mail de votre commande et commence par ${prefix}_order_. Vous ne l’avez pas\u202F? Le numéro de facture convient aussi.`,
    },
    name: { label: 'Votre nom' },
    email: {
      label: 'Adresse e-mail de la commande',
      hint: () => 'Nous enverrons l’accusé de réception à cette adresse.',
    },
  },
  problems: {
    heading: 'Vérifiez ces champs',
    reference: 'Saisissez la référence de la commande ou le numéro de facture, en lettres et chiffres',
    name: 'Indiquez votre nom',
    nameInvalid: 'Saisissez un nom de 200\u00A0caractères au plus',
    email: 'Indiquez votre adresse e-mail',
    emailInvalid: 'Saisissez une adresse e-mail valide',
    tooOften: tooManyAttempts,
  },
  begin: 'Renoncer au contrat ici',
  review: {
    heading: 'Est-ce bien ce contrat\u202F?',
    lead: 'Rien n’a encore été envoyé. Le bouton suivant déclare que vous vous rétractez de ce contrat.',
    statement: 'Je notifie par la présente ma rétractation du contrat portant sur cette prestation de services.',
    confirm: 'Confirmer la rétractation',
    change: 'Modifier',
    sending: 'Envoi de votre rétractation',
  },
  done: {
    heading: 'Nous avons bien reçu votre rétractation',
    received: 'Reçue le',
    mail: (email) =>
      `Nous envoyons à ${email} un accusé de réception avec cette date et cette heure. Veuillez le conserver.`,
    next: 'Nous examinons le contrat et vous écrirons. Si le droit de rétractation s’applique, nous vous rembourserons sans frais, dans les 14\u00A0jours à compter d’aujourd’hui, par le moyen de paiement que vous avez utilisé.',
    noMail: 'Pas d’e-mail dans quelques minutes\u202F? Regardez dans les indésirables, puis contactez-nous.',
    support: 'Contacter l’assistance',
    home: 'Aller à l’accueil',
  },
  facts: {
    heading: 'Bon à savoir',
    items: [
      {
        title: '14\u00A0jours, sans motif',
        text: 'Vous pouvez vous rétracter dans les 14\u00A0jours suivant le jour de la commande. Il suffit d’envoyer la déclaration à temps.',
      },
      {
        title: 'Déjà activée',
        text: 'Si vous avez demandé une livraison immédiate lors de la commande, ce droit prend fin dès l’activation de l’eSIM, c’est-à-dire quand ses jours commencent. Nous préférons vous le dire avant que vous ne remplissiez ce formulaire.',
      },
      {
        title: 'Installée mais jamais utilisée',
        text: 'Une eSIM présente sur votre téléphone mais qui n’a utilisé aucune donnée n’est pas activée. Vous pouvez vous rétracter. Supprimez-la ensuite de votre téléphone.',
      },
      {
        title: 'Quelque chose ne fonctionne pas\u202F?',
        text: 'C’est un autre droit, et l’activation n’y met pas fin. Contactez-nous\u202F: nous réglerons le problème ou vous rembourserons.',
      },
    ],
    terms: 'Conditions de rétractation',
  },
}
