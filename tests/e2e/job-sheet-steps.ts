// A clean's checklist and photographs, by the names on screen.
import type { Page } from '@playwright/test'
import { photo } from '#tests/wire/gallery/keepers.ts'

export const sheetOf = (page: Page, name: string) => page.getByRole('list', { name: `Checklist: ${name}` })
export const headOf = (page: Page, name: string, part = 'Checklist') =>
  page.locator('summary').filter({ hasText: part }).filter({ hasText: name })
export const lineIn = (page: Page, name: string, line: string) =>
  sheetOf(page, name).getByRole('checkbox', { name: line })

export const photosOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `Photographs: ${name}` })
export const aPhoto = async (width = 1800, height = 1350) => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(width, height)
    .withExif({ IFD3: { GPSLatitude: '34/1 11/1 0/1', GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer(),
})
