// Site Texts in the Admin Console: the owner's own words, from the form to the pages.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { ServerProcess } from '#tests/server-process.ts'
import { atTheDesk } from './desk.ts'
import { axeFindings, comeBack, expect, fill, longStep, ownersHouse, toast } from './house.ts'
import { newStaff } from './office-steps.ts'

const test = atTheDesk(ownersHouse)
test.describe.configure({ lock: 'owner' })

async function openTexts(page: Page, server: ServerProcess) {
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, '/admin/site')
  await expect(part(page, 'Questions on Book Now')).toBeVisible()
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save and publish' }).click()
const pageText = (page: Page, path: string) => async () => (await page.request.get(path)).text()

test('a question is written with its look beside it, published, moved, removed, undone and reset', async ({
  page,
  server,
}) => {
  await openTexts(page, server)
  const questions = part(page, 'Questions on Book Now')
  await expect(questions).toContainText('As it came')
  await questions.getByRole('link', { name: 'Add a question' }).click()
  await save(page)
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
  await fill(page, { Question: 'Do you bring <b>ladders?', Answer: 'Yes, in {town}.' })
  await expect(part(page, 'How it looks')).toContainText('Do you bring <b>ladders?Yes, in Mossel Bay.')
  expect(await axeFindings(page)).toEqual([])
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(questions).toContainText('Yours')
  await expect(questions.getByRole('listitem')).toHaveCount(7)
  await expect.poll(pageText(page, '/booking')).toContain('Do you bring &lt;b&gt;ladders?')

  await questions.getByRole('button', { name: 'Move Do you bring <b>ladders? up' }).click()
  await expect(toast(page, 'Do you bring <b>ladders? is now number 6 of 7')).toBeVisible()
  await expect(questions.getByRole('listitem').nth(5)).toContainText('ladders')
  await questions.getByRole('link', { name: 'Do I have to be at home?' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Removed: Do I have to be at home?')).toBeVisible()
  await expect(questions.getByRole('listitem')).toHaveCount(6)
  await toast(page, 'Removed').getByRole('button', { name: 'Undo' }).click()
  await expect(questions.getByRole('listitem')).toHaveCount(7)
  await page.getByRole('button', { name: 'Questions on Book Now: back to how it came' }).click()
  await expect(toast(page, 'As it came')).toBeVisible()
  await expect(questions.getByRole('listitem')).toHaveCount(6)
  await expect.poll(pageText(page, '/booking')).not.toContain('ladders?')

  await part(page, 'Articles').getByRole('link', { name: 'Write an article' }).click()
  await fill(page, { Text: '## First of all\n\n- Shake the **mats**' })
  await expect(part(page, 'How it looks').getByRole('heading', { name: 'First of all' })).toBeVisible()
})

test('two people at one list: who was slower is told, and nothing typed is lost', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await openTexts(page, server)
  await part(page, 'What clients say').getByRole('link', { name: 'Annelize V.' }).click()
  await fill(page, { 'What they said': 'Spotless.' })
  const mine = { id: 'annelize', name: 'Annelize Venter', about: 'Carpets', text: 'Clean.', rating: '3' }
  await server.tables
    .from('site_texts')
    .insert({ kind: 'testimonials', entries: [mine] })
    .throwOnError()
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Name Annelize Venter')
  await expect(page.getByLabel('What they said')).toHaveValue('Spotless.')
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  const { data } = await server.tables.from('site_texts').select('entries').eq('kind', 'testimonials')
  expect(data).toEqual([{ entries: [{ ...mine, text: 'Spotless.' }] }])
  await expect.poll(pageText(page, '/')).toContain('Spotless.')
  await page.goto('/reviews')
  await expect(page.getByText('Spotless.')).toBeVisible()
  await server.tables.from('site_texts').delete().eq('kind', 'testimonials').throwOnError()
})

test('somebody joins the team with a portrait, and the page of the team shows them', {
  tag: '@long',
}, async ({ page, server }) => {
  await openTexts(page, server)
  await part(page, 'Team').getByRole('link', { name: 'Founder' }).click()
  await page.getByLabel(/^Name/).fill('Zanele Mbeki')
  const photograph = { name: 'zanele.png', mimeType: 'image/png', buffer: await aPhotograph() }
  await page.locator('input[type=file]').setInputFiles(photograph)
  await expect(page.getByLabel('Portrait', { exact: true })).toHaveValue(/^own:/)
  await expect(part(page, 'How it looks').getByRole('img', { name: 'Zanele Mbeki' })).toBeVisible()
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect.poll(pageText(page, '/about')).toContain('Zanele Mbeki')
  await expect.poll(pageText(page, '/blog/sand-and-carpets')).toContain('By Zanele Mbeki')
  await page.goto('/about')
  const portrait = page.getByRole('img', { name: 'Zanele Mbeki' })
  await portrait.scrollIntoViewIfNeeded()
  await expect
    .poll(() => portrait.evaluate(shown => (shown as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await server.tables.from('site_texts').delete().eq('kind', 'team').throwOnError()
})

test('an article is written with its look beside it, published, hidden and taken back', {
  tag: '@long',
}, async ({ page, server }) => {
  await openTexts(page, server)
  const articles = part(page, 'Articles')
  await articles.getByRole('link', { name: 'Write an article' }).click()
  await fill(page, {
    Title: 'Wind on the stoep',
    'In one or two sentences': 'What to do after a south-easter.',
    Text: '## First of all\n\n- Shake the **mats**\n- Rinse the glass',
  })
  const look = part(page, 'How it looks')
  await expect(look.getByRole('heading', { name: 'First of all' })).toBeVisible()
  await expect(look.getByRole('listitem')).toHaveCount(2)
  expect(await axeFindings(page)).toEqual([])
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  const status = async () => (await page.request.get('/blog/wind-on-the-stoep')).status()
  await expect.poll(status).toBe(200)
  await articles.getByRole('link', { name: 'Wind on the stoep' }).click()
  await page.getByLabel('On the website', { exact: true }).selectOption('Hidden')
  await save(page)
  await expect(articles.getByRole('listitem').filter({ hasText: 'Wind on the stoep' })).toContainText(
    'Hidden',
  )
  await expect.poll(status).toBe(404)
  await articles.getByRole('link', { name: 'Wind on the stoep' }).click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(articles.getByRole('link', { name: 'Wind on the stoep' })).toBeHidden()

  await longStep('one of ours is changed, and as it came again', async () => {
    await articles.getByRole('link', { name: 'Sand, wet dogs and the lounge carpet' }).click()
    await fill(page, { Title: 'Sand, and what to do' })
    await save(page)
    await expect.poll(pageText(page, '/blog/sand-and-carpets')).toContain('Sand, and what to do')
    await articles.getByRole('link', { name: 'Sand, and what to do' }).click()
    await page.getByRole('button', { name: 'Back to how it came' }).click()
    await expect(articles.getByRole('link', { name: 'Sand, wet dogs and the lounge carpet' })).toBeVisible()
  })
})

const aPhotograph = () =>
  sharp({ create: { width: 500, height: 640, channels: 3, background: '#2a7f8e' } })
    .png()
    .toBuffer()
