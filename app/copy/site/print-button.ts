export const printCopy = 'Print or save as PDF'
