// Whether a file uses frameworks and libraries as they are documented, so that they can be updated without reading their
// sources.
import { isException } from './house-exceptions.ts'

/** What Drizzle and pg keep to themselves: files beside their documented entries, and members that are read by name. */
const INSIDES_OF_THE_DATABASE =
  /from '(drizzle-orm\/(?!(pg-core|node-postgres|pglite)(\/migrator)?')|pg\/|pg-(pool|protocol)\b)|\bReflect\.\w+\([\w.]*\b(db|tx|client|pool|connection|dialect|session)\b|\._\.session\b|\.(sqlTo|prepare)Query\s*=|\.prepareQuery\b/

/** A name or a file that a library marks as its own. */
const MARKED_AS_INTERNAL =
  /\b(UNSAFE|unstable|experimental|INTERNAL|DO_NOT_USE)_\w+|\b__(reactRouter|SECRET_INTERNALS|CLIENT_INTERNALS|SERVER_INTERNALS)\w*|from '(?![.#])[^'\n]+\/(dist|internal|cjs|esm)\/|from 'react-router\/internal/

/** Reads or changes what has no name in the types. Of one's own data, `in` and a spread do the same. */
const REFLECTS = /\bReflect\.\w+\(/

/** Bytes that are written again for each request: what waits between writing and sending would send another's. */
const SHARED_BUFFER =
  /^(export )?(const|let|var) \w+(: [\w<>]+)? = (new (Uint8Array|Uint16Array|Uint32Array|Float64Array|DataView|ArrayBuffer|SharedArrayBuffer)\(|Buffer\.alloc)/m

/** A search for a tag in a text, or a text with a tag around something that is filled in. */
const HTML_AS_TEXT =
  /\.(indexOf|lastIndexOf|split|startsWith|includes|replace|replaceAll|search|match|matchAll)\(\s*(['"`]|\/)<(?=[a-z!/\\$])|`\s*<(?!!DOCTYPE)[a-z][^`]*\$\{/
/** Mails and shared pages are texts on purpose, sitemaps and feeds are XML, and tests and vendors' pages aren't ours. */
const MAY_WRITE_HTML =
  /^(app\/mails\/|app\/copy\/|app\/routes\/site\/meta\/|server\/pages\/(shared-pages|page-cache)|sandbox\/|scripts\/)/

/** The server renders at once what waits for nothing, and only a `LazyPlace` tells it that something does. */
const BARE_SUSPENSE = /<Suspense\b|\bSuspense\b[^\n]*from 'react'/
const IS_LAZY_PLACE = /^app\/session\/lazy-place\.tsx$/

export function libraryFaults({ path, text }: { path: string; text: string }): string[] {
  const rules: [RegExp, string, (RegExp | null)?][] = [
    [INSIDES_OF_THE_DATABASE, 'Drizzle and pg are used as they are documented'],
    [MARKED_AS_INTERNAL, 'libraries are used as they are documented'],
    [REFLECTS, 'reads past the types'],
    [SHARED_BUFFER, 'a buffer belongs to one request'],
    [HTML_AS_TEXT, 'HTML is rendered, not cut or joined as text', MAY_WRITE_HTML],
    [BARE_SUSPENSE, 'a part that loads later stands in a LazyPlace', IS_LAZY_PLACE],
  ]
  return rules.flatMap(([pattern, why, allowed]) =>
    pattern.test(text) && !allowed?.test(path) && !isException(`${path}: ${why}`) ? [`${path}: ${why}`] : [],
  )
}
