// Fetches what an identity provider says of itself from the address that an admin gave: public, https, short and soon.
import { get } from 'node:https'
import { lookUpPublic, requirePublic } from '#server/push/public-address.ts'
import { AuthRefusal } from './auth-refusal.ts'

const longest = 200_000
const timeoutMs = 10_000

export async function fetchMetadata(address: string): Promise<string> {
  const url = URL.parse(address)
  if (!url) throw new AuthRefusal('validation_failed', 'metadata_url is not a valid URL')
  if (url.protocol !== 'https:') throw new AuthRefusal('validation_failed', 'metadata_url is not a HTTPS URL')
  try {
    requirePublic(url)
    return await read(url)
  } catch (error) {
    if (error instanceof AuthRefusal) throw error
    throw failed(`Unable to fetch SAML Metadata from URL '${url.href}'`)
  }
}

// No redirect is followed: the address that was given is the one that is asked.
const read = (url: URL) =>
  new Promise<string>((resolve, reject) => {
    const options = { lookup: lookUpPublic, timeout: timeoutMs, headers: { accept: 'application/xml' } }
    const request = get(url, options, async answer => {
      if (answer.statusCode !== 200) {
        answer.resume()
        return reject(failed(`HTTP ${answer.statusCode} error fetching SAML Metadata from URL '${url.href}'`))
      }
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', part => {
        text += part
        if (text.length > longest) request.destroy(new Error('The metadata is too long'))
      })
      answer.on('end', () => resolve(text))
      answer.on('error', reject)
    })
    request.setTimeout(timeoutMs, () => request.destroy(new Error('The metadata took too long')))
    request.on('error', reject)
  })

const failed = (sentence: string) => new AuthRefusal('saml_metadata_fetch_failed', sentence)
