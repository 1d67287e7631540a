// The words of an order for several travelers: at the checkout, in the cart, and on its buyer's order page.
import { plural } from '#app/language/formats.ts'
import type { partyCopy as english } from '../../sales/party.ts'

export const partyCopy: typeof english = {
  checkout: {
    heading: 'Voyageurs',
    count: (travelers) => plural(travelers, { one: 'voyageur', other: 'voyageurs' }),
    fewer: 'Un voyageur de moins',
    more: 'Un voyageur de plus',
    hint: 'Chacun reçoit sa propre eSIM, avec un seul paiement. Un nom aide à les distinguer\u202F; vous êtes le premier voyageur.',
    each: 'Les prix ci-dessus sont pour une personne. Chacun reçoit sa propre eSIM, avec un seul paiement.',
    planned:
      'Avec des rappels pour les étapes suivantes, une commande est pour une seule personne. Sans eux, elle peut être pour plusieurs.',
    name: (traveler) => `Nom du voyageur ${traveler}`,
  },
  order: {
    heading: 'Les autres voyageurs',
    intro:
      'Chacun a sa propre eSIM. Nous vous envoyons un e-mail pour chacune\u202F: transférez-le à son voyageur, ou partagez un lien.',
    traveler: (traveler) => `Voyageur ${traveler}`,
    sum: (ready, all) => `eSIM livrées\u202F: ${ready} sur ${all}`,
    canceled: (count) =>
      `Annulées\u202F: ${count}. Si de l’argent vous revient, un e-mail vous le dira, et l’avoir se trouve dans le récapitulatif.`,
    returned:
      'Elle a été payée avec une autre commande. Si de l’argent est remboursé, la personne qui a payé le reçoit, avec un e-mail.',
    states: {
      waiting: 'En route',
      late: 'Cela prend plus de temps',
      checked: 'Nous vérifions',
      delivered: 'Livrée',
      installed: 'Installée',
      low: 'Bientôt épuisée',
      replaced: 'Remplacée par une nouvelle eSIM',
      canceled: 'Annulée',
    },
    open: 'Afficher l’eSIM',
    share: 'Créer un lien',
    sharing: 'Création du lien…',
    shared: 'Ce lien ouvre cette seule eSIM, et rien d’autre de votre commande. Ne l’envoyez qu’à son voyageur.',
    rename: {
      add: 'Ajouter un nom',
      open: 'Modifier le nom',
      hint: 'Laissez vide pour n’en donner aucun. Depuis la page de l’eSIM, vous pouvez renvoyer l’e-mail avec le nouveau nom.',
      save: 'Enregistrer',
      saving: 'Enregistrement…',
      done: 'Enregistré. Les prochains e-mails porteront ce nom.',
      unreadable: (most) => `Saisissez une seule ligne lisible, de ${most} caractères au plus.`,
    },
    own: (name) => `Pour ${name}`,
    another:
      'Cette eSIM a été payée avec une commande pour plusieurs voyageurs. La facture se trouve avec cette commande.',
  },
}
