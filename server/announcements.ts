// Tells open order pages in this process that an order changed.
import { EventEmitter } from 'node:events'

export function announcements() {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)

  return {
    announce: (orderId: string) => void emitter.emit(orderId),
    watch: (orderId: string, onChange: () => void) => {
      emitter.on(orderId, onChange)
      return () => void emitter.off(orderId, onChange)
    },
  }
}
