// The words around installing an eSIM in Spanish: three ways in, the codes, and the four things to set afterward.
import type * as english from '../../delivery/install.ts'

export const installCopy: typeof english.installCopy = {
  heading: 'Tu eSIM',
  preparing: 'Estamos preparando tu eSIM',
  stopped: 'Tu eSIM aparecerá aquí cuando esto se resuelva.',
  iccid: 'ICCID',
  copyIccid: 'Copiar ICCID',
  activationCode: 'Código de activación',
  copyActivationCode: 'Copiar código de activación',
  confirmation: {
    name: 'Código de confirmación',
    copy: 'Copiar código de confirmación',
    text: 'Tu teléfono te lo pide después de escanear.',
    folded: (code) => `Código ${code}`,
  },

  page: 'Pasos para tu teléfono, recordatorios y ayuda',

  ways: '¿Cómo quieres instalarla?',
  way: { phone: 'Este teléfono', qr: 'Código QR', manual: 'Manual' },

  phone: {
    install: 'Instalar en este teléfono',
    iphone: 'Instalar en el iPhone',
    android: 'Instalar en Android',
    wifi: 'No te desconectes de la wifi mientras se instala. Tarda uno o dos minutos.',
    needsIphone:
      'Funciona con iOS 17.5 y posteriores. Si no se abre nada, prueba esta página en Safari o elige Código QR o Manual.',
    needsAndroid:
      'Funciona en la mayoría de los Android. Si no se abre nada, prueba esta página en Chrome o elige Código QR o Manual.',
    onComputer: 'Enviar a mi teléfono',
    onComputerText: (email) =>
      `En el teléfono con el que viajas, abre el correo que hemos enviado a ${email}. Su enlace instala la eSIM con un toque.`,
    onComputerScan: 'O elige Código QR y escanéalo en esta pantalla.',
    elsewhere: '¿Ya estás en ese teléfono? Toca su nombre:',
  },
  qr: {
    alt: (iccid) => `Código QR de la eSIM terminada en ${iccid.slice(-4)}`,
    scan: 'Escanéalo con la cámara del teléfono con el que viajas.',
    samePhone: 'En este teléfono, mantén pulsada la imagen, o guárdala y elígela en los ajustes de la eSIM.',
    download: 'Descargar',
    refresh: 'Actualizar',
    refreshing: 'Cargando de nuevo el código QR',
    missing: 'No se ha encontrado el código QR.',
  },
  manual: {
    address: 'Dirección SM-DP+',
    copyAddress: 'Copiar dirección',
    code: 'Código de activación',
    copyCode: 'Copiar código',
    iphone: 'iPhone',
    iphoneSteps: 'Ajustes › Datos móviles › Añadir eSIM › Usar código QR › Introducir datos manualmente',
    android: 'Android',
    androidSteps: 'Ajustes › Redes e Internet › SIM › Añadir SIM › Configurar una eSIM › Introducir código',
    androidWhole: 'Android pide el código completo:',
    copyWhole: 'Copiar código completo',
  },
  warning: {
    title: 'No elimines la eSIM de tu teléfono',
    text: 'Puedes desactivar la línea sin problema, pero si la eliminas quizá no puedas volver a instalarla.',
  },
  after: {
    heading: 'Después de instalarla',
    lead: 'Cuatro ajustes que evitan casi todos los problemas. Márcalos a medida que avanzas: las marcas se guardan en esta página.',
    ticks: (brand) => [
      { title: `Llama «${brand}» a la línea`, text: 'Así la distingues de tus otras SIM.' },
      { title: 'Elígela para los datos móviles', text: 'Las llamadas y los mensajes pueden seguir en tu número.' },
      {
        title: 'Itinerancia de datos activada, solo en esta línea',
        text: 'Actívala al llegar. En esta línea no cuesta nada más.',
      },
      {
        title: 'Cambio automático de datos desactivado',
        text: 'Si no, puede entrar en juego tu SIM de casa, a precios de roaming.',
      },
    ],
    done: 'Todo listo. ¡Buen viaje!',
  },
}
