// The words of the emails about a gift.
import type { GiftMailCopy } from '../mail-copy.ts'

export const frenchGiftMails: GiftMailCopy = {
  subject: (product, fromName) =>
    fromName ? `${fromName} vous offre une eSIM · ${product}` : `Un cadeau pour vous · ${product}`,
  heading: (fromName) => (fromName ? `Un cadeau de ${fromName}` : 'Un cadeau pour vous'),
  intro: (trip, size) => `Vous recevez une eSIM\u202F: ${trip}, ${size}.`,
  open: 'Ouvrir le cadeau',
  keep: 'Gardez cet e-mail\u202F: le lien mène à votre eSIM, maintenant et pendant le voyage. Si vous ne pouvez pas l’utiliser, vous pouvez la rendre par ce même lien tant qu’elle n’est pas installée.',
  why: 'Vous recevez cet e-mail parce que quelqu’un vous a acheté un cadeau dans notre boutique et nous a donné votre adresse. Nous ne l’utilisons que pour ce cadeau et la supprimons après le voyage.',
  receipt: {
    subject: (product) => `Votre cadeau ${product} est prêt`,
    heading: 'Votre cadeau est prêt',
    intro: (trip, size) => `Vous offrez une eSIM\u202F: ${trip}, ${size}.`,
    goes: (receiver, day) => `Il sera envoyé le ${day} à ${receiver}.`,
    open: 'Voir le cadeau',
    private:
      'Seul le destinataire reçoit les codes de l’eSIM. Tant que le cadeau n’est pas ouvert, vous pouvez corriger l’adresse.',
  },
}
