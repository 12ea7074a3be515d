// The gallery from the admin's phone to the page that visitors see.
import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'
import { limit } from '#tests/limits.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { axeFindings, comeBack, expect, fill, ownersHouse, toast } from './house.ts'
import { newStaff } from './office-steps.ts'

const test = ownersHouse
test.describe.configure({ lock: 'owner' })

const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const captions = (page: Page) => page.locator('.gallery li p:first-of-type').allTextContents()

/** Pages follow the database within seconds. */
const expectCaptions = (page: Page, check: (shown: string[]) => void) =>
  expect(async () => {
    await page.goto('/gallery')
    check(await captions(page))
  }).toPass()

/** Wide as phones make them, and low: its sizes are made the sooner. */
const phonePhoto = () =>
  sharp({
    create: {
      width: 3000,
      height: 1200,
      channels: 3,
      background: '#2a7f8e',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .blur(1)
    .jpeg({ quality: 98 })
    .toBuffer()

async function openGallery(page: Page, server: ServerProcess) {
  await comeBack(page, (await newStaff(server, 'admin')).email, '/admin/gallery')
  await expect(line(page, 'Halfway across the rug')).toBeVisible()
}

test('a picture is added, described and hung, and visitors see it', async ({ page, server }) => {
  const photo = await phonePhoto()
  await openGallery(page, server)

  const sent: Request[] = []
  page.on('request', request => request.url().includes('/object/gallery/') && sent.push(request))
  await page.getByLabel('Add pictures').setInputFiles([
    { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
    { name: 'stoep.jpg', mimeType: 'image/jpeg', buffer: photo },
  ])
  await expect(page.getByRole('alert')).toHaveText(
    'This is not a picture we can take. Send a JPEG, PNG, WebP or AVIF.',
  )
  expect(await axeFindings(page)).toEqual([])
  await expect(line(page, 'New picture')).toContainText('Needs its words', { timeout: limit(20_000) })
  expect(sent).toHaveLength(2)
  expect((await sent[1]?.sizes())?.requestBodySize).toBeLessThan(photo.length / 2)
  await page.getByRole('link', { name: 'Say what it shows' }).click()
  const panel = page.locator('.panel')
  await panel.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByLabel('Caption')).toBeFocused()
  await expect(page.getByLabel('Caption')).toHaveAccessibleDescription(/required/)
  await fill(page, { Caption: 'A teal wall', 'What the picture shows': 'A wall in one colour' })
  await page.getByLabel('Category').selectOption('Exterior')
  await panel.getByRole('button', { name: 'Save picture' }).dblclick()
  await expect(toast(page, 'Picture saved')).toBeVisible()
  await expect(panel).toHaveCount(0)

  const down = page.getByRole('button', { name: 'Move A teal wall down' })
  await down.press('Enter')
  await down.press('Enter')
  // Others of this house may have left a picture here, such as a hidden logo.
  const hung = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem')
  await expect(page.getByText(`A teal wall is now number 3 of ${await hung.count()}.`)).toBeAttached()
  await expect(down).toBeFocused()
  await expect(hung.nth(2)).toContainText('A teal wall')
  const inOrder = await hung.filter({ hasText: 'Shown' }).locator('b').allTextContents()
  await expectCaptions(page, shown => expect(shown).toEqual(inOrder))
  await expect(page.getByText('Some of the pictures are illustrations')).toBeVisible()
  await page.getByRole('link', { name: 'Open full size: A wall in one colour' }).click()
  await expect(page.getByRole('dialog', { name: 'A teal wall' })).toBeVisible()
  await expect
    .poll(() => page.locator('[data-stage] img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

test('words are saved over what was seen; a picture is hidden, and removed for good', {
  tag: '@long',
}, async ({ page, server }) => {
  const mine = { built_in: 'windows' }
  await openGallery(page, server)
  await page.getByRole('link', { name: 'One pull of the squeegee' }).click()
  const panel = page.locator('.panel')
  await expect(page.getByLabel('Caption')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Caption').fill('Salt off the glass')
  await server.tables.from('gallery_pictures').update({ alt: 'A clean window' }).match(mine)
  await panel.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByRole('alert')).toContainText('What the picture shows A clean window')
  await expect(page.getByLabel('Caption')).toHaveValue('Salt off the glass')
  await page.getByLabel('On the website').selectOption('Hidden')
  await panel.getByRole('button', { name: 'Save picture' }).click()
  await expect(line(page, 'Salt off the glass')).toContainText('Hidden')
  const { data } = await server.tables.from('gallery_pictures').select('title, alt').match(mine)
  expect(data).toEqual([{ title: 'Salt off the glass', alt: 'A clean window' }])
  await expectCaptions(page, shown => expect(shown).not.toContain('One pull of the squeegee'))

  await page.goto('/admin/gallery')
  await page.getByRole('link', { name: 'Salt off the glass' }).click()
  await panel.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove for good' }).click()
  await expect(toast(page, 'Picture removed')).toBeVisible()
  await expect(line(page, 'Salt off the glass')).toHaveCount(0)
})
