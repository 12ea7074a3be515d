// Papers that are drawn for whoever is signed in and may see them.
import { headersAsSelf } from './as-self.ts'

export async function readPaper(path: string): Promise<Blob> {
  const answer = await fetch(`/storage/v1/object/authenticated/${path}`, { headers: await headersAsSelf() })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return answer.blob()
}
