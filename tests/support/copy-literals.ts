// What people may read of a file of words.

const EXPRESSION = /\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}/g
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:\$\{(?:[^{}`]|`[^`]*`|\{[^{}]*\})*\}|[^`\\]|\\.)*)`/g

/**
 * Quoted strings, outside comments and imports, with '□' in place of what is put in: a string without a space is a key
 * unless it begins with a capital letter, and the questions that visitors may ask the assistant are in their own words.
 */
export function literalsOf(source: string): string[] {
  const code = source
    .replaceAll(/asked: \[[^\]]*\]/g, '')
    .split('\n')
    .filter((line) => !/^\s*(\/\/|\/\*|\*|import |export \* )/.test(line))
    .join('\n')
  return stringsIn(code).filter((text) => text.includes(' ') || /^[A-Z]/.test(text))
}

/** Those within what is put into another too. */
function stringsIn(code: string): string[] {
  return [...code.matchAll(LITERAL)].flatMap(([, single, double, template = '']) => {
    const text = single ?? double
    if (text !== undefined) return [text]
    const within = [...template.matchAll(EXPRESSION)].flatMap(([expression]) => stringsIn(expression.slice(2, -1)))
    return [template.replaceAll(EXPRESSION, '□'), ...within]
  })
}
