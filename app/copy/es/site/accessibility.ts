// The accessibility statement in Spanish.
import type * as english from '../../site/accessibility.ts'

export const accessibilityCopy: typeof english.accessibilityCopy = {
  title: 'Accesibilidad',
  description:
    'Hasta qué punto es accesible esta tienda, cómo lo comprobamos, qué falta todavía y cómo avisarnos de una barrera.',
  lead: 'Cualquier persona debe poder comprar, instalar y consultar una eSIM aquí: con teclado, con la voz, con un lector de pantalla, en un teléfono pequeño o con un zoom del 400\u00A0%.',
  sections: [
    {
      id: 'standard',
      title: 'Nuestro estándar',
      text: [
        'Seguimos las Pautas de accesibilidad para el contenido web (WCAG) 2.2, nivel AA. Con ello cubrimos la norma europea EN 301 549, a la que remite la Ley Europea de Accesibilidad (Directiva 2019/882) para las tiendas en línea.',
      ],
      points: [],
    },
    {
      id: 'does',
      title: 'Con lo que puedes contar',
      text: [],
      points: [
        'Todo funciona solo con el teclado y siempre ves dónde estás.',
        'Títulos, listas, formularios y mensajes están etiquetados para los lectores de pantalla, y los cambios en la página se anuncian.',
        'El texto tiene un contraste de al menos 4,5 a 1, sean cuales sean los colores de la marca, en modo claro y oscuro.',
        'Nada se desplaza en horizontal con 320 píxeles de ancho ni con un zoom del 400\u00A0%.',
        'Si has pedido menos movimiento en tu sistema, nada vuela ni parpadea.',
        'Todo, desde elegir un destino hasta pagar, funciona sin JavaScript. También estas páginas y el desistimiento.',
        'Sin acertijos, sin límite de tiempo al escribir, y siempre puedes pegar.',
      ],
    },
    {
      id: 'checked',
      title: 'Cómo lo comprobamos',
      text: [
        'Con cada cambio, un comprobador automático (axe) revisa nuestras páginas en varios anchos y un programa hace una compra en un navegador real. Calculamos el contraste de cada paleta. Las comprobaciones automáticas solo encuentran algunas barreras.',
      ],
      points: [],
    },
    {
      id: 'limits',
      title: 'Lo que aún falta',
      text: [],
      points: [
        'No hemos hecho una auditoría externa ni pruebas con personas que usan tecnologías de apoyo. Hasta entonces, no afirmamos una conformidad total.',
        'La página de pago es de nuestro proveedor de pago. Lo elegimos por su accesibilidad, pero no la controlamos.',
        'Las facturas en PDF pueden no estar etiquetadas. Cada factura es también una página de este sitio y, si lo pides, te enviamos los datos por correo.',
        'Las páginas para colaboradores y para nuestro equipo están solo en inglés.',
      ],
    },
    {
      id: 'contact',
      title: 'Avísanos de una barrera',
      text: [
        'Escríbenos en la página de soporte y dinos qué página y qué dispositivo o herramienta usabas. Responderemos en un plazo de 24 horas, te ayudaremos a conseguir lo que buscabas y te diremos cuándo estará resuelto.',
        'Si nuestra respuesta no te ayuda, puedes dirigirte a la autoridad que supervisa la accesibilidad de los servicios en tu país. Para las tiendas en línea de los Países Bajos es la Autoridad de Consumidores y Mercados (ACM).',
      ],
      points: [],
    },
  ],
  support: 'Pedir ayuda',
}
