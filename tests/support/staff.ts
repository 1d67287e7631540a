// Who runs the shop of the browser journeys; this account exists in their empty data folder alone.
export const STAFF = { email: 'ada.admin@example.com', name: 'Ada Admin', password: 'Lantern-42-kestrel' }
