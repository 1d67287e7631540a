/** Where the calls of the partner API live; in the table of pages they are one row. */
export const API_PATH = '/api/v1'
