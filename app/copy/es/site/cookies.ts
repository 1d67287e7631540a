// What a visitor reads whose cookies get lost on the way, whatever drops them.
import type { cookieCopy as english } from '../../site/cookies.ts'

export const cookieCopy: typeof english = {
  title: 'Tu navegador no guarda nuestras cookies',
  text: 'Un ajuste, una extensión o tu red las descarta, así que el carrito, la sesión y lo que eliges se pierden de una página a otra, pero los paquetes, los precios, el estado de la eSIM y la ayuda siguen funcionando. Permite las cookies de este sitio o usa otro navegador y vuelve a intentarlo.',
}
