// The addresses of a business's webhooks.
export const WEBHOOKS_PATH = '/business-dashboard/webhooks'

/** `before`: where a page of its log begins. */
export const endpointPath = (id: string, before: string | null = null): string =>
  `${WEBHOOKS_PATH}/${id}${before === null ? '' : `?${new URLSearchParams({ before })}`}`
