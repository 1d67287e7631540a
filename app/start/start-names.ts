// What the document, the script in it, and the page's scripts call each other by.

// IDs of the data in the document. Prefixed, because a chapter may be called "start".
export const START_ID = 'page-start'
export const STATE_ID = 'page-state'

/** Dispatched by the page once its scripts run, with the function that replays earlier input. */
export const AWAKE = 'awake'

/** Where each page's scroll position is stored. */
export const SCROLL_KEY = 'scroll-positions'
