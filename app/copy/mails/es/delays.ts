// The email about a delayed order in Spanish.
import type { DelayCopy } from '../mail-copy.ts'

export const delay: DelayCopy = {
  subject: (product) => `Su pedido de ${product} se retrasa`,
  heading: 'Su pedido está tardando demasiado',
  text: {
    esim: 'La red no ha entregado su eSIM en un día, aunque lo hemos intentado una y otra vez. Ahora alguien de nuestro equipo se ocupa de su pedido.',
    topUp:
      'La red no ha añadido sus datos en un día, aunque lo hemos intentado una y otra vez. Ahora alguien de nuestro equipo se ocupa de su pedido.',
  },
  next: {
    paid: 'No tiene que hacer nada. Recibirá lo que ha pedido o su dinero, y un correo en ambos casos.',
    free: 'No tiene que hacer nada. Le escribiremos en cuanto haya novedades.',
  },
  open: 'Abrir su pedido',
  bought: 'Pedido',
  order: 'Referencia del pedido',
  help: {
    paid: '¿Sale pronto de viaje, o prefiere que le devolvamos el dinero ya? Responda a este correo y díganos cuándo empieza su viaje.',
    free: '¿Sale pronto de viaje? Responda a este correo y díganos cuándo empieza su viaje.',
  },
}
