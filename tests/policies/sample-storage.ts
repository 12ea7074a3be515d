// A file and its bucket for each person: sample rows of the file service.
import { idOf, type Sample } from './sample-owners.ts'

export const storageSamples: Record<string, Sample> = {
  'storage.buckets': {
    row: person => ({ id: `bucket-of-${person}`, name: `bucket-of-${person}` }),
    change: 'file_size_limit = 1000',
    key: 'id',
  },
  // A visitor's is a picture's that is shown; the others are photographs of their cleans.
  'storage.objects': {
    row: person => ({
      bucket_id: person === 'anon' ? 'gallery' : 'cleans',
      name: `${idOf(person)}/720.webp`,
    }),
    change: "user_metadata = '{}'",
  },
}
