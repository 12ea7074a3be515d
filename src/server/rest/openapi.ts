// GET /: a description of what this caller may use, in the form (Swagger 2.0) that the clients' tools read.
import { readDescription } from './openapi-facts.ts'
import { functionPath, isCallable, parametersFor, relationPath } from './openapi-paths.ts'
import { definitionOf } from './openapi-types.ts'
import type { RestRequest } from './rest-request.ts'
import type { Service } from './service.ts'

const itself = {
  get: {
    tags: ['Introspection'],
    summary: 'OpenAPI description (this document)',
    produces: ['application/openapi+json', 'application/json'],
    responses: { 200: { description: 'OK' } },
  },
}

export async function serveOpenApi(asked: RestRequest, service: Service): Promise<Response> {
  const { relations, functions, comment } = await readDescription(asked, service)
  const paths = [...relations.map(relationPath), ...functions.filter(isCallable).map(functionPath)]
  const document = {
    swagger: '2.0',
    info: {
      title: `The schema ${asked.schema}`,
      ...(comment ? { description: comment } : {}),
      version: '1',
    },
    basePath: service.settings.basePath,
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: { '/': itself, ...Object.fromEntries(paths) },
    parameters: parametersFor(relations),
    definitions: Object.fromEntries(
      relations.map(described => [described.relation.name, definitionOf(described)]),
    ),
  }
  const headers = { 'content-type': 'application/openapi+json; charset=utf-8' }
  return new Response(asked.method === 'HEAD' ? null : JSON.stringify(document), { headers })
}
