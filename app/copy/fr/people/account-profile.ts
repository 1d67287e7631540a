// The words of the account's profile and features: own data, password, sessions, and the way out.
import type * as english from '../../people/account-profile.ts'

export const profileCopy: typeof english.profileCopy = {
  name: {
    heading: 'Nom',
    label: 'Nom complet',
    hint: 'Les commandes et factures antérieures gardent l’ancien nom.',
    save: 'Enregistrer le nom',
    done: 'Nom enregistré.',
  },
  email: {
    heading: 'E-mail',
    now: (email) => `Votre adresse est ${email}.`,
    text: 'Nous enverrons un lien à la nouvelle adresse. Ouvrez-le pour changer. Nous préviendrons aussi l’ancienne.',
    change: 'Changer d’e-mail',
    label: 'Nouvel e-mail',
    password: 'Votre mot de passe',
    send: 'M’envoyer le lien',
    done: 'Si la nouvelle adresse peut être utilisée, un lien est en route. Il est valable une heure, et rien ne change avant son ouverture.',
  },
  password: {
    heading: 'Mot de passe',
    text: 'Nous vous déconnecterons de tous les autres navigateurs et vous enverrons une confirmation.',
    change: 'Changer votre mot de passe',
    current: 'Mot de passe actuel',
    next: 'Nouveau mot de passe',
    save: 'Changer le mot de passe',
    done: 'Mot de passe modifié',
  },
  company: {
    heading: 'Entreprise',
    text: 'Un code à cinq caractères remplit les informations de votre entreprise lors de la commande.',
    none: 'Vous n’avez pas encore enregistré d’entreprise.',
    code: 'Code de référence',
    copyCode: 'Copier le code',
    saved: (day) => `Enregistrée le ${day}`,
    edit: 'Modifier l’entreprise',
    create: 'Enregistrer une entreprise',
    newCode:
      'L’enregistrement crée un nouveau code. Les anciens codes continuent de remplir les anciennes informations.',
    save: 'Enregistrer l’entreprise',
    done: 'Entreprise enregistrée sous le nouveau code.',
  },
  sessions: {
    heading: 'Où vous êtes connecté',
    here: 'Ce navigateur',
    unknown: 'Navigateur inconnu',
    device: (browser, system) => `${browser} sur ${system}`,
    used: (when) => `Dernière utilisation\u202F: ${when}`,
    since: (when) => `connexion\u202F: ${when}`,
    end: 'Déconnecter',
    endOf: (device, when) => `Déconnecter ${device}, dernière utilisation\u202F: ${when}`,
    endAll: 'Se déconnecter partout',
    endAllText: 'Cela met fin à toutes les sessions, y compris celle-ci.',
    ended: 'Ce navigateur est déconnecté.',
    gone: 'Ce navigateur était déjà déconnecté.',
  },
  data: {
    heading: 'Vos données',
    text: 'Un seul fichier avec tout ce que nous avons sur vous\u202F: compte, eSIM, commandes, messages et e-mails.',
    button: 'Exporter mes données',
    file: 'mes-donnees.json',
  },
  remove: {
    heading: 'Supprimer le compte',
    title: 'Supprimer mon compte',
    text: 'C’est irréversible.',
    goes: [
      'Nous supprimons votre nom, votre adresse e-mail et votre mot de passe, et vous déconnectons partout.',
      'Vos eSIM continuent de fonctionner, mais nous ne les listons plus. Conservez les e-mails contenant vos codes.',
      'Nous supprimons les entreprises enregistrées et leurs codes, vos messages à l’assistance et la trace des e-mails sans rapport avec une commande.',
    ],
    stays: 'Nous conservons vos commandes et factures telles quelles, car le droit fiscal l’exige.',
    password: 'Votre mot de passe',
    sure: 'Oui, supprimer définitivement mon compte',
    unsure: 'Cochez la case pour confirmer',
    button: 'Supprimer mon compte maintenant',
    role: 'Les comptes du personnel et des partenaires ne peuvent être fermés que par l’administration. Contactez l’assistance.',
    support: 'Contacter l’assistance',
    deletedTitle: 'Votre compte est supprimé',
    deleted:
      'Nous vous l’avons confirmé par e-mail. Les commandes et les factures sont conservées aussi longtemps que le droit fiscal l’exige. Tout le reste a disparu.',
    home: 'Aller à l’accueil',
  },
  confirm: {
    title: 'Confirmez votre nouvel e-mail',
    text: 'Confirmez pour associer votre compte à l’adresse qui a reçu notre e-mail.',
    button: 'Utiliser cette adresse',
    done: (email) => `Votre compte est désormais associé à ${email}.`,
    gone: 'Ce lien ne fonctionne plus. Demandez-en un nouveau dans votre compte.',
    account: 'Aller au compte',
  },
  problems: {
    name_missing: 'Saisissez votre nom complet',
    name_long: '200\u00A0caractères au plus',
    email_invalid: 'Saisissez une adresse e-mail valide',
    email_same: 'C’est déjà votre adresse',
    password_wrong: 'Ce n’est pas votre mot de passe',
    company_not_saved: 'Les informations de l’entreprise n’ont pas pu être enregistrées. Veuillez réessayer.',
  },
  saving: 'Enregistrement',
}

export const featuresCopy: typeof english.featuresCopy = {
  language: {
    heading: 'Langue des e-mails',
    legend: 'Nous vous écrivons en',
    text: (email) => `Tous les e-mails à ${email} seront dans la langue que vous choisissez.`,
    // each in its own language
    names: {
      en: 'English',
      de: 'Deutsch',
      fr: 'Français',
      es: 'Español',
      it: 'Italiano',
      nl: 'Nederlands',
    },
    unknown: 'Choisissez l’une de ces langues. Votre choix précédent reste valable.',
    save: 'Enregistrer la langue',
    done: (name) => `Enregistré\u202F: ${name}.`,
  },
  notSaved: 'Connexion impossible\u202F: rien n’est encore enregistré. Veuillez réessayer.',
  addOns: 'Options',
  cards: [
    {
      topic: 'vpn',
      title: 'VPN',
      text: 'Une connexion protégée sur les réseaux d’hôtels et d’aéroports, pendant tout votre voyage.',
    },
    {
      topic: 'translation',
      title: 'Traduction',
      text: 'Panneaux, menus et conversations, traduits au fil du voyage.',
    },
  ],
  notYet: 'Pas encore disponible. Nous n’avons ni date ni prix.',
  tell: 'Me prévenir',
  tellOf: (title) => `Me prévenir\u202F: ${title}`,
  alerts: {
    heading: 'Alertes par e-mail',
    text: (email) => `Pour les eSIM achetées avec ${email}.`,
    data: 'Quand 80\u00A0% puis 100\u00A0% de vos données sont utilisées',
    expiry: 'Trois jours avant l’expiration d’une eSIM',
    save: 'Enregistrer les alertes',
    done: 'Alertes enregistrées.',
  },
}

export const topicSubjects: typeof english.topicSubjects = {
  vpn: 'Prévenez-moi quand le VPN sera disponible',
  translation: 'Prévenez-moi quand la traduction sera disponible',
}
