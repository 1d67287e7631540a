// Where the partner API lives.
export const API_PATH = '/api/v1'
export const API_DOCUMENT_PATH = `${API_PATH}/openapi.json`
