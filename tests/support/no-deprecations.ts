// What a package is about to drop fails here first, by the name of what still leans on it.
process.on('warning', (warning) => {
  if (warning.name === 'DeprecationWarning') throw warning
})
