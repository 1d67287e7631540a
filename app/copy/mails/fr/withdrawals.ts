// The acknowledgment of a withdrawal in French.
import type { WithdrawalCopy } from '../mail-copy.ts'

export const withdrawal: WithdrawalCopy = {
  subject: (product) => `Nous avons bien reçu votre rétractation (${product})`,
  heading: 'Nous avons bien reçu votre rétractation',
  intro: (at) => `Nous avons reçu votre déclaration de rétractation le ${at}.`,
  contract: 'Contrat',
  name: 'Nom',
  email: 'Adresse e-mail',
  received: 'Reçue le',
  statement: 'Déclaration',
  statementText: (declared) =>
    `Je notifie par la présente ma rétractation du contrat portant sur cette prestation de services. (Texte de votre déclaration\u202F: «\u202F${declared}\u202F»)`,
  keep: 'Veuillez conserver cet e-mail\u202F: il prouve à quel moment vous avez déclaré votre rétractation.',
  finding: {
    unknown_order:
      'Un membre de notre équipe recherche le contrat et vous écrira. Si le droit de rétractation s’applique, vous recevrez votre remboursement dans les 14 jours suivant votre déclaration, par le moyen de paiement que vous avez utilisé.',
    not_activated:
      'L’eSIM de cette commande n’a pas été activée. Ce que vous avez payé pour elle vous sera remboursé dans les 14 jours suivant votre déclaration, par le moyen de paiement que vous avez utilisé. Veuillez ne plus utiliser l’eSIM et la supprimer de votre téléphone si vous l’avez installée.',
    activated:
      'L’eSIM de cette commande a déjà été activée. Si vous avez demandé une livraison immédiate lors de la commande, le droit de rétractation a ainsi pris fin. Un membre de notre équipe vérifie ce qui a été convenu et vous écrira. Si l’eSIM ne fonctionne pas comme promis, répondez à cet e-mail\u202F: c’est un autre droit, et il n’a pas pris fin.',
    too_late:
      'Cette commande date de plus de 14 jours\u202F: le délai de rétractation avait donc expiré lorsque votre déclaration nous est parvenue. Un membre de notre équipe le vérifie et vous écrira. Si l’eSIM ne fonctionne pas comme promis, répondez à cet e-mail\u202F: c’est un autre droit, et il n’a pas pris fin.',
    unclear:
      'Nous n’avons pas encore pu établir si l’eSIM de cette commande a été activée. Un membre de notre équipe le vérifie et vous écrira. Si le droit de rétractation s’applique, vous recevrez votre remboursement dans les 14 jours suivant votre déclaration, par le moyen de paiement que vous avez utilisé.',
  },
  refused: {
    subject: (product, number) => `Votre rétractation (${product}, ${number})`,
    heading: 'Nous ne pouvons pas accepter votre rétractation',
    reasons: {
      no_contract:
        'Nous n’avons trouvé aucune commande qui corresponde au contrat indiqué et qui ait été passée avec votre adresse e-mail. Si vous avez commandé avec une autre adresse, répondez à cet e-mail en nous l’indiquant.',
      not_paid:
        'Cette commande n’a jamais été payée\u202F: il n’y a donc ni contrat dont se rétracter, ni somme à rembourser.',
      company:
        'Cette commande a été passée par une entreprise. Le droit de rétractation est réservé aux consommateurs et ne s’applique donc pas.',
      too_late:
        'Le délai de rétractation est de 14 jours à compter du jour de la commande. Il avait expiré lorsque votre déclaration nous est parvenue.',
      activated:
        'Lors de la commande, vous avez demandé une livraison immédiate et reconnu que votre droit de rétractation prendrait ainsi fin. L’eSIM était activée lorsque votre déclaration nous est parvenue\u202F: ce droit avait donc pris fin.',
    },
    added: 'Ce que nous souhaitons ajouter\u202F:',
    faulty:
      'Si l’eSIM n’a pas fonctionné comme promis, répondez à cet e-mail\u202F: c’est un autre droit, et il n’a pas pris fin.',
    disagree:
      'Si vous pensez que nous nous trompons, répondez à cet e-mail en nous expliquant pourquoi. Quelqu’un réexaminera votre demande.',
  },
  carriedOut: {
    subject: (product, number) => `Votre rétractation (${product}, ${number})`,
    heading: 'Nous avons exécuté votre rétractation',
    handled: 'Nous avons traité votre rétractation',
    money: {
      free: 'La commande était gratuite\u202F: il n’y a donc rien à rembourser.',
      refunded: 'Le paiement de cette commande avait déjà été remboursé\u202F: plus rien n’est dû.',
      elsewhere:
        'Nous en avons écrit la suite à l’adresse e-mail avec laquelle cette commande a été passée. Si vous n’avez pas accès à cette boîte, répondez à cet e-mail.',
    },
    esim: 'L’eSIM est annulée. Si vous l’avez installée, vous pouvez la supprimer de votre téléphone.',
    help: 'Si quelque chose ne va pas, répondez à cet e-mail.',
  },
}
