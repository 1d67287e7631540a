// GET /admin-dashboard/orders/:orderId/document.xml: the same document as data for accounting programs.
export { loader } from './desk-document.ts'
