// A toast belongs to the page it is about; one that offers to undo something stays until it is answered.

/** Whether a toast disappears when another page is shown. */
export const leavesWithPage = ({ page, action }: { page: string; action?: unknown }, pathname: string): boolean =>
  page !== pathname && !action
