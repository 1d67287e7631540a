// IDs by which the page's scripts find their data in the document. Prefixed, because a chapter may be called "start".
export const START_ID = 'page-start'
export const STATE_ID = 'page-state'
