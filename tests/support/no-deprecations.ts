// Whatever a package is about to drop fails here first, named by what still uses it. Files share a process, which is
// warned only once.
const NAME = 'failOnDeprecation'

if (!process.listeners('warning').some(({ name }) => name === NAME))
  process.on('warning', function failOnDeprecation(warning) {
    if (warning.name === 'DeprecationWarning') throw warning
  })
