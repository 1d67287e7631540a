// GET /order/invoice.xml: the invoice as data for accounting programs, for whoever may have the PDF.
export { loader } from './invoice-pdf.ts'
