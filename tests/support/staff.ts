// Who runs the shop of the journeys and pictures, and who buys there; these accounts exist in their empty data folder alone.
export const STAFF = { email: 'ada.admin@example.com', name: 'Ada Admin', password: 'Lantern-42-kestrel' }
export const CHIEF = { email: 'chloe.chief@example.com', name: 'Chloe Chief', password: 'Lantern-42-kestrel' }
/** Who runs the business Alpha Roam, where there is one. */
export const PARTNER = { email: 'paula.partner@example.com', name: 'Paula Partner', password: 'Lantern-42-kestrel' }
/** Who runs Harbour Mobile there. */
export const HARBOUR = { email: 'hanna.harbour@example.com', name: 'Hanna Harbour', password: 'Lantern-42-kestrel' }
export const CUSTOMER = { email: 'robin@example.com', name: 'Robin Reisende', password: 'Lantern-42-kestrel' }
