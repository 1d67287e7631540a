// Which warnings the eSIMs of an address send.
import type { AlertSettings } from '#shop/delivery/alert/alert.ts'
import type { Shop } from '#shop/assembly/shop.ts'

export type ShownAlerts = AlertSettings

export const readOwnAlerts = (shop: Shop, email: string): Promise<ShownAlerts> => shop.alerts.viewAlertSettings(email)

export const saveOwnAlerts = (shop: Shop, email: string, alerts: ShownAlerts): Promise<void> =>
  shop.alerts.saveAlertSettings(email, alerts)
