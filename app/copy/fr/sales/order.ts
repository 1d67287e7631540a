// The words of the order page: what is happening, what it cost, and what to do when something stops.
import { formatEuro, grouped, plural } from '#app/language/formats.ts'
import type * as english from '../../sales/order.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const stepCopy: typeof english.stepCopy = {
  retrieve_esim_token: {
    waiting: 'Le réseau',
    running: 'Connexion au réseau',
    done: 'Réseau connecté',
  },
  request_iccid_allocation: { waiting: 'Votre eSIM', running: 'Réservation de votre eSIM', done: 'eSIM réservée' },
  request_top_up: { waiting: 'Vos données', running: 'Ajout de vos données', done: 'Données ajoutées' },
  poll_for_top_up: {
    waiting: 'Sur votre eSIM',
    running: 'Nous attendons que votre eSIM les affiche',
    done: 'Sur votre eSIM',
  },
  poll_for_iccid: {
    waiting: 'Votre numéro d’eSIM',
    running: 'En attente de votre numéro d’eSIM (souvent moins d’une minute, deux et demie au plus)',
    done: 'Numéro d’eSIM reçu',
  },
  generate_qr_code: { waiting: 'Votre code QR', running: 'Création de votre code QR', done: 'Code QR créé' },
  send_email: { waiting: 'Une copie par e-mail', running: 'Envoi d’une copie par e-mail', done: 'Copie envoyée' },
  update_user_record: {
    waiting: 'Votre commande',
    running: 'Enregistrement de votre commande',
    done: 'Commande enregistrée',
  },
  order_completed: { waiting: 'Prête', running: 'Prête', done: 'Prête' },
}

export const orderCopy: typeof english.orderCopy = {
  thanks: 'Merci pour votre achat\u202F!',
  delivered: 'Votre commande a bien été livrée\u202F!',
  support: 'Contacter l’assistance',
  newTab: '(s’ouvre dans un nouvel onglet)',

  noOrder: {
    title: 'Aucune commande',
    text: 'Ce lien ne contient pas de commande. Dites-nous où vous allez pour en commencer une.',
    find: 'Trouver votre forfait',
  },
  tooManyStreams: 'Cette commande est ouverte dans trop d’onglets. Cette page continue de vérifier son avancement.',
  notFound: {
    title: 'Commande introuvable',
    text: 'Il n’existe pas d’informations sur cette eSIM ou cette commande. Commandez une nouvelle eSIM ou contactez l’assistance.',
    hint: 'Achetée sur un autre téléphone ou ordinateur\u202F? Ouvrez le lien de notre e-mail pour voir la commande ici aussi.',
    home: 'Aller à l’accueil',
  },
  loadFailed: {
    title: 'Nous n’avons pas pu ouvrir votre commande',
    load: 'Les données de la commande n’ont pas pu être chargées. Contactez l’assistance.',
    unexpected: 'Une erreur inattendue est survenue. Contactez l’assistance.',
    safe: 'Votre commande est en sécurité. Elle se poursuit sans cette page, et nous vous enverrons le code QR par e-mail.',
    again: 'Réessayer',
  },

  running: {
    title: (step, of) => `Préparation de votre eSIM (${step} sur ${of})`,
    heading: 'Préparation de votre eSIM',
    lead: 'Cela prend environ une minute. La page se met à jour toute seule.',
    allDone: (count) => `Les ${count} étapes sont terminées`,
    progress: 'Étapes terminées de la commande',
    count: (done, of) => `${done} sur ${of}`,
    announce: (step, of, words) => `Étape ${step} sur ${of}\u202F: ${words}`,
    state: { waiting: 'en attente', running: 'en cours', done: 'terminé', failed: 'échec' },
    close: (email) => `Vous pouvez fermer cette page. Nous enverrons le code QR à ${email}`,
    slow: 'C’est plus long que d’habitude. Inutile d’attendre ici. Des questions\u202F?',
  },
  ready: {
    title: 'Votre eSIM est prête',
    heading: 'Votre eSIM est prête',
    lead: (email) => `Nous en avons envoyé une copie à ${email}`,
    laterLead: (email) => `Tout ce qu’il vous faut est ici et dans l’e-mail envoyé à ${email}.`,
    install: 'L’installer maintenant',
  },
  failed: {
    title: 'Une étape de votre commande a échoué',
    heading: 'Une étape n’a pas fonctionné',
    text: 'Un problème est survenu à cette étape. Veuillez réessayer ou contacter l’assistance.',
    safe: 'Votre paiement est en sécurité et ne sera pas débité deux fois. Une nouvelle tentative reprend là où cela s’est arrêté.',
    safeFree: 'Rien n’a été débité. Une nouvelle tentative reprend là où cela s’est arrêté.',
    usable: 'Votre eSIM est prête ci-dessous. Vous pouvez l’installer dès maintenant.',
    retry: 'Relancer',
    retrying: 'Nouvelle tentative',
    next: (duration) =>
      `Nouvelle tentative automatique dans ${duration}. Vous pouvez laisser cette page ouverte ou la fermer.`,
    nextNow: 'Nouvelle tentative en cours.',
    told: 'Notre équipe est prévenue et s’en occupe.',
    duration: (seconds) =>
      seconds < 100
        ? plural(seconds, { one: 'seconde', other: 'secondes' })
        : plural(Math.ceil(seconds / 60), { one: 'minute', other: 'minutes' }),
    retried: 'Nouvelle tentative en cours.',
  },
  correctEmail: {
    heading: 'Votre adresse e-mail est-elle correcte\u202F?',
    text: (email) =>
      `Le serveur de messagerie refuse notre e-mail à ${email}. Corrigez l’adresse, et nous y enverrons votre commande. Elle appartiendra dès lors à cette adresse.`,
    label: 'Adresse e-mail',
    send: 'Envoyer à cette adresse',
    sending: 'Envoi',
    tooOften: tooManyAttempts,
    notRefused: 'Cette adresse ne peut plus être modifiée. Contactez l’assistance si l’e-mail n’arrive pas.',
  },
  awaiting: {
    title: 'En attente de votre paiement',
    heading: 'Nous n’avons pas encore reçu votre paiement',
    justPaid: 'Vous venez de payer\u202F? Restez ici\u202F: la page se met à jour dès que le paiement est confirmé.',
    unpaid: 'De retour sans avoir payé\u202F? Rien n’a été débité, et votre forfait vous attend toujours.',
    checking: 'Vérification auprès du prestataire de paiement',
    back: 'Revenir au paiement',
    slow: 'Toujours rien\u202F? Si votre banque affiche le paiement, contactez-nous et nous le retrouverons.',
    swap: {
      unpaid: 'Vous êtes revenu sans payer\u202F? Rien n’a été débité, et vous gardez votre eSIM actuelle.',
      back: 'Retour à l’échange',
    },
  },
  processing: {
    title: 'Votre paiement est en route',
    heading: 'Votre paiement est en route',
    text: 'Votre banque n’a pas encore confirmé le paiement. Avec certains moyens de paiement, cela prend quelques jours.',
    next: (email) => `Nous créerons votre eSIM dès l’arrivée du paiement et l’enverrons à ${email}.`,
    failed: 'Si le paiement échoue, rien ne sera débité, et votre forfait vous attendra dans le panier.',
  },
  review: {
    title: 'Nous vérifions votre commande',
    payment: {
      heading: 'Nous vérifions votre paiement',
      text: 'Le paiement reçu ne correspond pas tout à fait à cette commande\u202F: quelqu’un la vérifie avant que nous fournissions une eSIM.',
    },
    esim: {
      heading: 'Nous vérifions votre eSIM',
      text: 'Nous avons votre commande. Le réseau nous a donné une eSIM peut-être déjà utilisée\u202F: nous ne vous la donnerons pas, et quelqu’un s’en occupe.',
    },
    delivery: {
      heading: 'Nous vérifions votre commande',
      text: 'Nous avons votre paiement, mais le réseau n’a pas pu livrer votre commande. Quelqu’un s’en occupe.',
    },
    dispute: {
      heading: 'Votre commande est suspendue',
      text: 'Votre banque nous signale que ce paiement est contesté. D’ici à ce que ce soit réglé, nous ne pouvons pas livrer cette commande.',
      next: 'C’est une erreur\u202F? Dites à votre banque que vous avez bien fait ce paiement, puis contactez-nous et nous réglerons cela.',
    },
    dispute_delivered: {
      heading: 'Votre commande est suspendue',
      text: 'Votre banque nous signale que ce paiement est contesté. Ce que vous avez reçu continue de fonctionner, mais nous ne vous écrirons plus au sujet de cette commande d’ici à ce que ce soit réglé.',
    },
    next: (email) =>
      `Vous n’avez rien à faire. Nous écrirons à ${email}, et vous recevrez soit votre eSIM, soit un remboursement.`,
    free: {
      delivery: 'Le réseau n’a pas pu livrer votre commande. Quelqu’un s’en occupe.',
      next: (email) => `Vous n’avez rien à faire. Nous écrirons à ${email} dès qu’il y aura du nouveau.`,
    },
  },
  refunded: {
    title: 'Cette commande a été remboursée',
    heading: 'Cette commande a été remboursée',
    text: (totalCents) =>
      `Nous avons remboursé ${formatEuro(totalCents)} sur votre moyen de paiement d’origine. Le montant apparaît en général sous cinq à dix jours.`,
    whole:
      'Nous vous avons remboursé sur votre moyen de paiement d’origine. Le montant apparaît en général sous cinq à dix jours.',
    next: 'Cette eSIM n’est plus valable\u202F: ses codes ne s’affichent donc plus.',
    again: 'Trouver un autre forfait',
  },
  replaced: {
    title: 'Cette eSIM a été remplacée',
    heading: 'Cette eSIM a été remplacée',
    text: 'Vous avez une nouvelle eSIM à la place, payée avec cette commande. Nous vous l’avons envoyée par e-mail\u202F: les codes de celle-ci ne s’affichent donc plus.',
    toppedUp:
      'Les données ajoutées à l’ancienne eSIM ne sont pas sur la nouvelle. S’il en restait, écrivez-nous et nous les rembourserons.',
    next: 'Vous n’avez pas reçu l’e-mail\u202F? Regardez dans les indésirables, ou écrivez-nous.',
  },
  canceled: {
    title: 'Cette eSIM a été annulée',
    heading: 'Cette eSIM a été annulée',
    text: 'Nous avons repris l’eSIM de cette commande\u202F: ses codes ne s’affichent donc plus.',
    money:
      'Si nous vous devons de l’argent, un e-mail vous dira quand il est remboursé. Des questions\u202F? Nous sommes là pour vous aider.',
    free: 'La commande était gratuite\u202F: il n’y a rien à rembourser.',
  },
  withdrawn: {
    title: 'Nous avons bien reçu votre rétractation',
    heading: 'Nous avons bien reçu votre rétractation',
    text: 'Vous avez exercé votre droit de rétractation pour cette commande. Nous l’examinons et vous dirons par e-mail ce qu’il en est de votre paiement.',
    next: 'N’installez pas et n’utilisez pas cette eSIM\u202F: son activation peut mettre fin à votre droit de rétractation. Vous avez de nouveau changé d’avis\u202F? Écrivez-nous.',
    topUp: 'N’utilisez pas les données ajoutées. Vous avez de nouveau changé d’avis\u202F? Écrivez-nous.',
  },
  disputeLost: {
    title: 'Votre banque a repris ce paiement',
    heading: 'Votre banque a repris ce paiement',
    text: (totalCents) =>
      `Vous avez contesté ce paiement et votre banque vous a donné raison. Elle a repris ${formatEuro(totalCents)}\u202F: cette commande est donc close.`,
    topUp: 'Si les données ont été ajoutées avant, elles restent sur l’eSIM.',
  },

  summary: {
    heading: 'Récapitulatif de la commande',
    topUpOf: 'Recharge de',
    data: 'Données',
    duration: 'Durée',
    days: (days) => plural(days, { one: 'jour', other: 'jours' }),
    zone: 'Zone',
    dates: 'Dates de voyage',
    countries: (count) => (count === 1 ? 'Pays couvert' : `Pays couverts (${count})`),
    others: (count) => `Fonctionne aussi dans ${count === 1 ? 'un autre pays' : `${count} autres pays`}`,
    ofTrip: 'votre voyage',
    company: 'Entreprise',
    vatNumber: 'Numéro de TVA',
    reverseCharge: 'Autoliquidation\u202F: votre entreprise est redevable de la TVA.',
    companyCode:
      'Nous avons enregistré les informations de votre entreprise. Ce code de référence les remplira la prochaine fois\u202F:',
    copyCompanyCode: 'Copier le code de référence',
    subtotal: 'Sous-total',
    discount: (code) => (code ? `Remise (${code})` : 'Remise'),
    fee: 'Frais de traitement',
    feeHint:
      'Les paiements par carte sont possibles à partir de 0,50\u00A0€ hors TVA. Ces frais complètent la différence.',
    vat: (basisPoints) => (basisPoints === 0 ? 'TVA (aucune)' : `TVA (${grouped(basisPoints / 100)}\u00A0%)`),
    total: 'Total',
    paid: 'Total payé',
    free: 'Rien n’a été débité.',
    invoice: 'Télécharger la facture (PDF)',
    creditNote: (number) => `Télécharger l’avoir${number ? ` ${number}` : ''} (PDF)`,
    refunded: 'Remboursé',
    takenBack: 'Repris par votre banque',
    contractSummary: 'Récapitulatif contractuel',
    withdraw: 'Renoncer au contrat',
    reference: 'Référence de la commande',
    copyReference: 'Copier la référence',
  },

  actions: {
    heading: 'Votre commande',
    viewInvoice: 'Voir la facture',
    invoiceLater: 'Votre facture sera disponible une fois la commande terminée.',
    resend: 'Renvoyer l’e-mail',
    cancel: 'Changer ou annuler',
    sending: 'Envoi de l’e-mail',
  },
  links: {
    heading: 'Liens utiles',
    status: { title: 'État de l’eSIM', text: 'Les données restantes et la date d’expiration.' },
    guide: { title: 'Guide d’installation', text: 'Pas à pas, avec les réponses aux questions fréquentes.' },
    support: { title: 'Assistance', text: 'Écrivez-nous. Votre numéro de commande est déjà rempli.' },
  },

  notices: {
    sent: { title: 'E-mail envoyé', text: (email) => `Le code QR est en route vers ${email}.` },
    resendFailed: 'E-mail non renvoyé',
    resendTooOften:
      'Nous l’avons déjà envoyé plusieurs fois cette heure-ci. Regardez dans les indésirables, ou réessayez dans une heure.',
    refreshed: { title: 'Code QR actualisé', text: 'Voici le code actuel de votre eSIM.' },
    refreshFailed: 'Échec de l’actualisation',
    noOrder: 'Aucune information sur la commande.',
    noIccid: 'ICCID indisponible.',
    invoiceError: {
      title: 'Facture indisponible',
      text: 'La facture PDF n’a pas pu être téléchargée. Veuillez réessayer plus tard.',
    },
    invoiceNotAvailable: {
      title: 'Facture non disponible',
      free: 'Une commande gratuite n’a pas de facture\u202F: rien n’a été débité.',
      text: 'Nous établissons la facture une fois votre commande terminée.',
    },
    invoiceHeldBack: {
      title: 'Facture non disponible',
      text: 'Votre facture n’est pas encore prête. Revenez dans un jour ou deux. Votre commande n’est pas concernée.',
    },
    invoiceUrl: { title: 'Erreur', text: 'L’adresse de la facture n’a pas pu être récupérée.' },
    copied: 'Copié',
    downloaded: { title: 'Téléchargé', text: (file) => `Cherchez ${file} dans vos téléchargements.` },
    downloadFailed: {
      title: 'Échec du téléchargement',
      text: 'Nous n’avons pas pu charger l’image. Veuillez réessayer.',
    },
    retryFailed: 'Pas encore',
  },
}
