// Keeps the catalogue between requests and reads it again when the schema has changed, by whatever process.
import type { Database } from '#server/database/database.ts'
import { askAsHouse } from '#server/turns/asker.ts'
import { buildCatalogue } from './build-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { catalogueSql, catalogueVersionSql } from './catalogue-sql.ts'
import { arrayLiteral } from './sql-text.ts'

export type CatalogueCache = {
  current(): Promise<Catalogue>
  // Reads it again, such as after a migration.
  reload(): Promise<Catalogue>
  // For a name that was not found in one: the catalogue, if it has changed since, and undefined if it has not.
  newer(than: Catalogue): Promise<Catalogue | undefined>
}

type Options = { database: Database; schemas: string[]; extraSearchPath: string[]; checkEveryMs: number }
// checkedAt on the clock that never jumps.
type Snapshot = { catalogue: Catalogue; version: string; checkedAt: number }

// An event trigger with NOTIFY would need a superuser and a connection held open; comparing the versions of the
// catalogue's own rows needs neither, and works on both engines and for several processes.
export function createCatalogueCache({
  database,
  schemas,
  extraSearchPath,
  checkEveryMs,
}: Options): CatalogueCache {
  let held: Promise<Snapshot> | undefined
  let checking: Promise<Catalogue | undefined> | undefined

  const reader = { role: 'anon' as const, settings: { search_path: '' } }
  const values = [arrayLiteral(schemas), arrayLiteral([...new Set([...schemas, ...extraSearchPath])])]

  async function read(): Promise<Snapshot> {
    const statements = [{ text: catalogueVersionSql }, { text: catalogueSql, values }]
    const [[[version] = []] = [], [[json] = []] = []] = await database.tx(reader, statements, {
      readOnly: true,
    })
    return {
      catalogue: buildCatalogue(JSON.parse(json ?? '')),
      version: version ?? '',
      checkedAt: performance.now(),
    }
  }

  function load(): Promise<Snapshot> {
    const loading = askAsHouse(read)
    held = loading
    // A failed read is not kept: the next request tries again.
    loading.catch(() => {
      if (held === loading) held = undefined
    })
    return loading
  }

  async function check(snapshot: Snapshot): Promise<Catalogue | undefined> {
    snapshot.checkedAt = performance.now()
    const [[[version] = []] = []] = await database.tx(reader, [{ text: catalogueVersionSql }], {
      readOnly: true,
    })
    return version === snapshot.version ? undefined : (await load()).catalogue
  }

  function checkOnce(snapshot: Snapshot): Promise<Catalogue | undefined> {
    checking ??= askAsHouse(() => check(snapshot)).finally(() => {
      checking = undefined
    })
    return checking
  }

  return {
    async current() {
      const snapshot = await (held ?? load())
      const isDue = performance.now() - snapshot.checkedAt > checkEveryMs
      // Not waited for. Should it fail, so does this very request, and says why.
      if (isDue) checkOnce(snapshot).catch(() => undefined)
      return snapshot.catalogue
    },
    reload: async () => (await load()).catalogue,
    async newer(than) {
      const snapshot = await (held ?? load())
      // Another request has noticed the change already.
      if (snapshot.catalogue !== than) return snapshot.catalogue
      const isFresh = performance.now() - snapshot.checkedAt < Math.min(checkEveryMs, 1000)
      return isFresh ? undefined : checkOnce(snapshot)
    },
  }
}
