// Under these the page's scripts find what the document carries for them. Prefixed, since a chapter may well be called "start".
export const START_ID = 'page-start'
export const STATE_ID = 'page-state'
