// What the install page shows of an order, and what its forms are answered; instants are ISO texts.
import type { GuideDevice } from '#app/features/install-guide/guide-device.ts'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import type { Coverage } from '#shop/catalogue/bundle/covered-countries.ts'
import type { EsimOver } from '#shop/sales/order-access/esim-over.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import type { EsimMoment } from '#app/features/esim-card/esim-now.tsx'
import type { DeviceKind } from '#app/features/esim-card/device.ts'
import type { ConnectionAnswers } from '#app/features/connection-check/connection.ts'

export type InstallPage =
  | { kind: 'no_reference' }
  | { kind: 'not_found' }
  | { kind: 'not_ready' | 'gone'; reference: string }
  | { kind: 'over'; over: EsimOver; isGift: boolean; reference: string }
  /** Its days are over. */
  | { kind: 'ended'; isGift: boolean; bundle: OrderView['bundle']; reference: string }
  | { kind: 'top_up'; reference: string; iccidEnd: string }
  | {
      kind: 'ready'
      order: OrderView
      coverage: Coverage
      iccid: string
      activationCode: string
      device: DeviceKind
      guideDevice: GuideDevice
      moment: EsimMoment
      arrival: string | null
      /** The viewer bought it, and may cancel it if their phone can't use it. */
      isCancelOffered: boolean
    }

export const INSTALL_INTENTS = ['check', 'send', 'support'] as const

export type LiveState = {
  status: BundleStatus
  /** What was bought, as its order says it. */
  data: string
  balanceMb: number | null
  totalMb: number
  expiresAt: string | null
  checkedAt: string
  /** Null for one whose days are over. */
  topUpPath: string | null
}

export type Trouble = { title: string; text: string | null }

export type InstallAnswer =
  | { intent: 'check'; answers: ConnectionAnswers; live: LiveState | null; trouble: Trouble | null }
  | { intent: 'send'; qrUrl: string | null; trouble: Trouble | null }
  | { intent: 'none'; trouble: Trouble }
