// The job sheet on a phone: the owner writes what is ticked off, the team ticks it, and takes photographs that their client
// may see.
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { freshDay } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, axeFindings, comeBack, expect, longStep, newMember, toast } from './house.ts'
import { aPhoto, headOf, lineIn, photosOf } from './job-sheet-steps.ts'
import { bookClean, liveOn, newStaff, openCrm } from './office-steps.ts'

const test = atTheDesk(alone)

test('the owner writes a list, orders it, takes a line out, and puts ours back', async ({ page, server }) => {
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, '/admin/checklists')
  await page.getByText('Windows', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Windows' })
  const line = (place: number) => form.getByRole('textbox', { name: `Line ${place}`, exact: true })
  await expect(line(1)).toHaveValue('Inside and outside, where it can be reached safely')
  await form.getByRole('button', { name: 'Remove line 3' }).click()
  await line(4).press('Enter')
  await line(5).fill('Frames, tracks and sills')
  await form.getByRole('button', { name: 'Save list' }).click()
  await expect(form.getByText('“Frames, tracks and sills” is in the list twice.')).toBeVisible()
  await line(5).fill('<b>Salt</b> off the balustrade & rail')
  for (const place of [5, 4, 3, 2]) await form.getByRole('button', { name: `Move line ${place} up` }).click()
  await expect(form.getByRole('button', { name: 'Move line 1 up' })).toBeFocused()
  await form.getByRole('button', { name: 'Save list' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByText('5 lines, yours')).toBeVisible()
  await page.reload()
  await page.getByText('Windows', { exact: true }).click()
  await expect(line(1)).toHaveValue(/Salt.* off the balustrade & rail/)
  expect(await axeFindings(page)).toEqual([])

  await longStep('ours is put back', async () => {
    await form.getByRole('button', { name: 'Back to how it came' }).click()
    await form.getByRole('button', { name: 'Save list' }).click()
    await expect(page.getByText('5 lines, yours')).toHaveCount(0)
    const { data } = await server.tables.from('checklists').select('lines').eq('kind', 'window').single()
    expect(data?.lines).toBeNull()
  })
  await server.tables.from('checklists').delete().eq('kind', 'window')
})

test('a colleague who saved first is shown, and nothing of theirs is lost', async ({ page, server }) => {
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, '/admin/checklists')
  await page.getByText('Car detail', { exact: true }).click()
  const form = page.getByRole('form', { name: 'Car detail' })
  await form.getByRole('textbox', { name: 'Line 1', exact: true }).fill('Mine')
  await server.tables.from('checklists').upsert({ kind: 'car-detail-clean', lines: ['Theirs'] })
  await form.getByRole('button', { name: 'Save list' }).click()
  await expect(form.getByText(/Lines Theirs/)).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Line 1', exact: true })).toHaveValue('Mine')
  await server.tables.from('checklists').delete().eq('kind', 'car-detail-clean')
})

test('a clean is ticked off line by line', async ({ page, server, browser }) => {
  const day = freshDay()
  const clean = await bookClean(server, day, { name: 'Lerato Sheet' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server)).email)
  await expect(headOf(page, clean.name)).toContainText('0 of 7 done')
  await page.getByRole('button', { name: 'Start: Lerato Sheet' }).click()
  const line = lineIn(page, clean.name, 'Tiles and grouting, scrubbed by hand')
  await line.check()
  await lineIn(page, clean.name, 'Skirtings, doors').check()
  await expect(headOf(page, clean.name)).toContainText('2 of 7 done')

  await test.step('a line that is ticked and unticked at once is not ticked', async () => {
    const hasty = lineIn(page, clean.name, 'Window glass')
    await hasty.evaluate((box: HTMLInputElement) => {
      box.click()
      setTimeout(() => box.click())
    })
    const kept = () =>
      server.tables
        .from('job_lines')
        .select('is_done')
        .eq('booking_id', clean.id)
        .not('ticked_at', 'is', null)
        .like('line', 'Window glass%')
    await expect.poll(async () => (await kept()).data).toEqual([{ is_done: false }])
    await expect(hasty).not.toBeChecked()
  })
  await longStep('a second phone sees it, and is seen', async () => {
    const other = await (await browser.newContext({ baseURL: server.url })).newPage()
    await liveOn(other, day)
    await openCrm(other, (await newStaff(server)).email)
    await expect(lineIn(other, clean.name, 'Tiles and grouting')).toBeChecked()
    await lineIn(other, clean.name, 'Tiles and grouting').uncheck()
    await expect(line).not.toBeChecked()
    await expect(headOf(page, clean.name)).toContainText('1 of 7 done')
    await other.context().close()
  })
  await longStep('the owner’s list changes: this clean keeps its own', async () => {
    await server.tables.from('checklists').upsert({ kind: 'residential-deep', lines: ['Something else'] })
    await openCrm(page, (await newStaff(server)).email)
    await expect(headOf(page, clean.name)).toContainText('1 of 7 done')
    await server.tables.from('checklists').delete().eq('kind', 'residential-deep')
  })
})

test('only what the client agrees to is copied into the gallery', { tag: '@long' }, async ({
  page,
  server,
}) => {
  test.slow()
  const day = freshDay()
  const clean = await bookClean(server, day, { name: 'Gita Gallery' })
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server, 'admin')).email)
  await headOf(page, clean.name, 'Photographs').click()
  const photos = photosOf(page, clean.name)
  await photos.getByLabel('Photograph after').setInputFiles(await aPhoto(800, 600))
  await photos.getByRole('button', { name: 'Open: After the clean, 1' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Copy into the gallery' })).toHaveCount(0)
  await sheet.getByRole('checkbox', { name: /^The client agrees/ }).check()
  await sheet.getByRole('button', { name: 'Copy into the gallery' }).click()
  await expect(page).toHaveURL(/\/admin\/gallery\/[0-9a-f-]{36}$/)
  const { data } = await server.tables
    .from('job_photos')
    .select('picture_id, agreed_at')
    .eq('booking_id', clean.id)
    .single()
  expect(page.url()).toContain(String(data?.picture_id))
})

// Neither at the desk: it is loaded anew on another day.
alone(
  'photographs before and after are taken, kept without signal, and shown to the client',
  async ({ page, server, browser }) => {
    test.slow()
    const day = freshDay()
    const [client, other] = [await newMember(server, { first_name: 'Ann' }), await newMember(server)]
    const key = randomBytes(32).toString('hex')
    const clean = await bookClean(server, day, { name: 'Ann Photo', key })
    await server.tables.from('bookings').update({ user_id: client.id }).eq('id', clean.id)
    await liveOn(page, day)
    await openCrm(page, (await newStaff(server)).email)
    await headOf(page, clean.name, 'Photographs').click()
    const photos = photosOf(page, clean.name)
    const sent = page.waitForRequest(
      request => request.method() === 'POST' && request.url().includes('/cleans/'),
    )
    await photos.getByLabel('Photograph before').setInputFiles(await aPhoto(2000, 1500))
    expect((await sharp((await sent).postDataBuffer() ?? undefined).metadata()).width).toBe(1600)
    await expect(photos.getByRole('button', { name: 'Open: Before the clean, 1' })).toBeVisible()
    await page.context().setOffline(true)
    await photos.getByLabel('Photograph after').setInputFiles(await aPhoto(800, 600))
    await expect(photos.getByRole('alert')).toContainText('It could not be sent')
    // Neither a closed list nor a reload loses it.
    await headOf(page, clean.name, 'Photographs').click()
    await page.context().setOffline(false)
    await page.reload()
    await headOf(page, clean.name, 'Photographs').click()
    await expect(photos.getByRole('button', { name: 'Open: After the clean, 1' })).toBeVisible()
    await longStep('what is no picture is refused', async () => {
      await photos.getByLabel('Photograph after').setInputFiles({
        ...{ name: 'virus.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ not a picture') },
      })
      await expect(photos.getByRole('alert')).toContainText('This is not a picture we can take.')
    })

    await photos.getByRole('button', { name: 'Open: After the clean, 1' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('img', { name: 'After the clean, 1' })).toHaveAttribute(
      'src',
      /^data:image\/webp/,
    )
    await sheet.getByRole('checkbox', { name: /^Show the client/ }).check()
    await expect(sheet.getByRole('button', { name: 'Copy into the gallery' })).toHaveCount(0)
    expect(await axeFindings(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(photos.getByText('The client sees it')).toHaveCount(1)
    await longStep('the client and the holder of the link see it, and no other client', seenByWhom)

    async function seenByWhom() {
      await server.tables.from('bookings').update({ status: 'completed' }).eq('id', clean.id)

      const theirs = await (await browser.newContext({ baseURL: server.url })).newPage()
      const shown = theirs.getByText('Photographs of this clean (1)')
      await comeBack(theirs, client.email, '/dashboard')
      await shown.click()
      await expect(theirs.getByRole('img', { name: 'After the clean, 1' })).toHaveAttribute(
        'src',
        /^data:image/,
      )
      await comeBack(theirs, other.email, '/dashboard')
      await expect(theirs.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(theirs.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
      await expect(shown).toHaveCount(0)
      await theirs.context().close()

      const guest = await (await browser.newContext({ baseURL: server.url })).newPage()
      await guest.goto(`/booking?manage=${key}`)
      await guest.getByText('Photographs of this clean (1)').click()
      await expect(guest.getByRole('img', { name: 'After the clean, 1' })).toHaveAttribute(
        'src',
        /^data:image/,
      )
      await guest.context().close()
    }
  },
)
