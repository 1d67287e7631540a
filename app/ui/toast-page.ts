// A toast belongs to the page that it speaks of; what offers to undo something stays until it is answered.

/** Whether a toast goes now that another page is shown. */
export const leavesWithPage = ({ page, action }: { page: string; action?: unknown }, pathname: string): boolean =>
  page !== pathname && !action
