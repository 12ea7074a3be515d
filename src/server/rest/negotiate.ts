// In which form the answer goes: what the client accepts, of what the table or function can be put into.
import type { Handler } from './catalogue.ts'
import { parseAccept } from './parse-accept.ts'
import type { RestRequest } from './rest-request.ts'
import type { Service } from './service.ts'

export function negotiate(asked: RestRequest, handlers: Handler[], { settings }: Service): RestRequest {
  const fitting = selectsAll(asked.search)
    ? handlers
    : handlers.filter(({ needsAllColumns }) => !needsAllColumns)
  return { ...asked, format: parseAccept(asked.accept, settings, fitting) }
}

function selectsAll(search: string): boolean {
  const select = new URLSearchParams(search).get('select')
  return select === null || select === '*'
}
