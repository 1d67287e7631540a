// The staff and a customer of the journeys' and screenshots' shop; these accounts only exist in its data folder.
export const STAFF = { email: 'ada.admin@example.com', name: 'Ada Admin', password: 'Lantern-42-kestrel' }
export const CHIEF = { email: 'chloe.chief@example.com', name: 'Chloe Chief', password: 'Lantern-42-kestrel' }
/** They work for the shop within limits: an agent who refunds nothing until somebody sets a limit, and an accountant. */
export const AGENT = { email: 'gwen.agent@example.com', name: 'Gwen Gast', password: 'Lantern-42-kestrel' }
export const ACCOUNTANT = { email: 'bo.books@example.com', name: 'Bo Books', password: 'Lantern-42-kestrel' }
/** Runs the business Alpha Roam, if there is one. */
export const PARTNER = { email: 'paula.partner@example.com', name: 'Paula Partner', password: 'Lantern-42-kestrel' }
/** Runs Harbour Mobile there. */
export const HARBOUR = { email: 'hanna.harbour@example.com', name: 'Hanna Harbour', password: 'Lantern-42-kestrel' }
export const CUSTOMER = { email: 'robin@example.com', name: 'Robin Reisende', password: 'Lantern-42-kestrel' }
