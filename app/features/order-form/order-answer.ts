// What the buttons of an order ask for, and what the order page answers.
export const ORDER_INTENTS = [
  'retry',
  'resend',
  'refresh',
  'email',
  'end_reminders',
  'gift_resend',
  'gift_email',
  'share',
  'rename',
] as const
export type OrderIntent = (typeof ORDER_INTENTS)[number]
export type OrderAnswer = { intent: OrderIntent; ok: boolean; message: string | null; traveler?: number }
