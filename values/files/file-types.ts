// The kinds of files that may come with a message.

export const FILE_TYPES = {
  png: { mime: 'image/png', endings: ['png'] },
  jpeg: { mime: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  webp: { mime: 'image/webp', endings: ['webp'] },
  pdf: { mime: 'application/pdf', endings: ['pdf'] },
  text: { mime: 'text/plain; charset=utf-8', endings: ['txt', 'log'] },
} as const satisfies Record<string, { mime: string; endings: readonly string[] }>
export type FileType = keyof typeof FILE_TYPES

/** A picture that a browser shows; a PDF and a text are only saved. */
export const isPicture = (type: FileType): boolean => FILE_TYPES[type].mime.startsWith('image/')
