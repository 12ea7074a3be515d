// /admin/sso/providers: the identity providers of firms, listed, made, read, changed and deleted.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthHandler, type AuthService, askServer, asServer } from './auth-service.ts'
import { readBody } from './read-body.ts'
import { fetchMetadata } from './saml-fetch-metadata.ts'
import { readIdpMetadata } from './saml-metadata.ts'
import {
  findSsoProvider,
  listSsoProviders,
  rowOf,
  type SsoProvider,
  type SsoProviderRow,
  saveSsoProvider,
} from './sso-providers.ts'

const formats = [
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
] as const

const claim = z.object({
  name: z.string().max(300).optional(),
  names: z.array(z.string().max(300)).max(20).optional(),
  default: z.union([z.string().max(300), z.number(), z.boolean()]).optional(),
  array: z.boolean().optional(),
})

const wanted = z.object({
  type: z.string().max(20).optional(),
  resource_id: z.string().max(300).nullish(),
  disabled: z.boolean().nullish(),
  metadata_xml: z.string().max(200_000, 'metadata_xml has at most 200,000 characters').nullish(),
  metadata_url: z.string().max(2000).nullish(),
  domains: z
    .array(
      z
        .string()
        .toLowerCase()
        .regex(/^[a-z0-9.-]{1,253}$/, 'A domain has letters, digits, dots and dashes only'),
    )
    .max(100)
    .nullish(),
  attribute_mapping: z
    .object({ keys: z.record(z.string().max(60), claim).optional() })
    .refine(mapping => JSON.stringify(mapping).length <= 10_000, 'attribute_mapping is too long')
    .nullish(),
  name_id_format: z
    .enum(['', ...formats], `name_id_format must be unspecified or one of ${formats.join(', ')}`)
    .nullish(),
})
type Wanted = z.output<typeof wanted>

export function listProviders(auth: AuthService): AuthHandler {
  return async context => {
    const providers = await listSsoProviders(auth)
    // The metadata is long; reading one tells it.
    const items = providers.map(({ saml: { metadata_xml: _, ...saml }, ...rest }) => ({ ...rest, saml }))
    return context.json({ items })
  }
}

export function createProvider(auth: AuthService): AuthHandler {
  return async context => {
    const asked = await readBody(context, wanted)
    if (asked.type !== 'saml') throw invalid("Only 'saml' supported for SSO provider type")
    if (!asked.metadata_url && !asked.metadata_xml)
      throw invalid('Either metadata_xml or metadata_url must be set')
    const { xml, entityId } = await metadataIn(asked)
    const row = changed(blank(randomUUID(), entityId), { ...asked, metadata_xml: xml })
    const provider = await save(auth, row)
    await record(auth, context, { action: 'insert', id: provider.id, after: provider })
    return context.json(provider, 201)
  }
}

export function showProvider(auth: AuthService): AuthHandler {
  return async context => context.json(await providerInPath(auth, context))
}

export function changeProvider(auth: AuthService): AuthHandler {
  return async context => {
    const before = await providerInPath(auth, context)
    const asked = await readBody(context, wanted)
    const given = { ...asked }
    if (asked.metadata_url || asked.metadata_xml) {
      const { xml, entityId } = await metadataIn(asked)
      const { entity_id: expected } = before.saml
      if (entityId !== expected)
        throw new AuthRefusal(
          'saml_entity_id_mismatch',
          `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${expected}' but got '${entityId}'`,
        )
      given.metadata_xml = xml
    }
    const after = await save(auth, changed(rowOf(before), given))
    await record(auth, context, { action: 'update', id: after.id, before, after })
    return context.json(after)
  }
}

export function deleteProvider(auth: AuthService): AuthHandler {
  return async context => {
    const before = await providerInPath(auth, context)
    await askServer(auth, 'select auth.delete_sso_provider($1::uuid)', [before.id])
    await record(auth, context, { action: 'delete', id: before.id, before })
    return context.json(before)
  }
}

async function metadataIn({ metadata_url: url, metadata_xml: given }: Wanted) {
  if (url && given) throw invalid('Only one of metadata_xml or metadata_url needs to be set')
  const xml = given || (await fetchMetadata(url ?? ''))
  return { xml, entityId: readIdpMetadata(xml).entityId }
}

const blank = (id: string, entityId: string): SsoProviderRow => ({
  id,
  resource_id: null,
  disabled: false,
  entity_id: entityId,
  metadata_xml: '',
  metadata_url: null,
  attribute_mapping: {},
  name_id_format: null,
  domains: [],
})

// What is not given stays.
const changed = (row: SsoProviderRow, asked: Wanted): SsoProviderRow => ({
  ...row,
  resource_id: asked.resource_id ?? row.resource_id,
  disabled: asked.disabled ?? row.disabled,
  metadata_xml: asked.metadata_xml || row.metadata_xml,
  metadata_url: asked.metadata_url || row.metadata_url,
  attribute_mapping:
    (asked.attribute_mapping as SsoProviderRow['attribute_mapping']) ?? row.attribute_mapping,
  name_id_format: asked.name_id_format === undefined ? row.name_id_format : asked.name_id_format || null,
  domains: asked.domains ? [...new Set(asked.domains)] : row.domains,
})

async function save(auth: AuthService, row: SsoProviderRow): Promise<SsoProvider> {
  const saved = await saveSsoProvider(auth, row)
  if (saved.status === 'saved') return saved.provider
  if (saved.status === 'saml_idp_already_exists')
    throw new AuthRefusal(
      saved.status,
      `SAML Identity Provider with this EntityID (${row.entity_id}) already exists`,
    )
  throw new AuthRefusal(
    saved.status,
    `SSO Domain '${saved.domain}' is already assigned to an SSO identity provider (${saved.owner})`,
  )
}

async function providerInPath(auth: AuthService, context: AuthContext) {
  const provider = await findSsoProvider(auth, context.req.param('id') ?? '')
  if (!provider) throw new AuthRefusal('sso_provider_not_found', 'SSO Identity Provider not found')
  return provider
}

type Act = { action: 'insert' | 'update' | 'delete'; id: string; before?: SsoProvider; after?: SsoProvider }

// As with accounts, an admin is on record for it; what the secret key does is the server's own business.
async function record(auth: AuthService, context: AuthContext, { action, id, before, after }: Act) {
  const actor = context.get('who')?.user.id
  if (!actor) return
  const text = `insert into public.audit_log (actor, action, table_name, row_id, before, after)
    values ($1, $2, 'sso_providers', $3, $4, $5)`
  await asServer(auth, [{ text, values: [actor, action, id, short(before), short(after)] }])
}

const short = (provider: SsoProvider | undefined) =>
  provider ? JSON.stringify({ ...provider, saml: { ...provider.saml, metadata_xml: undefined } }) : null

const invalid = (sentence: string) => new AuthRefusal('validation_failed', sentence)
