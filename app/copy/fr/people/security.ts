// The words of an account's second factors: an app, passkeys, recovery codes.
import { plural } from '#app/language/formats.ts'
import type { securityCopy as english } from '../../people/security.ts'
import { codeProblems } from './own-proof.ts'

export const securityCopy: typeof english = {
  title: 'Second facteur',
  lead: 'Un mot de passe peut être volé. Avec un second facteur, personne ne peut se connecter avec votre seul mot de passe.',
  back: 'Votre compte',
  mustTitle: 'Configurez un second facteur pour continuer',
  mustText: 'Toute personne qui gère cette boutique en a besoin. Vos pages s’ouvriront dès que vous l’aurez.',
  confirmTitle: 'Confirmez d’abord que c’est bien vous',
  confirmText: 'Vous seul pouvez changer votre façon de vous connecter. Votre connexion date d’un moment.',
  confirm: 'Confirmer que c’est bien moi',
  goOn: 'Aller à vos pages',
  tooOften: 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
  unreadable: 'Nous n’avons pas pu lire le formulaire. Veuillez réessayer.',
  saving: 'Enregistrement',

  app: {
    heading: 'Application d’authentification',
    text: 'Une application sur votre téléphone affiche un nouveau code à six chiffres toutes les 30\u00A0secondes.',
    since: (day) => `Configurée le ${day}.`,
    scan: 'Scannez ceci avec votre application d’authentification.',
    qr: 'Code QR qui ajoute ce compte à une application d’authentification',
    byHand: 'Impossible de scanner\u202F? Saisissez cette clé dans l’application\u202F:',
    copyKey: 'Copier la clé',
    code: 'Code de l’application',
    codeHint: 'Six chiffres. Ils nous montrent que l’application est bien configurée.',
    submit: 'Activer l’application',
    remove: 'Supprimer l’application',
    removeText:
      'Ses codes ne fonctionneront plus ici. Pour réutiliser une application, il faudra la configurer de nouveau.',
    yesRemove: 'Oui, supprimer l’application',
  },
  passkeys: {
    heading: 'Clés d’accès',
    text: 'Connectez-vous avec votre empreinte, votre visage, le verrouillage de l’écran ou une clé de sécurité.',
    none: 'Aucune clé d’accès.',
    facts: (added, used) => (used ? `Ajoutée le ${added}, utilisée le ${used}` : `Ajoutée le ${added}`),
    elsewhere: (host) => `fonctionne sur ${host}`,
    name: 'Nom',
    nameHint: 'Pour les distinguer, par exemple «\u00A0Ordinateur du bureau\u00A0».',
    submit: 'Ajouter une clé d’accès',
    remove: 'Supprimer',
    removeText: 'Vous ne pourrez plus vous connecter avec elle.',
    yesRemove: 'Oui, la supprimer',
    yesRemoveOf: (name) => `Oui, supprimer la clé d’accès ${name}`,
  },
  codes: {
    heading: 'Codes de récupération',
    text: 'Si vous perdez votre téléphone. Chaque code remplace une fois votre second facteur.',
    left: (count) => `Il en reste ${count} sur 10.`,
    renew: 'Créer de nouveaux codes',
    renewText: 'Vos anciens codes ne fonctionneront plus.',
    yesRenew: 'Oui, créer de nouveaux codes',
    shownTitle: 'Conservez ces codes de récupération dès maintenant',
    shownText: 'Nous ne les affichons qu’une fois. Gardez-les avec vos mots de passe, ou imprimez-les.',
    copy: 'Copier tous les codes',
  },
  signIns: {
    heading: 'Connexions en cours',
    text: 'Les navigateurs connectés à votre compte, du plus récent au plus ancien.',
    facts: (when, place) => (place ? `Connexion le ${when} (${place})` : `Connexion le ${when}`),
    used: (when) => `Dernière utilisation\u202F: ${when}`,
    end: 'Déconnecter un navigateur',
  },
  lastText:
    'C’est votre dernier second facteur\u202F: sans lui, toute personne ayant votre mot de passe peut se connecter.',

  problems: {
    ...codeProblems,
    code_wrong: 'Ce code n’est pas le bon. Saisissez celui que l’application affiche en ce moment.',
    password_wrong: 'Votre connexion date d’un moment. Confirmez d’abord que c’est bien vous.',
    offer_gone: 'Cette clé est trop ancienne. Scannez la nouvelle et saisissez son code.',
    factor_exists: 'C’est déjà configuré.',
    name_missing: 'Donnez un nom à la clé d’accès.',
    passkey_refused: 'Nous n’avons pas pu utiliser cette clé d’accès. Veuillez réessayer.',
    too_many_passkeys: 'Vous avez dix clés d’accès. Supprimez-en d’abord une.',
    no_factor: 'Configurez d’abord une application ou une clé d’accès.',
    factor_gone: 'Il n’existe déjà plus.',
  },

  card: {
    heading: 'Second facteur',
    off: 'Désactivé. Toute personne ayant votre mot de passe peut se connecter.',
    on: 'Activé. Votre mot de passe seul ne suffit pas pour se connecter.',
    setUp: 'Configurer un second facteur',
    change: 'Modifier votre second facteur',
  },

  staff: {
    heading: 'Second facteur',
    has: (app, passkeys) =>
      [
        app && 'application d’authentification',
        passkeys > 0 && plural(passkeys, { one: 'clé d’accès', other: 'clés d’accès' }),
      ]
        .filter(Boolean)
        .join(', '),
    text: 'En cas de perte\u202F: assurez-vous d’abord que c’est bien la personne. Nous supprimerons tout, la déconnecterons et lui écrirons.',
    remove: 'Supprimer le second facteur',
    yesRemove: 'Oui, tout supprimer',
    problems: {
      own_account: 'Modifiez votre propre second facteur sur la page de votre compte.',
      person_gone: 'Ce compte n’existe plus.',
      factor_gone: 'Ce compte n’a pas de second facteur.',
    },
  },
}
