// The identity providers of firms, as they are kept.
import { type AuthService, askServer } from './auth-service.ts'
import { fetchMetadata } from './saml-fetch-metadata.ts'
import { readIdpMetadata } from './saml-metadata.ts'

export type AttributeMapping = {
  keys?: Record<string, { name?: string; names?: string[]; default?: unknown; array?: boolean }>
}

export type SsoProvider = {
  id: string
  resource_id?: string
  disabled: boolean
  saml: {
    entity_id: string
    metadata_xml: string
    metadata_url?: string
    attribute_mapping: AttributeMapping
    name_id_format?: string
  }
  domains: { domain: string }[]
  created_at: string
  updated_at: string
}

const told = 'select auth.sso_provider_json(kept) from auth.sso_providers as kept'

export const findSsoProvider = (auth: AuthService, id: string) =>
  askServer<SsoProvider>(auth, `${told} where kept.id::text = $1`, [id])

export const findSsoProviderOf = (auth: AuthService, domain: string) =>
  askServer<SsoProvider>(
    auth,
    `${told} where kept.id = (select sso_provider_id from auth.sso_domains where domain = $1)`,
    [domain.toLowerCase()],
  )

export async function listSsoProviders(auth: AuthService): Promise<SsoProvider[]> {
  const text = `select coalesce(jsonb_agg(auth.sso_provider_json(kept) order by kept.created_at, kept.id), '[]')
    from auth.sso_providers as kept`
  return (await askServer<SsoProvider[]>(auth, text, [])) ?? []
}

type Saved =
  | { status: 'saved'; provider: SsoProvider }
  | { status: 'saml_idp_already_exists' }
  | { status: 'sso_domain_already_exists'; domain: string; owner: string }

export type SsoProviderRow = {
  id: string
  resource_id: string | null
  disabled: boolean
  entity_id: string
  metadata_xml: string
  metadata_url: string | null
  attribute_mapping: AttributeMapping
  name_id_format: string | null
  domains: string[]
}

export async function saveSsoProvider(auth: AuthService, row: SsoProviderRow): Promise<Saved> {
  const values = [JSON.stringify(row), auth.now().toISOString()]
  const saved = await askServer<Saved>(auth, 'select auth.save_sso_provider($1, $2)', values)
  if (!saved) throw new Error('The database did not answer')
  return saved
}

export const rowOf = ({ saml, domains, ...kept }: SsoProvider): SsoProviderRow => ({
  id: kept.id,
  resource_id: kept.resource_id ?? null,
  disabled: kept.disabled,
  entity_id: saml.entity_id,
  metadata_xml: saml.metadata_xml,
  metadata_url: saml.metadata_url ?? null,
  attribute_mapping: saml.attribute_mapping,
  name_id_format: saml.name_id_format ?? null,
  domains: domains.map(({ domain }) => domain),
})

const dayMs = 24 * 3_600_000

/** Certificates change: where an address was given, it is asked again each day. What was kept stays if it does not answer. */
export async function withFreshMetadata(auth: AuthService, provider: SsoProvider): Promise<SsoProvider> {
  const { metadata_url: url, entity_id: entityId } = provider.saml
  if (!url || auth.now().getTime() - Date.parse(provider.updated_at) < dayMs) return provider
  try {
    const metadata_xml = await fetchMetadata(url)
    if (readIdpMetadata(metadata_xml).entityId !== entityId)
      throw new Error('The metadata names somebody else')
    const saved = await saveSsoProvider(auth, { ...rowOf(provider), metadata_xml })
    return saved.status === 'saved' ? saved.provider : provider
  } catch (error) {
    auth.log.warn('SAML Metadata could not be retrieved, continuing with existing metadata', {
      provider: provider.id,
      error,
    })
    return provider
  }
}
