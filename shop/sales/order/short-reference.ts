/** The timestamp in a reference is enough to identify an order on the phone; its page shows the full reference. */
export const shortReference = (reference: string): string => /_order_(\d+)_/.exec(reference)?.[1] ?? reference
