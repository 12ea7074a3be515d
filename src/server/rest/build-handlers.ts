// The forms in which rows can be had besides JSON and CSV.
import type { Handler, Relation } from './catalogue.ts'
import type { RawCatalogue } from './catalogue-sql.ts'
import { relationSql } from './sql-text.ts'

/** Gives each relation the handlers of its own rows; returns those for any rows. */
export function buildHandlers(
  { handlers, geoSql }: Pick<RawCatalogue, 'handlers' | 'geoSql'>,
  relations: Map<string, Relation>,
): Handler[] {
  const forAny: Handler[] = geoSql === null ? [] : [geoHandler(geoSql)]
  for (const { sql, media, isBytes, relation: id } of handlers) {
    const relation = id === null ? undefined : relations.get(id)
    if (relation) {
      const rows = `pgrst_page::${relationSql(relation)}`
      relation.handlers.push({ media, isBytes, sql: `${sql}(${rows})`, needsAllColumns: true })
    } else if (id === null)
      forAny.unshift({ media, isBytes, sql: `${sql}(pgrst_page)`, needsAllColumns: false })
  }
  return forAny
}

function geoHandler(asGeoJson: string): Handler {
  const features = `coalesce(json_agg(${asGeoJson}(pgrst_page)::json), '[]')`
  return {
    media: 'application/geo+json',
    isBytes: false,
    sql: `json_build_object('type', 'FeatureCollection', 'features', ${features})`,
    needsAllColumns: false,
  }
}
