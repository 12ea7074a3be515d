// The file in an upload's body, as it is or inside a form, read up to the limit and not further.
import { largestPictureBytes } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'

// The overhead of a multipart form around a file.
const formBytes = 16 * 1024

export async function readUpload(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  const body = await readBody(request)
  const file = /^multipart\/form-data/i.test(type) ? await fileInForm(body, type) : body
  if (file.length > largestPictureBytes) throw tooLarge()
  return file
}

async function readBody({ body, headers }: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > largestPictureBytes + formBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > largestPictureBytes + formBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

async function fileInForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<Uint8Array> {
  const form = await new Response(body, { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = [...(form?.values() ?? [])].find(value => value instanceof Blob)
  return file ? file.bytes() : new Uint8Array()
}

const tooLarge = () => new Refusal('too_large', 'too_large')
