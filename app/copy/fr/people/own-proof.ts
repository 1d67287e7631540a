// Asks a logged-in user to prove who they are: by password, code, or passkey.
import type * as english from '../../people/own-proof.ts'

export const codeProblems: typeof english.codeProblems = {
  code_wrong:
    'Ce code n’est pas le bon. Saisissez celui que votre application affiche en ce moment, ou un code de récupération.',
  code_used: 'Ce code a déjà été utilisé. Attendez le suivant.',
}

export const ownProofCopy: typeof english.ownProofCopy = {
  title: 'Confirmez que c’est bien vous',
  lead: 'Votre connexion date d’un moment. Ensuite, nous ne le demanderons plus pendant dix minutes.',
  description: 'Confirmez que c’est bien vous avant de continuer.',
  code: 'Code de votre application d’authentification',
  codeHint: 'Six chiffres. Un code de récupération convient aussi.',
  submit: 'Confirmer',
  done: 'Confirmé. Vous pouvez continuer.',
  downloadStarted: 'Confirmé. Le téléchargement a commencé.',
  downloadHint: 'Si rien n’arrive, utilisez le lien.',
  downloadReady: 'Confirmé. Le fichier est prêt.',
  downloadLink: 'Télécharger le fichier',
  passkeyInstead: 'Utiliser plutôt une clé d’accès',
  missing: 'Saisissez votre mot de passe ou un code.',
  password_wrong: 'Ce n’est pas votre mot de passe.',
}

export const passkeyCopy: typeof english.passkeyCopy = {
  use: 'Utiliser une clé d’accès',
  waiting: 'En attente de votre clé d’accès',
  or: 'ou',
  canceled: 'La clé d’accès n’a pas été utilisée. Réessayez, ou utilisez un code.',
  notMade: 'Aucune clé d’accès n’a été créée. Veuillez réessayer.',
  elsewhere: 'Vos clés d’accès sont liées à une autre adresse de cette boutique. Utilisez un code ici.',
  needsScript: 'Les clés d’accès nécessitent JavaScript.',
}

export const ownPasswordCopy: typeof english.ownPasswordCopy = {
  label: 'Votre mot de passe',
  hint: 'Votre connexion date d’un moment. Confirmez que c’est bien vous.',
}
