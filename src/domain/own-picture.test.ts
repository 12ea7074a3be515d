import { expect, test } from 'vitest'
import { ownPictureText, readOwnPicture } from './own-picture.ts'

const own = {
  ...{ id: 'c7000000-0000-4000-8000-000000000001', width: 1300, height: 900 },
  ...{ avif_widths: [320, 480], webp_widths: [720] },
}

test('a picture of hers is read as it was written, and one of ours by its name', () => {
  expect(readOwnPicture(ownPictureText(own))).toEqual(own)
  expect(readOwnPicture('art:open-place')).toEqual({ art: 'open-place' })
})

test.each(['', 'https://elsewhere.example/a.png', 'art:../x', 'own:x', `${ownPictureText(own)}" onload="x`])(
  '“%s” is no picture',
  text => expect(readOwnPicture(text)).toBeUndefined(),
)
