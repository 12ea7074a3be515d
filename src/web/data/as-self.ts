// What goes out as whoever is signed in: the one place that adds their token.
import { bearer } from './auth.ts'
import { publishableKey } from './publishable-key.ts'
import { callFunction, submitRow } from './submit.ts'

type Query = PromiseLike<unknown> & { setHeader(name: string, value: string): unknown }

/** Sends it, and answers what came back. */
export async function asSelf<Asked extends Query>(query: Asked): Promise<Awaited<Asked>> {
  return (await query.setHeader('Authorization', await bearer())) as Awaited<Asked>
}

/** For what asks neither a table nor a function. */
export const headersAsSelf = async () => ({ apikey: publishableKey(), authorization: await bearer() })

export async function callAsSelf<T>(name: string, args: object): Promise<T> {
  return callFunction<T>(name, args, await bearer())
}

export async function submitAsSelf(table: string, row: object) {
  return submitRow(table, row, await bearer())
}
