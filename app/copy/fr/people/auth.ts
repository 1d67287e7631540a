// The words of signing in and up, and of setting and resetting a password.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../people/auth.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'
import { codeProblems } from './own-proof.ts'

export const authProblems: typeof english.authProblems = {
  email_missing: 'Saisissez votre adresse e-mail',
  email_invalid: 'Saisissez une adresse e-mail valide',
  email_unknown: 'Aucun utilisateur avec cette adresse e-mail',
  not_registered: 'Cette adresse e-mail n’est pas enregistrée. Créez d’abord un compte.',
  no_account_yet: 'Aucun compte n’existe encore avec cette adresse e-mail. Créez-en un ou vérifiez l’adresse.',
  account_exists: 'Un compte existe déjà avec cette adresse e-mail',
  signup_iccid_mismatch:
    'Un compte existe avec cette adresse e-mail, mais l’ICCID ne correspond pas. Réessayez avec le bon ICCID ou contactez l’assistance.',
  iccid_missing: 'Saisissez l’adresse e-mail et l’ICCID',
  iccid_invalid: 'Saisissez un ICCID valide (19 ou 20\u00A0chiffres)',
  iccid_mismatch: 'Cet ICCID ne correspond pas à ce compte',
  no_iccid: 'Aucun ICCID n’est associé à ce compte',
  name_missing: 'Saisissez votre nom complet',
  password_missing: 'Saisissez un mot de passe',
  password_short: 'Le mot de passe doit compter au moins 8\u00A0caractères',
  password_long: 'Le mot de passe doit compter au plus 256\u00A0caractères',
  password_mismatch: 'Les mots de passe ne sont pas identiques',
  password_weak:
    'Ce mot de passe est trop faible. Allongez-le, variez les caractères ou choisissez-en un moins courant.',
  code_missing: 'Saisissez le code reçu par e-mail',
  code_wrong: 'Ce n’est pas le code de notre dernier e-mail. Vérifiez-le et réessayez.',
  proof_gone: 'Ce code a expiré ou a déjà été utilisé. Demandez-en un nouveau.',
  staff_elsewhere: 'Connectez-vous à l’adresse propre de la boutique. Le personnel ne peut pas se connecter ici.',
  account_disabled: 'Ce compte a été désactivé. Contactez l’assistance.',
  credentials_wrong:
    'E-mail ou mot de passe incorrect. Il faut peut-être encore définir le mot de passe de votre compte.',
  unconfirmed:
    'Confirmez d’abord votre adresse e-mail. Ouvrez le lien que nous vous avons envoyé, puis connectez-vous.',
  reset_token_missing: 'Lien de réinitialisation incomplet. Demandez-en un nouveau.',
  reset_code_missing: 'Saisissez le code affiché par le navigateur où vous avez demandé le lien',
  first_admin_link_gone:
    'Ce lien ne fonctionne plus. Si la boutique a déjà une administration, connectez-vous. Sinon, redémarrez-la pour obtenir un nouveau lien.',
  link_missing: 'Collez le lien complet dans ce champ',
  terms_missing: 'Acceptez les conditions de partenariat',
  account_gone: 'Aucun utilisateur avec cette adresse e-mail',
  form_unreadable: 'Nous n’avons pas pu lire le formulaire. Veuillez le remplir de nouveau.',
  signup_failed: 'Le compte n’a pas pu être créé',
  reset_failed: 'Le mot de passe n’a pas pu être réinitialisé. Veuillez réessayer.',
  request_failed: 'Le lien de réinitialisation n’a pas pu être envoyé. Veuillez réessayer.',
  login_failed: 'La connexion a échoué. Veuillez réessayer.',
  factor_missing: 'Saisissez un code',
  factor_wrong: codeProblems.code_wrong,
  factor_used: codeProblems.code_used,
  passkey_wrong: 'Cette clé d’accès n’a pas fonctionné. Réessayez, ou utilisez un code.',
  sign_in_gone: 'Cette connexion a expiré ou s’est terminée dans un autre onglet. Reconnectez-vous.',
  unexpected: 'Une erreur inattendue est survenue. Veuillez réessayer plus tard.',
}

export const authCopy: typeof english.authCopy = {
  tooOften: tooManyAttempts,
  email: 'E-mail',
  iccid: 'ICCID',
  iccidHint:
    '19 ou 20\u00A0chiffres. Il figure dans notre e-mail, sur votre page de commande et sur votre téléphone, sous SIM ou Données cellulaires.',
  iccidCount: (digits) => `${plural(digits, { one: 'chiffre', other: 'chiffres' })} sur 19 ou 20`,
  iccidShort: 'Un ICCID compte 19 ou 20\u00A0chiffres',
  fullName: 'Nom complet',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  show: 'Afficher le mot de passe',
  capsLock: 'Le verrouillage des majuscules est activé.',
  continue: 'Continuer',
  back: 'Utiliser une autre adresse',
  wait: 'Un instant',
  backToLogin: 'Revenir à la connexion',

  login: {
    title: 'Se connecter',
    lead: 'Vos eSIM, factures et réglages au même endroit.',
    description: 'Connectez-vous à votre compte.',
    submit: 'Se connecter',
    failed: 'Échec de la connexion',
    forgot: 'Mot de passe oublié\u202F?',
    noAccount: 'Pas encore de compte\u202F?',
    signUp: 'S’inscrire',
    noPassword: 'Vous avez acheté une eSIM mais n’avez pas de mot de passe\u202F?',
    setUp: 'Définir votre mot de passe',
    justStatus: 'Vous voulez juste voir votre eSIM\u202F?',
    status: 'Consulter son état sans se connecter',
    confirming: (email) => `C’est presque fini. Connectez-vous avec le mot de passe choisi pour confirmer ${email}.`,
    confirmingGone: 'Ce lien n’est plus valable. Connectez-vous, ou inscrivez-vous de nouveau.',
    created: (email) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez-le et connectez-vous une fois pour terminer la création de votre compte.`,
  },

  secondFactor: {
    title: 'Encore une étape',
    lead: 'Votre mot de passe est bon. Montrez maintenant que c’est bien vous.',
    description: 'Terminez la connexion avec votre second facteur.',
    code: 'Code',
    codeHint: (hasApp) =>
      hasApp
        ? 'Six chiffres de votre application d’authentification, ou un code de récupération.'
        : 'L’un de vos codes de récupération.',
    submit: 'Se connecter',
    startOver: 'Se connecter avec un autre compte',
    lost: 'Vous avez perdu votre téléphone et vos codes de récupération\u202F?',
    lostLink: 'Contacter l’assistance',
  },

  signup: {
    title: 'Créez votre compte',
    lead: 'Voyez vos eSIM, rechargez-les et retrouvez vos factures.',
    description: 'Créez un compte en deux étapes.',
    steps: ['E-mail', 'Mot de passe'],
    step: (position, name) => `Étape ${position} sur 2\u202F: ${name}`,
    iccidHint:
      'Seulement si vous avez déjà une eSIM. 19 ou 20\u00A0chiffres, dans notre e-mail ou sur votre page de commande.',
    nameLocked: 'C’est le nom de votre commande\u202F: il ne peut pas être changé ici.',
    contact: 'Contacter l’assistance',
    submit: 'Créer un compte',
    haveAccount: 'Vous avez déjà un compte\u202F?',
    logIn: 'Se connecter',
  },

  setup: {
    title: 'Définissez votre mot de passe',
    lead: 'Pour toute personne ayant acheté une eSIM sans compte.',
    description: 'Définissez un mot de passe avec votre ICCID.',
    steps: ['E-mail', 'Vérification', 'Mot de passe'],
    step: (position, name) => `Étape ${position} sur 3\u202F: ${name}`,
    emailHint: 'L’adresse avec laquelle vous avez acheté l’eSIM. Nous y enverrons un code.',
    sendCode: 'Envoyer le code',
    mailed: (email) =>
      `Si un mot de passe peut être défini ici pour ${email}, un code à six chiffres est en route. Il est valable 10\u00A0minutes.`,
    code: 'Code reçu par e-mail',
    codeHint: 'Six chiffres.',
    verify: 'Vérifier',
    save: 'Définir le mot de passe',
    done: 'Votre mot de passe est défini.',
    leaving: (seconds) =>
      `Passage à la page de connexion dans ${plural(seconds, { one: 'seconde', other: 'secondes' })}.`,
    goOn: 'Continuer maintenant',
    again: 'Envoyer un nouveau code',
  },

  aside: {
    heading: 'Tout votre voyage au même endroit',
    items: [
      {
        icon: 'signal',
        title: 'Données et jours en un coup d’œil',
        text: 'Pour chaque eSIM achetée, en direct du réseau.',
      },
      {
        icon: 'plus',
        title: 'Recharge en une minute',
        text: 'Ajoutez des données à l’eSIM déjà dans votre téléphone.',
      },
      { icon: 'phone', title: 'Codes QR et étapes d’installation', text: 'Quand vous voulez, sur tout appareil.' },
      { icon: 'receipt', title: 'Factures', text: 'Toutes, prêtes à télécharger.' },
    ],
  },

  auth: {
    title: 'Aide pour votre compte',
    lead: 'Voyez ce que nous avons pour votre adresse e-mail, ou définissez un nouveau mot de passe avec votre ICCID.',
    description: 'Vérifiez votre compte, définissez un mot de passe ou connectez-vous.',
    tabsLabel: 'Compte',
    tabs: { check: 'Vérifier le compte', register: 'Définir ou changer le mot de passe', login: 'Connexion' },
    check: {
      submit: 'Vérifier le compte',
      text: 'Nous ne montrons les informations d’un compte qu’à son titulaire.',
      mailed: (email) =>
        `Si ${email} appartient à un compte, un code à six chiffres est en route. Saisissez-le pour voir les informations.`,
      show: 'Afficher les informations',
      heading: 'Informations du compte',
      fullName: 'Nom complet',
      email: 'E-mail',
      iccid: 'ICCID',
      noIccid: 'Aucun',
      type: 'Type de compte',
      created: 'Créé le',
      another: 'Vérifier une autre adresse',
    },
  },

  reset: {
    title: 'Réinitialisez votre mot de passe',
    lead: 'Nous vous enverrons un lien qui fonctionne une seule fois, pendant 10\u00A0minutes.',
    leadNew: 'Choisissez un nouveau mot de passe. Toutes vos autres sessions seront fermées.',
    description: 'Réinitialisez un mot de passe oublié.',
    submit: 'Envoyer le lien',
    sentTitle: 'Lien envoyé',
    sentText:
      'Si votre adresse e-mail est enregistrée, vous recevrez sous peu un lien pour réinitialiser votre mot de passe.',
    save: 'Modifier le mot de passe',
    mismatch: 'Les mots de passe ne sont pas identiques',
    spent:
      'Un lien fonctionne une seule fois, pendant 10\u00A0minutes, et s’éteint après cinq codes erronés. Vous pouvez en demander un nouveau ici.',
    elsewhere: 'Vous avez demandé ce lien dans un autre navigateur',
    elsewhereText: 'Pour montrer que c’était vous, saisissez le code à 6\u00A0chiffres qu’affiche l’autre navigateur.',
    code: 'Code de l’autre navigateur',
    codeWrong: (triesLeft) =>
      `Ce n’est pas le code du navigateur où vous avez demandé le lien. Il vous reste ${plural(triesLeft, { one: 'essai', other: 'essais' })}.`,
    askHere: 'Demander plutôt un nouveau lien ici',
    codeTitle: 'Vous ouvrez le lien sur un autre appareil\u202F?',
    codeText: 'Il demandera ce code. Ne le donnez à personne.',
    haveLink: 'Si vous avez déjà le lien',
    haveLinkText: 'Cette page lit le lien avec JavaScript, désactivé dans votre navigateur. Collez plutôt le lien.',
    link: 'Lien de notre e-mail',
    linkHint: 'Collez le lien complet.',
    done: 'Mot de passe modifié',
    already: 'Vous êtes déjà connecté',
    alreadyText: (email) =>
      `Vous êtes connecté avec ${email}. Déconnectez-vous pour réinitialiser le mot de passe d’un autre compte.`,
    signOut: 'Se déconnecter',
    goToAccount: 'Aller au compte',
  },

  firstAdmin: {
    title: 'Créer le premier compte administrateur',
    lead: 'La personne qui gère le serveur de la boutique reçoit ce lien. Il fonctionne une seule fois.',
    description: 'Créez le premier compte administrateur de la boutique.',
    submit: 'Créer le compte',
    link: 'Lien vers cette page',
    linkHint: 'Collez le lien complet, tel que la boutique l’a affiché.',
  },

  meter: {
    label: 'Force du mot de passe',
    strength: { weak: 'Faible', medium: 'Moyenne', strong: 'Forte' },
    signs: {
      lowercase: 'Une minuscule',
      uppercase: 'Une majuscule',
      digit: 'Un chiffre',
      special: 'Un caractère spécial',
      length: '8\u00A0caractères ou plus',
    },
    met: 'fait',
    unmet: 'pas encore',
    passphrase:
      'Ou simplement une phrase de 15\u00A0caractères ou plus. Les mots de passe courants restent toujours faibles.',
  },
}
