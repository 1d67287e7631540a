// The words of the emails about a gift.
import type { GiftMailCopy } from '../mail-copy.ts'

export const spanishGiftMails: GiftMailCopy = {
  subject: (product, fromName) =>
    fromName ? `${fromName} te regala una eSIM · ${product}` : `Un regalo para ti · ${product}`,
  heading: (fromName) => (fromName ? `Un regalo de ${fromName}` : 'Un regalo para ti'),
  intro: (trip, size) => `Recibes una eSIM: ${trip}, ${size}.`,
  open: 'Abrir el regalo',
  keep: 'Guarda este correo: el enlace lleva a tu eSIM, ahora y durante el viaje. Si no puedes usarla, devuélvela allí mientras no esté instalada.',
  why: 'Recibes este correo porque alguien te compró un regalo en nuestra tienda y nos dio tu dirección. Solo la usamos para este regalo y la borramos después del viaje.',
  receipt: {
    subject: (product) => `Tu regalo de ${product} está listo`,
    heading: 'Tu regalo está listo',
    intro: (trip, size) => `Regalas una eSIM: ${trip}, ${size}.`,
    goes: (receiver, day) => `Sale el ${day} hacia ${receiver}.`,
    open: 'Ver el regalo',
    private:
      'Solo quien lo recibe obtiene los códigos de la eSIM. Mientras el regalo no se abra, puedes corregir la dirección.',
  },
}
