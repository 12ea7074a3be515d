// Tokens that stand for a right to one file: to read it until a time, or to put it there once. Signed with a key made from
// the installation's own secret, and for nothing else: no token of a person is one, nor one of these a person's.
import { createHmac, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Place, WayToPut } from './object-rows.ts'
import { StorageFault } from './storage-fault.ts'

const uploadSeconds = 2 * 60 * 60
const audience = { download: 'storage:download', upload: 'storage:upload' }

export type Signer = ReturnType<typeof createSigner>
type UploadRight = { owner: string | null; way: WayToPut }

export function createSigner(tokenSecret: string, now = () => new Date()) {
  const key = createHmac('sha256', tokenSecret).update('signed addresses of storage').digest()
  const sign = (claims: Record<string, unknown>, kind: keyof typeof audience, seconds: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(now())
      .setAudience(audience[kind])
      .setExpirationTime(new Date(now().getTime() + seconds * 1000))
      .sign(key)

  async function read(token: string, kind: keyof typeof audience, place: Place) {
    const wrong = kind === 'upload' ? 'InvalidUploadSignature' : 'InvalidSignature'
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      audience: audience[kind],
      requiredClaims: ['exp', 'url'],
      currentDate: now(),
    }).catch(error => {
      throw new StorageFault(error instanceof errors.JWTExpired ? 'ExpiredToken' : wrong)
    })
    if (payload.url !== urlOf(place)) throw new StorageFault(wrong)
    return payload
  }

  return {
    signDownload: (place: Place, seconds: number) => sign({ url: urlOf(place) }, 'download', seconds),
    readDownload: (token: string, place: Place) => read(token, 'download', place),
    signUpload: ({ owner, way, ...place }: Place & UploadRight) =>
      sign({ url: urlOf(place), owner, way, jti: randomUUID() }, 'upload', uploadSeconds),
    async readUpload(token: string, place: Place): Promise<UploadRight & { id: string }> {
      const { jti, owner, way } = await read(token, 'upload', place)
      return {
        id: String(jti),
        owner: typeof owner === 'string' ? owner : null,
        way: way === 'upsert' ? way : 'insert',
      }
    },
  }
}

const urlOf = ({ bucket, name }: Place) => `${bucket}/${name}`
