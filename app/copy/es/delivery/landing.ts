// The words of what to do after landing: on the order page, offline, and in the reminder of the day before.
import type { landingCopy as english } from '../../delivery/landing.ts'

export const landingCopy: typeof english = {
  heading: 'Al aterrizar',
  lead: 'Cinco pasos que no necesitan conexión. También están con tus pases guardados, que se abren sin conexión.',
  steps: [
    { title: 'Activa la línea de la eSIM', text: 'En los ajustes de SIM del teléfono, si está desactivada.' },
    { title: 'Elígela para los datos móviles', text: 'Las llamadas y los mensajes pueden seguir en tu número.' },
    {
      title: 'Itinerancia de datos activada, solo en esta línea',
      text: 'En esta línea no cuesta nada más. En la tuya, déjala desactivada.',
    },
    {
      title: 'Espera unos minutos',
      text: 'La primera conexión puede tardar eso. Si no pasa nada, activa y desactiva el modo avión.',
    },
    {
      title: '¿Sigues sin conexión?',
      text: 'Elige otra red a mano en los ajustes o reinicia el teléfono. Después busca una red wifi y escríbenos.',
    },
  ],
}
