// The words of the landing page below the wizard, in Spanish.
import { endSentence } from '#app/format/end-sentence.ts'
import type * as english from '../../catalogue/home-sections.ts'

export const tilesCopy: typeof english.tilesCopy = {
  heading: 'Una eSIM, vayas donde vayas',
  tiles: (countries) => [
    {
      title: `${countries} países`,
      text: 'De una escapada a la vuelta al mundo.',
      isAddon: false,
    },
    {
      title: 'Varias zonas a la vez',
      text: 'Un solo paquete para todas las etapas del viaje.',
      isAddon: false,
    },
    {
      title: 'VPN segura',
      text: 'Mantendrá privada tu conexión. Aún no disponible.',
      isAddon: true,
    },
    {
      title: 'Traducción en tiempo real',
      text: 'Hablará el idioma del lugar. Aún no disponible.',
      isAddon: true,
    },
  ],
  addon: 'Complemento',
  places: 'Paquetes:',
  learnMore: 'Más información [sobre cómo instalar y usar una eSIM]',
}

export const partnersCopy: typeof english.partnersCopy = {
  heading: 'Pensado para empresas de viajes',
  lead: 'Las redes llevan nuestras eSIM y las empresas de viajes las ponen en tus manos.',
  kinds: [
    { mark: 'network', name: 'Redes móviles', text: 'transportan los datos en el extranjero' },
    { mark: 'airport', name: 'Aerolíneas y aeropuertos', text: 'conectan a la gente nada más aterrizar' },
    { mark: 'agency', name: 'Agencias de viajes', text: 'añaden datos a cada reserva' },
    { mark: 'hotel', name: 'Hoteles y anfitriones', text: 'ayudan a sus huéspedes a orientarse' },
    { mark: 'creator', name: 'Creadores de viajes', text: 'comparten un cupón' },
  ],
}

export const storiesCopy: typeof english.storiesCopy = {
  heading: 'Tres viajes, un paquete para cada uno',
  note: 'Historias de ejemplo, escritas por nosotros.',
  stories: [
    {
      trip: 'Dos semanas en tren, cinco países',
      text: 'En cada frontera, un SMS de bienvenida y otra lista de precios. Con un solo paquete para Europa, la app del tren, los billetes y el mapa siguen funcionando, y sabes el total antes de la primera estación.',
    },
    {
      trip: 'Una feria, tres días',
      text: '¿Sin tiempo para abrir una cuenta? Basta con un nombre y un correo. El código QR está en la pantalla antes de que llegue el taxi, y la SIM con el número de la oficina se queda en su sitio.',
    },
    {
      trip: 'Una familia, por primera vez en Asia',
      text: 'Escanea el código QR en la mesa de la cocina la noche antes. Al aterrizar, activa la línea nueva junto a la cinta de equipajes y el traslado al centro estará reservado antes de que salgan las maletas.',
    },
  ],
}

export const guaranteesCopy: typeof english.guaranteesCopy = {
  heading: 'Con lo que puedes contar',
  guarantees: [
    {
      icon: 'refresh',
      title: 'Tu eSIM, o te devolvemos el dinero',
      text: 'Si no podemos entregarte la eSIM, lo intentamos de nuevo o te reembolsamos. Tu pedido y la página de soporte están siempre a un clic.',
      link: 'Pedir ayuda',
      to: '/support',
    },
    {
      icon: 'receipt',
      title: '14 días para cambiar de idea',
      text: 'Desiste en dos pasos, sin cuenta y sin dar motivos, mientras la eSIM no se haya activado.',
      link: 'Cómo funciona el desistimiento',
      to: '/withdraw',
    },
    {
      icon: 'mail',
      title: 'Personas que responden',
      text: 'Escríbenos y una persona te responde en un plazo de 24 horas.',
      link: 'Quién está detrás de esta tienda',
      to: '/terms#company',
    },
  ],
  soldBy: (company) => `Tu contrato es con ${endSentence(company)}`,
}

export const reviewsCopy: typeof english.reviewsCopy = {
  heading: 'Opiniones',
  text: 'Nuestras opiniones están en un sitio público donde no podemos modificarlas.',
  link: 'Leer las opiniones en el sitio público',
  updated: 'Puntuación actualizada por última vez en marzo de 2025',
  search: (brand) => `https://www.trustpilot.com/search?query=${encodeURIComponent(brand)}`,
}

export const rallyCopy: typeof english.rallyCopy = {
  kicker: 'Patrocinio',
  heading: (brand) => `La eSIM de ${brand} es colaboradora oficial de un equipo de rally`,
  text: 'Fronteras nuevas, ninguna tienda de móviles en kilómetros y alguien que espera noticias. Eso es un rally, y por eso vamos en el coche.',
}

export const howCopy: typeof english.howCopy = {
  heading: 'Cómo funciona',
  steps: [
    {
      title: 'Elige un paquete',
      text: 'Dinos adónde vas y cuándo. Verás todos los paquetes que cubren el viaje entero, con el IVA en el precio.',
    },
    {
      title: 'Activa la eSIM escaneando un código QR',
      text: 'Recibes el código en pantalla y por correo en cuanto pagas. Escanéalo con wifi, incluso antes de salir.',
    },
    { title: 'Empieza a usarla', text: 'Activa la línea nueva al llegar. Conservas tu número.' },
  ],
  guide: 'Leer la guía de instalación',
}

export const affiliateCopy: typeof english.affiliateCopy = {
  heading: 'Vende eSIM o recomiéndanos',
  lead: 'Cuatro modalidades: desde un cupón gratuito para tus lectores hasta una tienda con tu propio nombre.',
  tiers: [
    {
      name: 'Economy Class',
      kind: 'Gratis',
      points: [
        'Un cupón exclusivo',
        '10\u00A0% de descuento y bonificación por recomendación',
        'Soporte básico por correo',
      ],
    },
    { name: 'Premium Economy Class', kind: 'Marca blanca', points: ['Una tienda con tu nombre y tus colores'] },
    { name: 'Business Class', kind: 'Más control', points: ['Más control sobre precios y productos'] },
    { name: 'First Class', kind: 'Grandes empresas', points: ['Flexibilidad para grandes empresas'] },
  ],
  start: 'Empezar a colaborar',
  explore: 'Ver todas las modalidades',
}

export const closingCopy: typeof english.closingCopy = {
  heading: '¿Cuál es el próximo destino?',
  text: 'Dos preguntas y ya tienes tu código QR.',
  action: 'Encuentra tu paquete',
}
