// The words of the emails about a gift.
import type { GiftMailCopy } from '../mail-copy.ts'

export const germanGiftMails: GiftMailCopy = {
  subject: (product, fromName) =>
    fromName ? `${fromName} schenkt Ihnen eine eSIM · ${product}` : `Ein Geschenk für Sie · ${product}`,
  heading: (fromName) => (fromName ? `Ein Geschenk von ${fromName}` : 'Ein Geschenk für Sie'),
  intro: (trip, size) => `Sie bekommen eine eSIM: ${trip}, ${size}.`,
  open: 'Geschenk öffnen',
  keep: 'Bewahren Sie diese E-Mail auf: Der Link führt zu Ihrer eSIM, jetzt und auf der Reise. Wenn Sie sie nicht brauchen können, geben Sie sie dort zurück, solange sie nicht installiert ist.',
  why: 'Sie bekommen diese E-Mail, weil jemand in unserem Shop ein Geschenk für Sie gekauft und uns Ihre Adresse genannt hat. Wir nutzen sie nur für dieses Geschenk und löschen sie nach der Reise.',
  receipt: {
    subject: (product) => `Ihr Geschenk von ${product} ist bereit`,
    heading: 'Ihr Geschenk ist bereit',
    intro: (trip, size) => `Sie verschenken eine eSIM: ${trip}, ${size}.`,
    goes: (receiver, day) => `Es geht am ${day} an ${receiver}.`,
    open: 'Geschenk ansehen',
    private:
      'Nur die beschenkte Person bekommt die Codes der eSIM. Solange das Geschenk nicht geöffnet ist, können Sie die Adresse korrigieren.',
  },
}
