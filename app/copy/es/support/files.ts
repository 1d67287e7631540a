// The words about files that go with a message.
import { FILE_LIMITS_IN_MB } from '#values/files/file-limits.ts'
import type { filesCopy as english } from '../../support/files.ts'

const { most, each, together } = FILE_LIMITS_IN_MB

export const filesCopy: typeof english = {
  label: 'Capturas de pantalla o documentos',
  hint: `Hasta ${most} archivos: PNG, JPEG, WebP, PDF o texto sin formato, ${each}\u00A0MB cada uno y ${together}\u00A0MB en total. Quitamos de las imágenes el lugar y los datos de la cámara.`,
  busy: 'Ahora mismo se están enviando muchos archivos. Vuelve a intentarlo en un minuto.',
  again: 'Vuelve a elegir tus archivos antes de enviar el mensaje.',
  refused: {
    empty: (name) => `«${name}» está vacío.`,
    too_large: (name) => `«${name}» ocupa más de ${each}\u00A0MB.`,
    type: (name) => `«${name}» no es una imagen (PNG, JPEG o WebP), ni un PDF, ni texto sin formato, o está dañado.`,
    too_many: (name) => `«${name}» está de más: un mensaje puede llevar ${most} archivos.`,
    too_much: (name) => `Con «${name}», los archivos ocupan más de ${together}\u00A0MB en total.`,
    no_room: (name) => `Hoy no podemos recibir «${name}». Envía el mensaje sin archivos.`,
  },
}
