// What a package is about to drop fails here first, by the name of what still leans on it. Files share a process, which is
// told once.
const NAME = 'failOnDeprecation'

if (!process.listeners('warning').some(({ name }) => name === NAME))
  process.on('warning', function failOnDeprecation(warning) {
    if (warning.name === 'DeprecationWarning') throw warning
  })
