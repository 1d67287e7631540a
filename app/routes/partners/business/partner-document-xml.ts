// GET /business-dashboard/orders/:orderId/document.xml: the same document as data for accounting programs.
export { loader } from './partner-document.ts'
