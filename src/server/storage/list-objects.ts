// What is in a bucket, as far as the caller may see it: a folder's own files and folders, page by page.
import type { Handler } from 'hono'
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { countOf, readBucket } from './buckets.ts'
import { StorageFault } from './storage-fault.ts'
import { requirePrefix } from './storage-names.ts'

type Parts = { sessions: Database; database: Database; identifyCaller: IdentifyCaller }

// The stretch of the index that begins with the prefix; the last letter there is comes after all others.
const within = `bucket_id = $1 and name >= $2 and name < $2 || chr(1114111)`
const rest = `substr(name, length($2) + 1)`

const folder = `
  with held as (
    select *, split_part(${rest}, '/', 1) as shown, position('/' in ${rest}) > 0 as is_folder
    from storage.objects where ${within}
  ), lines as (
    select distinct shown, true as is_folder, null::uuid as id, null::timestamptz as created_at, null::timestamptz as updated_at,
      null::timestamptz as last_accessed_at, null::jsonb as metadata
    from held where is_folder and starts_with(lower(shown), $3)
    union all
    select shown, false, id, created_at, updated_at, last_accessed_at, metadata
    from held where not is_folder and starts_with(lower(shown), $3)
  )
  select jsonb_build_object('name', shown, 'id', id, 'updated_at', updated_at, 'created_at', created_at,
    'last_accessed_at', last_accessed_at, 'metadata', metadata)
  from lines`

const columns = ['name', 'created_at', 'updated_at', 'last_accessed_at']

export function listFolder({ sessions, database, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const bucket = c.req.param('bucket') ?? ''
    const { prefix, limit, offset, sortBy, search } = (await c.req.json().catch(() => undefined)) ?? {}
    await readBucket(database, bucket)
    const plain = requirePrefix(prefix)
    const column = columns.includes(sortBy?.column) ? sortBy.column : 'name'
    const order = sortBy?.order === 'desc' ? 'desc' : 'asc'
    const statement = {
      text: `${folder} order by is_folder desc, ${column === 'name' ? 'shown' : column} ${order}, shown
        limit $4::integer offset $5::integer`,
      values: [
        bucket,
        plain && `${plain}/`,
        wordsOf(search),
        countOf(limit, 100, 1000),
        countOf(offset, 0, 1e9),
      ],
    }
    const [rows = []] = await sessions.tx(caller, [statement], { readOnly: true })
    return c.json(rows.map(([row]) => JSON.parse(row ?? '{}')))
  }
}

const wordsOf = (search: unknown) =>
  typeof search === 'string' ? search.replaceAll('\0', '').toWellFormed().toLowerCase() : ''

// Names in their order; with the delimiter a folder is one line, at the place of its first file.
const stretch = `
  with lines as (
    select case when $3::boolean and position('/' in ${rest}) > 0
      then $2 || split_part(${rest}, '/', 1) || '/' else name end as path, objects.*
    from storage.objects where ${within}
  ), first_lines as (select distinct on (path) * from lines order by path)
  select jsonb_build_object('name', path, 'key', rtrim(path, '/'), 'id', id, 'updated_at', updated_at, 'created_at', created_at,
    'last_accessed_at', last_accessed_at, 'metadata', metadata, 'version', version), path like '%/', path, sorted
  from (select *, SORTED as sorted from first_lines) as pages
  where $4::text is null or (sorted, path) BEYOND ($4, $5)`

type Line = { name: string; key: string }

/** Everything that begins so, page after page by a cursor. */
export function listStretch({ sessions, database, identifyCaller }: Parts): Handler<ServerEnv> {
  return async c => {
    const caller = await identifyCaller(c.req.raw.headers)
    const bucket = c.req.param('bucket') ?? ''
    const told = (await c.req.json().catch(() => undefined)) ?? {}
    await readBucket(database, bucket)
    const limit = Number(countOf(told.limit, 1000, 1000)) || 1000
    const column = columns.slice(1, 3).includes(told.sortBy?.column) ? told.sortBy.column : 'path'
    const isDown = told.sortBy?.order === 'desc'
    const order = isDown ? 'desc' : 'asc'
    const [sorted, path] = cursorOf(told.cursor)
    const statement = {
      text: `${stretch.replace('SORTED', sortable(column)).replace('BEYOND', isDown ? '<' : '>')}
        order by sorted ${order}, path ${order} limit ${limit + 1}`,
      values: [bucket, prefixOf(told.prefix), String(told.with_delimiter === true), sorted, path],
    }
    const [rows = []] = await sessions.tx(caller, [statement], { readOnly: true })
    const page = rows.slice(0, limit)
    const lines = (wantsFolders: boolean) =>
      page
        .filter(([, isFolder]) => (isFolder === 't') === wantsFolders)
        .map(([row]) => JSON.parse(row ?? '{}'))
    const last = rows.length > limit ? page.at(-1) : undefined
    return c.json({
      hasNext: last !== undefined,
      folders: lines(true).map(({ name, key }: Line) => ({ name, key })),
      objects: lines(false),
      ...(last && { nextCursor: Buffer.from(JSON.stringify([last[3], last[2]])).toString('base64url') }),
    })
  }
}

// As text that sorts as the time does.
const sortable = (column: string) =>
  column === 'path' ? 'path' : `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') collate "C"`

// Unlike a folder, a prefix may end within a name.
function prefixOf(prefix: unknown): string {
  const ending = typeof prefix === 'string' && prefix.endsWith('/') ? '/' : ''
  const plain = requirePrefix(prefix)
  return plain && `${plain}${ending}`
}

function cursorOf(cursor: unknown): [string | null, string | null] {
  if (cursor === undefined || cursor === null || cursor === '') return [null, null]
  try {
    const [sorted, path] = JSON.parse(Buffer.from(String(cursor), 'base64url').toString())
    if ([sorted, path].every(part => typeof part === 'string' && !part.includes('\0'))) return [sorted, path]
  } catch {
    // Said below.
  }
  throw new StorageFault('InvalidParameter', 'Invalid cursor')
}
