// Rows of a backup that an earlier version made, as today's tables hold them.
import { createHash, randomUUID } from 'node:crypto'
import type { KeptRow } from './archive.ts'

// Pictures had tables of their own before there were buckets.
const bucketsOf: Record<string, { bucket: string; key: string }> = {
  'private.gallery_files': { bucket: 'gallery', key: 'picture_id' },
  'private.job_photo_files': { bucket: 'cleans', key: 'photo_id' },
}

export function bringForward(rows: KeptRow[]): KeptRow[] {
  if (rows.some(({ table }) => table === 'storage.buckets')) return rows
  return [...ownBuckets, ...rows.flatMap(asObjects)]
}

const ownBuckets = ['gallery', 'cleans'].map(id => ({
  table: 'storage.buckets',
  row: JSON.stringify({ id, name: id, public: id === 'gallery', is_made: true }),
}))

function asObjects(kept: KeptRow): KeptRow[] {
  const place = bucketsOf[kept.table]
  if (!place) return [kept]
  const file = JSON.parse(kept.row)
  const bytes = Buffer.from(String(file.bytes).slice(2), 'hex')
  const [id, version] = [randomUUID(), randomUUID()]
  const object = {
    ...{ id, version, bucket_id: place.bucket, name: `${file[place.key]}/${file.width}.${file.format}` },
    metadata: {
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      ...{ size: bytes.length, contentLength: bytes.length, mimetype: `image/${file.format}` },
      ...{ cacheControl: 'max-age=31536000', lastModified: new Date().toISOString(), httpStatusCode: 200 },
    },
  }
  return [
    { table: 'storage.objects', row: JSON.stringify(object) },
    { table: 'private.object_bytes', row: JSON.stringify({ object_id: id, version, bytes: file.bytes }) },
  ]
}
