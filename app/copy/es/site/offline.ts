// The words for travelers without a network, in Spanish.
import type * as english from '../../site/offline.ts'

export const offlineCopy: typeof english.offlineCopy = {
  title: 'Pases guardados',
  bar: 'No tienes conexión. Los pases guardados sí funcionan.',
  stale: 'No hemos podido conectar con el servidor. Esta página puede no estar actualizada.',
  open: 'Abrir pases guardados',
  ask: {
    title: '¿Quieres tener a mano tus pases guardados?',
    text: 'No tienes conexión. Si borras la caché ahora, tus pases siguen en este dispositivo, pero no podrás abrirlos hasta que vuelvas a tener conexión.',
    keep: 'Conservar todo',
    refresh: 'Borrar y recargar igualmente',
  },
}
