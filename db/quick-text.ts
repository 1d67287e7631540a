// Builds the text of a SQL statement in a single pass. Drizzle itself builds a small object for each part and merges them level
// by level, which was most of what a statement of an order cost. Parts that are not listed here are still built by Drizzle.
import {
  Column,
  getTableColumns,
  Name,
  Param,
  Placeholder,
  SQL,
  sql,
  StringChunk,
  Table,
  type BuildQueryConfig,
  type Query,
  type SQLChunk,
} from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'
import { Given } from './given.ts'

/** The SQL of each column and table, which never changes. */
const spelt = new WeakMap<Column | Table, string>()
/** The SQL of each column in a statement with a single table, where it is not prefixed. */
const speltAlone = new WeakMap<Column, string>()

/** Returns the same database; its statements are built this way from now on. */
export function quickened<Quick extends Db>(db: Quick): Quick {
  const dialect: unknown = Reflect.get(db, 'dialect')
  if (!(dialect instanceof PgDialect)) throw new Error('The query layer has no dialect.')
  quickDialect(dialect)
  return db
}

/** The same for what builds a database's statements. */
export function quickDialect(dialect: PgDialect): PgDialect {
  const config = configOf(dialect)
  return Object.assign(dialect, {
    sqlToQuery: (query: SQL): Query => writer({ ...config, paramStartIndex: { value: 0 } }).write(query),
    buildSelection: selecting(dialect, (part) => part.toQuery(config).sql),
    buildUpdateSet: setting(dialect),
  })
}

// Drizzle passes its configuration to every statement that it builds.
function configOf(dialect: PgDialect): BuildQueryConfig {
  let said: BuildQueryConfig | undefined
  const asking = Object.assign(sql``, {
    toQuery: (config: BuildQueryConfig) => {
      said = config
      return { sql: '', params: [] }
    },
  })
  dialect.sqlToQuery(asking)
  if (!said) throw new Error('The query layer passes no configuration.')
  return said
}

const isPlain = (chunk: unknown) =>
  chunk === null || typeof chunk === 'string' || typeof chunk === 'number' || typeof chunk === 'boolean'

function writer(config: BuildQueryConfig & { paramStartIndex: { value: number } }) {
  const params: unknown[] = []
  let text = ''

  const number = (value: unknown) => {
    text += config.escapeParam(config.paramStartIndex.value, value)
    config.paramStartIndex.value += 1
    params.push(value)
  }
  const leave = (chunk: SQLChunk) => {
    const query = new SQL([chunk]).toQuery(config)
    text += query.sql
    params.push(...query.params)
  }
  const spell = (named: Column | Table) => {
    const known = spelt.get(named) ?? new SQL([named]).toQuery(config).sql
    spelt.set(named, known)
    text += known
  }
  const fill = (param: Param) => {
    if (param.value instanceof Placeholder) return number(param)
    const value = param.value === null ? null : param.encoder.mapToDriverValue(param.value)
    if (value instanceof SQL) put(value)
    else number(value)
  }
  const put = (chunk: SQLChunk): void => {
    if (chunk instanceof StringChunk) text += chunk.value.length === 1 ? chunk.value[0] : chunk.value.join('')
    else if (chunk instanceof SQL) {
      if (Reflect.get(chunk, 'shouldInlineParams') === true) leave(chunk)
      else for (const part of chunk.queryChunks) put(part)
    } else if (chunk instanceof Param) fill(chunk)
    else if (chunk instanceof Name) text += config.escapeName(chunk.value)
    else if (chunk instanceof Column || chunk instanceof Table) spell(chunk)
    else if (Array.isArray(chunk)) putList(chunk)
    else if (isPlain(chunk)) number(chunk)
    else if (chunk !== undefined) leave(chunk)
  }
  const putList = (chunks: SQLChunk[]) => {
    text += '('
    for (const [place, chunk] of chunks.entries()) {
      if (place > 0) text += ', '
      put(chunk)
    }
    text += ')'
  }

  return {
    write: (query: SQL): Query => {
      put(query)
      return { sql: text, params }
    },
  }
}

type Selected = { field: unknown }
type SelectionKind = { isSingleTable?: boolean }

/** Builds a list of selected fields with all of its columns as one text. */
function selecting(dialect: PgDialect, textOf: (part: SQL) => string) {
  const own: unknown = Reflect.get(dialect, 'buildSelection')
  if (typeof own !== 'function') throw new Error('The query layer builds no selection.')
  const alone = (selected: Selected, kind: SelectionKind): SQL => {
    const part: unknown = Reflect.apply(own, dialect, [[selected], kind])
    if (part instanceof SQL) return part
    throw new Error('The query layer builds a selection of another kind.')
  }

  return (fields: Selected[], kind: SelectionKind = {}): SQL => {
    const known = kind.isSingleTable ? speltAlone : spelt
    const chunks: SQLChunk[] = []
    let text = ''
    for (const [place, selected] of fields.entries()) {
      if (place > 0) text += ', '
      if (selected.field instanceof Column) {
        const column = known.get(selected.field) ?? textOf(alone(selected, kind))
        known.set(selected.field, column)
        text += column
      } else {
        chunks.push(new StringChunk(text), alone(selected, kind))
        text = ''
      }
    }
    return new SQL([...chunks, new StringChunk(text)])
  }
}

/** Builds what an update sets, in the order of the table's columns, as one list of parts. */
function setting(dialect: PgDialect) {
  const own: unknown = Reflect.get(dialect, 'buildUpdateSet')
  if (typeof own !== 'function') throw new Error('The query layer builds no update.')
  return (table: PgTable, set: Record<string, SQLChunk>): unknown => {
    const chunks: SQLChunk[] = []
    const columns = getTableColumns(table)
    for (const key of Object.keys(columns)) {
      const [column, value] = [columns[key], set[key]]
      // A column that computes its own value at each update.
      if (column?.onUpdateFn) return Reflect.apply(own, dialect, [table, set])
      if (!column || value === undefined) continue
      const written = value instanceof Given ? value.for(column) : value
      chunks.push(new StringChunk(`${chunks.length > 0 ? ', ' : ''}"${column.name}" = `), written)
    }
    return new SQL(chunks)
  }
}
