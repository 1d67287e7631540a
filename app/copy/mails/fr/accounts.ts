// The account emails in French.
import type { AccountCopy } from '../account-copy.ts'

export const frenchAccountMails: AccountCopy = {
  confirm_email: {
    subject: (product) => `Confirmez votre adresse e-mail pour ${product}`,
    heading: 'Confirmez votre adresse e-mail',
    text: 'Vous avez demandé à créer un compte avec cette adresse. Ouvrez le lien et connectez-vous avec le mot de passe que vous avez choisi pour terminer l’inscription.',
    button: 'Confirmer et se connecter',
    validity: 'Le lien est valable 24\u00A0heures.',
    notYou:
      'Vous n’avez rien demandé\u202F? Ignorez cet e-mail\u202F: sans accès à votre messagerie, personne ne peut créer de compte à votre nom.',
  },
  account_code: {
    subject: (product, code) => `${code} est votre code ${product}`,
    heading: 'Votre code',
    text: {
      set_password: 'Saisissez ce code sur la page où vous définissez votre mot de passe.',
      check_account: 'Saisissez ce code sur la page où vous avez demandé les informations de votre compte.',
      add_esim:
        'Quelqu’un souhaite ajouter à son compte une eSIM achetée avec cette adresse. Si c’est vous, saisissez le code sur la page concernée. Toute personne qui le possède peut voir l’eSIM et sa commande.',
      cancel_order:
        'Quelqu’un veut annuler la commande passée avec cette adresse. Si c’est vous, saisissez le code sur la page où vous l’annulez.',
    },
    code: 'Code',
    validity: 'Il est valable 10\u00A0minutes, dans le navigateur d’où vous l’avez demandé.',
    notYou: 'Vous n’avez rien demandé\u202F? Ignorez cet e-mail et ne communiquez le code à personne, pas même à nous.',
  },
  account_exists: {
    subject: (product) => `Vous avez déjà un compte chez ${product}`,
    heading: 'Un compte existe déjà avec cette adresse e-mail',
    text: 'Quelqu’un, sans doute vous, vient d’essayer de s’inscrire avec cette adresse. Votre compte n’a pas changé\u202F: connectez-vous avec votre mot de passe, ou choisissez-en un nouveau.',
    button: 'Se connecter',
    reset: 'Réinitialiser votre mot de passe',
    notYou: 'Ce n’était pas vous\u202F? Vous n’avez rien à faire.',
  },
  confirm_wish: {
    subject: (product, country) => `${product} doit-il vous prévenir\u202F: ${country}\u202F?`,
    heading: 'Un clic, et nous vous prévenons',
    text: (country) =>
      `Vous souhaitez savoir quand nous vendrons un forfait pour cette destination\u202F: ${country}. Ouvrez le lien et acceptez\u202F; nous vous écrirons une seule fois, dès qu’il sera disponible. Le même lien permet aussi d’y mettre fin.`,
    button: 'Ouvrir la page',
    validity:
      'Vous pouvez accepter pendant 24\u00A0heures. Sans forfait au bout d’un an, nous supprimons votre adresse.',
    notYou: 'Ce n’était pas vous\u202F? Ignorez cet e-mail\u202F: sans votre clic, nous n’enverrons rien d’autre.',
  },
  country_on_sale: {
    subject: (product, country) => `Nouveau chez ${product}\u202F: ${country}`,
    heading: (country) => `Désormais disponible\u202F: ${country}`,
    text: (country) =>
      `Vous vouliez le savoir\u202F: nous vendons désormais des forfaits pour cette destination\u202F: ${country}.`,
    button: 'Voir les forfaits',
    last: 'C’était le seul e-mail à ce sujet. Nous avons supprimé votre adresse de la liste.',
  },
  password_reset: {
    subject: (product) => `Réinitialisez votre mot de passe ${product}`,
    heading: 'Réinitialisez votre mot de passe',
    text: 'Vous avez demandé un nouveau mot de passe. Ouvrez le lien et choisissez-en un\u202F; toutes vos autres sessions seront fermées.',
    button: 'Choisir un nouveau mot de passe',
    validity:
      'Le lien fonctionne une seule fois, pendant 10\u00A0minutes. Sur un autre appareil, il faut aussi le code affiché par le navigateur d’où vous l’avez demandé.',
    notYou: 'Vous n’avez rien demandé\u202F? Ignorez cet e-mail\u202F: votre mot de passe reste inchangé.',
  },
  password_changed: {
    subject: (product) => `Votre mot de passe ${product} a été modifié`,
    heading: 'Votre mot de passe a été modifié',
    text: 'Le mot de passe de votre compte vient d’être modifié, et tous les autres appareils ont été déconnectés.',
    notYou:
      'Ce n’était pas vous\u202F? Réinitialisez-le immédiatement, et personne d’autre ne pourra utiliser le nouveau\u202F:',
    button: 'Réinitialiser votre mot de passe',
  },
  confirm_new_email: {
    subject: (product) => `Confirmez votre nouvelle adresse e-mail pour ${product}`,
    heading: 'Confirmez votre nouvelle adresse e-mail',
    text: 'Vous nous avez demandé d’utiliser cette adresse pour votre compte. Ouvrez le lien et confirmez-la\u202F; d’ici là, rien ne change.',
    button: 'Confirmer cette adresse',
    validity: 'Le lien fonctionne une seule fois, pendant une heure.',
    notYou:
      'Vous n’avez rien demandé\u202F? Ignorez cet e-mail\u202F: sans accès à votre messagerie, personne ne peut utiliser votre adresse.',
  },
  email_changed: {
    subject: (product) => `L’adresse e-mail de votre compte ${product} a été modifiée`,
    heading: 'Votre adresse e-mail a été modifiée',
    text: (newEmail) =>
      `Votre compte est désormais associé à ${newEmail}. L’ancienne adresse ne permet plus de se connecter.`,
    notYou: 'Ce n’était pas vous\u202F? Écrivez-nous immédiatement\u202F:',
    button: 'Contacter l’assistance',
  },
  order_corrected: {
    subject: (product) => `Votre commande ${product} a été corrigée`,
    heading: 'Votre commande a été corrigée',
    text: 'Nous avons corrigé le nom ou l’adresse e-mail de cette commande. Désormais, tout ce qui la concerne arrive à cette adresse, et le lien ci-dessous l’ouvre.',
    button: 'Ouvrir votre commande',
    notYou: 'Ce n’est pas votre commande\u202F? Répondez à cet e-mail.',
  },
  order_moved: {
    subject: (product) => `Une commande ${product} a été modifiée`,
    heading: 'Cette commande n’est plus la vôtre',
    text: 'Nous avons corrigé l’adresse e-mail d’une commande qui était à votre adresse. Elle appartient maintenant à une autre adresse\u202F: ses liens et votre compte ne l’ouvrent plus.',
    notYou: 'C’est une erreur\u202F? Écrivez-nous\u202F:',
    button: 'Contacter l’assistance',
  },
  papers_corrected: {
    subject: (product) => `Votre nouvelle facture ${product}`,
    heading: 'Votre facture a été réémise',
    text: 'Nous avons corrigé la facture de votre commande. Un avoir annule l’ancienne facture et une nouvelle la remplace. Le montant que vous avez payé reste le même.',
    button: 'Ouvrir la nouvelle facture',
    notYou: 'Quelque chose ne va toujours pas\u202F? Répondez à cet e-mail.',
  },
  account_deleted: {
    subject: (product) => `Votre compte ${product} est supprimé`,
    heading: 'Votre compte est supprimé',
    text: 'Comme vous l’avez demandé, nous avons supprimé votre compte. Vos eSIM continuent de fonctionner\u202F; conservez donc les e-mails contenant leurs codes. Ce n’était pas vous\u202F? Écrivez-nous immédiatement\u202F:',
    button: 'Contacter l’assistance',
    stays:
      'Les commandes et les factures sont conservées aussi longtemps que le droit fiscal l’exige, et ne servent à rien d’autre.',
  },
  admin_invitation: {
    subject: (product) => `Rejoignez l’équipe de ${product}`,
    heading: 'Rejoignez l’équipe',
    text: (invitedBy) =>
      `${invitedBy} vous invite dans l’espace de gestion de la boutique. Ouvrez le lien et choisissez un mot de passe pour créer votre compte.`,
    button: 'Choisir un mot de passe',
    validity: 'Le lien fonctionne une seule fois, pendant 24\u00A0heures.',
    notYou: 'Vous n’attendiez pas cette invitation\u202F? Ignorez cet e-mail\u202F: sans le lien, personne n’y accède.',
  },
  affiliate_welcome: {
    subject: (product) => `Rejoignez le programme d’affiliation de ${product}`,
    heading: 'Devenez affilié',
    text: 'Votre place dans le programme d’affiliation est prête. Ouvrez le lien et choisissez un mot de passe. Vous trouverez ensuite votre code, votre lien et votre code QR dans votre tableau de bord.',
    button: 'Choisir un mot de passe',
    validity: 'Le lien fonctionne une seule fois, pendant 7\u00A0jours.',
    notYou: 'Vous n’attendiez pas cet e-mail ? Ignorez-le : sans le lien, personne ne peut s’inscrire en votre nom.',
  },
  team_invitation: {
    subject: (product, business) => `Invitation de ${business} sur ${product}`,
    heading: (business) => `Rejoignez l’équipe de ${business}`,
    text: (invitedBy, business) =>
      `${invitedBy} vous invite à rejoindre l’équipe de ${business}. Ouvrez le lien et choisissez un mot de passe.`,
    taken: (invitedBy, business) =>
      `${invitedBy} vous invite à rejoindre l’équipe de ${business}. Votre compte a déjà un autre rôle ici et ne peut pas la rejoindre. Demandez une invitation à une autre adresse.`,
    button: 'Choisir un mot de passe',
    validity:
      'Le lien fonctionne une seule fois, pendant 7\u00A0jours. Si vous avez déjà un compte, le nouveau mot de passe remplace l’ancien.',
    notYou:
      'Vous n’attendiez pas cette invitation\u202F? Ignorez cet e-mail\u202F: sans le lien, personne ne rejoint l’équipe en votre nom.',
  },
  payout_paid: {
    subject: (product) => `Vos gains chez ${product} sont en route`,
    heading: 'Nous avons versé vos gains',
    text: (amount, end) => `Nous avons viré ${amount} sur votre compte se terminant par ${end}.`,
    back: 'Le virement apparaît en général sous un à deux jours ouvrés. Le relevé du mois contient tous les montants.',
    button: 'Voir vos versements',
  },
  payout_waits: {
    subject: (product) => `À propos de votre versement de ${product}`,
    heading: 'Votre versement doit attendre',
    text: {
      below_minimum: (amount) =>
        `Votre solde est de ${amount}, moins que le plus petit montant que nous versons. Nous le reportons au mois prochain.`,
      negative: (amount) =>
        `Votre solde est de ${amount}, car des remboursements ont repris plus que vous n’aviez. Vos prochains gains le compenseront\u202F; vous n’avez rien à payer.`,
      bank_missing: (amount) =>
        `Votre solde est de ${amount}, mais nous ne savons pas où l’envoyer. Ajoutez vos coordonnées bancaires.`,
      bank_refused: (amount) =>
        `Votre banque a renvoyé ${amount}. L’argent est de nouveau sur votre solde. Vérifiez vos coordonnées bancaires et enregistrez-les à nouveau.`,
      invoice_missing: (amount) =>
        `Votre solde est de ${amount} et la TVA s’y ajoute. Envoyez-nous une facture ou acceptez l’autofacturation dans vos informations de versement.`,
      vat_number_unknown: (amount) =>
        `Votre solde est de ${amount}, mais le registre de l’UE (VIES) ne connaît pas le numéro de TVA de vos informations de versement. Corrigez-le ou retirez-le, et nous vous paierons.`,
    },
    button: 'Ouvrir vos versements',
  },
  bank_changed: {
    subject: (product) => `Vos informations de versement chez ${product} ont été modifiées`,
    heading: 'Vos informations de versement ont été modifiées',
    text: (end) => `Désormais, nous virons vos gains sur le compte se terminant par ${end}.`,
    removed:
      'Vos coordonnées bancaires ont été supprimées. Nous ne pouvons rien verser tant que vous n’en ajoutez pas d’autres.',
    notYou: 'Ce n’était pas vous\u202F? Changez immédiatement votre mot de passe et vérifiez les informations\u202F:',
    button: 'Vérifier vos informations',
  },
  balance_told: {
    subject: {
      deposit: (product) => `Votre solde chez ${product} a été rechargé`,
      deposit_back: (product) => `Votre dépôt chez ${product} a été remboursé`,
      low: (product) => `Votre solde chez ${product} est presque épuisé`,
    },
    heading: {
      deposit: 'Votre dépôt est arrivé',
      deposit_back: 'Votre dépôt a été remboursé',
      low: 'Votre solde est presque épuisé',
    },
    text: {
      deposit: (amount, balance) => `Nous avons ajouté ${amount} à votre solde. Il est maintenant de ${balance}.`,
      deposit_back: (amount, balance) =>
        `${amount} ont été remboursés par le moyen de paiement utilisé. Votre solde est maintenant de ${balance}.`,
      low: (_amount, balance) =>
        `Il vous reste ${balance}. Rechargez à temps pour que vos commandes continuent de passer.`,
    },
    button: 'Ouvrir votre solde',
  },
  webhook_off: {
    subject: (product) => `Un de vos webhooks chez ${product} a été désactivé`,
    heading: 'Votre webhook a été désactivé',
    text: (address) =>
      `Pendant une journée, aucun de nos messages n’a été accepté à l’adresse ${address}. Nous avons donc désactivé ce webhook. Dès qu’il répond à nouveau, réactivez-le.`,
    missed:
      'Ce qui se passe pendant qu’il est désactivé n’est pas envoyé. Consultez vos commandes avec l’API ou renvoyez des messages depuis le journal.',
    button: 'Voir vos webhooks',
  },
  api_key_made: {
    subject: (product) => `Une clé de l’API ${product} a été créée`,
    heading: 'Une nouvelle clé d’API',
    text: (keyName) =>
      `Une clé d’API nommée «\u202F${keyName}\u202F» vient d’être créée pour votre entreprise depuis votre compte.`,
    notYou: 'Ce n’était pas vous\u202F? Révoquez-la immédiatement et changez votre mot de passe\u202F:',
    button: 'Voir vos clés d’API',
  },
  new_sign_in: {
    subject: (product) => `Nouvelle connexion à votre compte ${product}`,
    heading: 'Connexion depuis un nouveau navigateur',
    text: (browser, place, when) =>
      `Le ${when}, quelqu’un s’est connecté à votre compte avec ${browser}${place ? ` (${place})` : ''}. Vous n’aviez pas encore utilisé ce navigateur.`,
    unknownBrowser: 'un navigateur inconnu',
    notYou:
      'Ce n’était pas vous\u202F? Changez immédiatement votre mot de passe et déconnectez tous les autres navigateurs\u202F:',
    button: 'Vérifier votre compte',
  },
  factor_added: {
    subject: (product) => `Un second facteur a été ajouté à votre compte ${product}`,
    heading: 'Vous avez ajouté un second facteur',
    text: {
      authenticator:
        'Une application d’authentification vient d’être ajoutée à votre compte. Désormais, vous en avez besoin pour vous connecter.',
      passkey: 'Une clé d’accès vient d’être ajoutée à votre compte. Désormais, vous pouvez vous connecter avec elle.',
    },
    notYou: 'Ce n’était pas vous\u202F? Changez immédiatement votre mot de passe et supprimez-le\u202F:',
    button: 'Vérifier votre compte',
  },
  factor_removed: {
    subject: (product) => `Un second facteur a été supprimé de votre compte ${product}`,
    heading: 'Un second facteur a été supprimé',
    text: {
      authenticator: 'L’application d’authentification vient d’être supprimée de votre compte.',
      passkey: 'Une clé d’accès vient d’être supprimée de votre compte.',
      all: 'L’administration a supprimé tous les seconds facteurs de votre compte et fermé toutes vos sessions. Connectez-vous avec votre mot de passe et configurez-en un nouveau.',
    },
    notYou:
      'Ce n’est pas ce que vous vouliez\u202F? Changez immédiatement votre mot de passe et configurez à nouveau un second facteur\u202F:',
    button: 'Vérifier votre compte',
  },
}
