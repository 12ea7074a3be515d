// How the data service is set up, for any schema it is pointed at.
export type RestSettings = {
  basePath: string
  // The schemas shown; the first is taken when a request names none.
  schemas: string[]
  // Where functions and types are found besides.
  extraSearchPath: string[]
  // The most rows that one answer, or one embedded list, holds.
  maxRows?: number
  aggregates: boolean
  // Accept: application/vnd.pgrst.plan
  plan: boolean
  // Prefer: tx=rollback
  txPreference: boolean
  serverTiming: boolean
  statementTimeoutMs: number
  // How old the catalogue may get before its version is looked at again.
  checkSchemaEveryMs: number
}

export const defaultSettings: RestSettings = {
  basePath: '/rest/v1',
  schemas: ['public'],
  extraSearchPath: [],
  maxRows: 1000,
  aggregates: false,
  plan: false,
  txPreference: false,
  serverTiming: false,
  statementTimeoutMs: 8000,
  checkSchemaEveryMs: 5000,
}
