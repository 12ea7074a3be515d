// Sends a picture into a bucket, under a name that was made in the browser: sent again, it is the same picture.
import { Refusal } from '#domain/refusal.ts'
import { headersAsSelf } from './as-self.ts'

type Sent = { picture: Blob; onProgress: (share: number) => void }

/** Refused with the server's sentence. */
export async function sendPicture(path: string, { picture, onProgress }: Sent) {
  const headers = await headersAsSelf()
  const { status, body } = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    // Unlike fetch, it tells how much has been sent.
    const request = new XMLHttpRequest()
    request.open('POST', path)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve({ status: request.status, body: request.responseText })
    request.onerror = () => reject(new Error('The picture could not be sent.'))
    request.send(picture)
  })
  const isThere = status === 200 || (status === 409 && !/(gallery|photos)_full/.test(body))
  if (!isThere) throw refusalOf(body)
}

/** Our no as it is worded, whatever else came back as an error. */
export function refusalOf(body: string) {
  try {
    const { code, message } = JSON.parse(body)
    return new Refusal(String(code), String(message))
  } catch {
    return new Error('The server gave no answer that can be read.')
  }
}
