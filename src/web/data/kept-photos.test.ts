import { afterEach, expect, test, vi } from 'vitest'
import { dropPhoto, keepPhoto, readKeptPhotos } from './kept-photos.ts'

const photo = { id: 'p1', bookingId: 'b1', taken: 'before' as const, file: new File(['x'], 'x.jpg') }

afterEach(() => vi.unstubAllGlobals())

test.for([
  ['has no store', undefined],
  ['refuses it', { open: () => raise() }],
] as const)('a browser that %s keeps nothing, and says no error for it', async ([, indexedDB]) => {
  vi.stubGlobal('indexedDB', indexedDB)
  await keepPhoto(photo)
  expect(await readKeptPhotos()).toEqual([])
  await dropPhoto(photo.id)
})

function raise(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
