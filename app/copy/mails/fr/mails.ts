// The email texts in French.
import { landingCopy } from '../../fr/delivery/landing.ts'
import { withdrawCopy } from '../../fr/support/withdraw.ts'
import type { MailCopy, NextPartCopy, TicketCopy, TripReminderCopy, WarningCopy, WithdrawalCopy } from '../mail-copy.ts'
import { frenchAccountMails } from './accounts.ts'
import { frenchGiftMails } from './gift.ts'
import { frenchOrderMails } from './orders.ts'

const ticket: TicketCopy = {
  subject: (product, number) => `Nous avons reçu votre message (${product}, ${number})`,
  heading: 'Votre message est bien arrivé',
  text: 'Nous avons reçu votre message à l’assistance. Quelqu’un vous répondra à cette adresse dans les 24\u00A0heures.',
  number: 'Numéro de ticket',
  more: 'Vous souhaitez ajouter quelque chose ? Répondez à cet e-mail.',
  notYou:
    'Vous ne nous avez pas écrit ? Votre adresse a alors été indiquée par erreur, et vous pouvez ignorer cet e-mail.',
  answer: {
    subject: (product, number, about) => `Notre réponse\u202F: ${about} (${product}, ${number})`,
    withdrawal: 'Votre rétractation',
    heading: 'Notre réponse à votre message',
    wrote: (at) => `Vous avez écrit le ${at}\u202F:`,
  },
}

const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Vos données s’épuisent · ${product}`,
      preview:
        '80\u00A0% de vos données sont utilisées. Une recharge vous permet de rester en ligne avec la même eSIM.',
      previewWithout: '80\u00A0% de vos données sont utilisées. Un nouveau forfait est fourni avec sa propre eSIM.',
      heading: 'Vos données s’épuisent',
      intro: (trip) => `Plus de 80\u00A0% des données de votre eSIM (${trip}) sont utilisées.`,
      next: 'Une recharge ajoute des données à la même eSIM\u202F; il n’y a rien à réinstaller.',
    },
    data_used_up: {
      subject: (product) => `Vos données sont épuisées · ${product}`,
      preview: 'Votre eSIM reste installée\u202F: une recharge vous remet en ligne.',
      previewWithout: 'Votre eSIM est hors ligne pour le moment. Un nouveau forfait est fourni avec sa propre eSIM.',
      heading: 'Vos données sont épuisées',
      intro: (trip) =>
        `Toutes les données de votre eSIM (${trip}) sont utilisées. Elle est donc hors ligne pour le moment.`,
      next: 'Une recharge vous remet en ligne avec la même eSIM. Il vous faudra un accès Wi-Fi pour l’acheter.',
    },
    expires_soon: {
      subject: (product) => `Votre eSIM expire bientôt · ${product}`,
      preview: 'Vous restez plus longtemps\u202F? Rechargez avant l’expiration et gardez la même eSIM.',
      previewWithout: 'Vous restez plus longtemps\u202F? Un nouveau forfait est fourni avec sa propre eSIM.',
      heading: 'Votre eSIM expire bientôt',
      intro: (trip) => `Votre eSIM (${trip}) arrive à expiration.`,
      next: 'Vous restez plus longtemps\u202F? Rechargez avant l’expiration\u202F; une eSIM expirée ne peut plus être rechargée.',
    },
  },
  nextWithout: 'Cette eSIM ne peut pas être rechargée. Un nouveau forfait est fourni avec sa propre eSIM.',
  esim: 'eSIM',
  left: 'Données restantes',
  leftOf: (left, total) => `${left} sur ${total}`,
  leftUnknown: 'Non communiqué par le réseau',
  until: 'Valable jusqu’au',
  topUp: 'Recharger cette eSIM',
  open: 'Ouvrir votre eSIM\u202F: données restantes et aide à la connexion',
  why: 'Vous recevez cet e-mail parce que vous avez acheté cette eSIM. Nous vous écrivons lorsque 80\u00A0% des données sont utilisées, lorsqu’elles sont épuisées et avant l’expiration.',
  stop: 'Désactiver ces alertes',
  links: 'Les liens vers votre eSIM sont valables 30\u00A0jours\u202F; ne transférez pas cet e-mail.',
}

const nextPart: NextPartCopy = {
  subject: (product, number, day) => `La partie ${number} de votre voyage commence le ${day} · ${product}`,
  preview: 'Tout est prêt\u202F: ouvrez, vérifiez et payez.',
  heading: (number, day) => `La partie ${number} de votre voyage commence le ${day}`,
  intro: 'Vous avez prévu ce voyage en plusieurs parties et en avez acheté une. Voici la suivante.',
  change: {
    dearer: 'Elle coûte plus cher qu’au moment de votre choix. C’est toujours la façon la moins chère de continuer.',
    anew: 'Ce que vous aviez prévu n’est plus vendu ou coûte plus cher. Voici une nouvelle proposition pour la suite de votre voyage.',
    gone: 'Ce que vous aviez prévu n’est plus vendu. Découvrez ce qui convient maintenant à ces dates.',
  },
  days: 'Dates',
  countries: 'Pays',
  bundle: 'eSIM',
  topUp: 'Recharge pour votre eSIM',
  priceToday: 'Prix du jour, TVA comprise',
  priceWithoutVat: 'Prix du jour, hors TVA',
  goCart: 'Ouvrir dans le panier',
  goTopUp: 'Recharger votre eSIM',
  goSearch: 'Voir les offres actuelles',
  why: 'Vous recevez cet e-mail parce que vous avez commandé une partie de ce voyage. Rien n’est acheté avant votre paiement.',
  stop: 'Ne plus recevoir de rappels pour ce voyage',
}

const tripReminder: TripReminderCopy = {
  trip_week: {
    subject: (product, day) => `Installez votre eSIM avant le ${day} · ${product}`,
    heading: 'Installez votre eSIM avant le départ',
    install:
      'Installez-la maintenant, tant que vous avez du Wi-Fi. Cela prend quelques minutes et ne fait pas démarrer sa durée.',
  },
  trip_eve: {
    subject: (product, day) => `Votre voyage commence le ${day} · ${product}`,
    heading: 'Préparez votre eSIM',
    install: {
      early:
        'Installez-la avant de partir, tant que vous avez du Wi-Fi. Vous n’en trouverez peut-être pas à l’arrivée.',
      late: 'Installez-la juste avant de partir, ou en Wi-Fi à l’arrivée\u202F: sa durée peut démarrer à ce moment-là.',
    },
  },
  begins: (trip, day) => `Votre voyage (${trip}) commence le ${day}.`,
  state: {
    told: 'D’après le réseau, votre eSIM n’est encore sur aucun téléphone.',
    untold:
      'Nous ne voyons pas si votre eSIM est déjà sur votre téléphone. Si c’est le cas, vous n’avez plus rien à installer.',
  },
  open: 'Installer votre eSIM',
  landing: landingCopy,
  why: 'Vous recevez cet e-mail parce que vous avez acheté cette eSIM pour un voyage. Il y en a deux au plus\u202F: une semaine avant et la veille, tant que l’eSIM n’est pas installée.',
}

const withdrawal: WithdrawalCopy = {
  subject: (product) => `Nous avons bien reçu votre rétractation (${product})`,
  heading: 'Nous avons bien reçu votre rétractation',
  intro: (at) => `Nous avons reçu votre déclaration de rétractation le ${at}.`,
  contract: 'Contrat',
  name: 'Nom',
  email: 'Adresse e-mail',
  received: 'Reçue le',
  statement: 'Déclaration',
  statementText: withdrawCopy.review.statement,
  keep: 'Veuillez conserver cet e-mail\u202F: il prouve à quel moment vous avez déclaré votre rétractation.',
  finding: {
    unknown_order:
      'Un membre de notre équipe recherche le contrat et vous écrira. Si le droit de rétractation s’applique, vous recevrez votre remboursement dans les 14\u00A0jours suivant votre déclaration, par le moyen de paiement que vous avez utilisé.',
    not_activated:
      'L’eSIM de cette commande n’a pas été activée. Ce que vous avez payé pour elle vous sera remboursé dans les 14\u00A0jours suivant votre déclaration, par le moyen de paiement que vous avez utilisé. Veuillez ne plus utiliser l’eSIM et la supprimer de votre téléphone si vous l’avez installée.',
    activated:
      'L’eSIM de cette commande a déjà été activée. Si vous avez demandé une livraison immédiate lors de la commande, le droit de rétractation a ainsi pris fin. Un membre de notre équipe vérifie ce qui a été convenu et vous écrira. Si l’eSIM ne fonctionne pas comme promis, répondez à cet e-mail\u202F: c’est un autre droit, et il n’a pas pris fin.',
    too_late:
      'Cette commande date de plus de 14\u00A0jours\u202F: le délai de rétractation avait donc expiré lorsque votre déclaration nous est parvenue. Un membre de notre équipe le vérifie et vous écrira. Si l’eSIM ne fonctionne pas comme promis, répondez à cet e-mail\u202F: c’est un autre droit, et il n’a pas pris fin.',
    unclear:
      'Nous n’avons pas encore pu établir si l’eSIM de cette commande a été activée. Un membre de notre équipe le vérifie et vous écrira. Si le droit de rétractation s’applique, vous recevrez votre remboursement dans les 14\u00A0jours suivant votre déclaration, par le moyen de paiement que vous avez utilisé.',
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
        'Le délai de rétractation est de 14\u00A0jours à compter du jour de la commande. Il avait expiré lorsque votre déclaration nous est parvenue.',
      activated:
        'Lors de la commande, vous avez demandé une livraison immédiate et reconnu que votre droit de rétractation prendrait ainsi fin. L’eSIM était activée lorsque votre déclaration nous est parvenue\u202F: ce droit avait donc pris fin.',
    },
    ofRest: 'Cela concerne les eSIM que nous n’avons pas annulées. Pour les autres, votre rétractation reste exécutée.',
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
      together:
        'Cette eSIM a été payée avec une autre commande, et ce qui était dû sur ce paiement avait déjà été remboursé.',
      some_free: 'La commande était gratuite\u202F: il n’y a donc rien à rembourser.',
      elsewhere:
        'Nous avons indiqué la suite donnée à l’adresse e-mail avec laquelle cette commande a été passée. Si vous n’avez pas accès à cette boîte, répondez à cet e-mail.',
    },
    amount: {
      share: (amount) =>
        `Cette eSIM a été payée avec une autre commande. Sa part de ce paiement, ${amount}, est remboursée sur le moyen de paiement d’origine. Un autre e-mail vous apportera l’avoir.`,
      some: (amount) =>
        `Nous l’avons exécutée pour une partie des voyageurs\u202F: leur part du prix, ${amount}, est remboursée sur le moyen de paiement d’origine. Un autre e-mail vous apportera l’avoir.`,
    },
    canceledFor: 'Annulée pour',
    others: 'Les autres eSIM restent telles quelles jusqu’à notre décision. Nous vous écrirons alors.',
    esims: 'Ces eSIM sont annulées. Si l’une d’elles était installée, elle peut être supprimée du téléphone.',
    esim: 'L’eSIM est annulée. Si vous l’avez installée, vous pouvez la supprimer de votre téléphone.',
    help: 'Si quelque chose ne va pas, répondez à cet e-mail.',
  },
}

const greeting: MailCopy['greeting'] = (name) => `Bonjour${name === null ? '' : ` ${name}`},`

export const frenchMails: MailCopy = {
  greeting,
  esimGreeting: greeting,
  ...frenchOrderMails,
  warning,
  nextPart,
  tripReminder,
  gift: frenchGiftMails,
  withdrawal,
  ticket,
  account: frenchAccountMails,
  seller: {
    sample: 'Cette boutique est une démo et la société un exemple.',
    kvk: (number) => `Numéro d’immatriculation ${number}`,
    vat: (number) => `TVA ${number}`,
  },
}
