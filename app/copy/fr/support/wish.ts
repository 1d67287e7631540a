// The words of the page on which somebody asks to be told when a country comes on sale.
import type { wishCopy as english } from '../../support/wish.ts'

export const wishCopy: typeof english = {
  title: 'Prévenez-moi',
  titleOf: (country) => `Pas encore couvert\u202F: ${country}`,
  description:
    'Laissez votre adresse\u202F: nous vous écrirons une fois, dès que nous vendrons un forfait pour votre destination.',
  lead: 'Laissez votre adresse\u202F: nous vous enverrons un seul e-mail, dès qu’un forfait pour votre destination sera en vente.',
  country: 'Pays',
  choose: 'Choisir un pays',
  email: 'Votre adresse e-mail',
  ask: 'Prévenez-moi',
  asking: 'Envoi',
  kept: 'Nous n’utilisons votre adresse pour rien d’autre et la supprimons après vous avoir prévenu, ou au bout d’un an.',
  privacy: 'Confidentialité',
  search: 'Chercher une autre destination',
  asked: {
    title: 'Regardez votre boîte de réception',
    text: (email) =>
      `Si ${email} est correcte, un e-mail de notre part est en route. Ouvrez son lien dans les 24\u00A0heures.`,
  },
  problems: {
    email_invalid: 'Saisissez une adresse e-mail valide',
    country_unknown: 'Choisissez un pays',
    on_sale: 'Nous vendons déjà des forfaits pour ce pays.',
  },
  tooOften: 'Trop de tentatives. Veuillez patienter quelques minutes, puis réessayer.',
  done: 'C’est fait. Vous pouvez fermer cette page.',
  opened: {
    asked: {
      title: (country) => `${country}\u202F: faut-il vous prévenir\u202F?`,
      lead: (email) => `Un seul e-mail à ${email}, dès qu’un forfait sera en vente.`,
      button: 'Oui, prévenez-moi',
    },
    waiting: {
      title: (country) => `${country}\u202F: nous vous préviendrons`,
      lead: (email) => `Un seul e-mail à ${email}, dès qu’un forfait sera en vente. D’ici là, nous n’envoyons rien.`,
      button: 'Ne pas me prévenir',
    },
    gone: {
      title: 'Vous n’êtes pas sur la liste',
      lead: 'Ce lien ne fonctionne plus\u202F: nous vous avons prévenu, vous y avez mis fin, ou il est trop ancien. Nous n’avons plus votre adresse.',
    },
  },
  unknown: {
    title: 'Ce lien ne fonctionne pas',
    lead: 'Il est incomplet. Rouvrez-le depuis notre e-mail.',
  },
}
