/** Where an order's changes are streamed: beside the router, which only answers with what is complete. */
export const ORDER_STREAM_PATH = '/order/events'
