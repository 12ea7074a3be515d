// Notices on a phone of the office: switched on with a tap, of what one wants, shown by the worker, and ended.
import { limit } from '#tests/limits.ts'
import { axeFindings, comeBack, longStep, toast } from './house.ts'
import { deliver, expect, givePush, officeWorker, openSettings, shownBy, test } from './notice-steps.ts'
import { newStaff, openCrm } from './office-steps.ts'

const soon = { timeout: limit(20_000) }

test('a phone is told of what it wants, with names only where they are allowed; a tap opens it; it is switched off and removed', async ({
  page,
  server,
  push,
}) => {
  test.slow()
  await givePush(page, push.subscribe('marietjie'))
  await openCrm(page, (await newStaff(server)).email)
  const worker = await officeWorker(page)
  const section = await openSettings(page)
  const switchOn = section.getByRole('button', { name: 'Switch on here' })
  const names = section.getByRole('checkbox', { name: 'Show names on the lock screen' })
  const arrived = () => push.arrivals.map(({ notice }) => notice.body)

  await test.step('a double tap switches on, and a test notice comes', async () => {
    await switchOn.dblclick()
    await expect(section.getByText('Notices are on here.')).toBeVisible()
    await expect(section.getByRole('listitem')).toContainText('Chrome on Android')
    await expect(section.getByRole('listitem')).toContainText('This device')
    await section.getByRole('checkbox', { name: 'New requests' }).uncheck()
    await expect(names).not.toBeChecked()
    expect(await axeFindings(page)).toEqual([])
    await section.getByRole('button', { name: 'Send a test notice' }).click()
    await expect(toast(page, 'A test notice is on its way')).toBeVisible()
    await expect.poll(() => push.arrivals.length, soon).toBe(1)
  })

  await test.step('a message is told without its sender, and a tap opens it', async () => {
    const message = { name: 'Lwazi Notice', email: 'lwazi@notice.example', message: 'Do you clean boats?' }
    const stored = server.tables.from('contact_messages').insert(message).select('id').single()
    const sent = await stored.throwOnError()
    await expect.poll(() => push.arrivals.length, soon).toBe(2)
    const notice = push.arrivals[1]?.notice
    expect(notice).toMatchObject({ title: 'New message', body: 'It waits in the Inbox.' })
    expect(JSON.stringify(notice)).not.toContain('Lwazi')
    await expect(section.getByRole('listitem')).toContainText('Last notice Today', soon)
    if (!notice) throw new Error('There is no notice')
    await deliver(page, notice)
    await expect.poll(() => shownBy(worker)).toMatchObject([{ title: 'New message', tag: notice.tag }])
    await worker.evaluate(
      path => (globalThis as unknown as { openOffice(path: string): unknown }).openOffice(path),
      notice.path,
    )
    await expect(page).toHaveURL(new RegExp(`/crm/inbox/message/${sent.data?.id}$`))
  })

  await page.goto('/crm')
  await openSettings(page)
  await longStep('names show only where they are allowed, and what is unwanted stays away', async () => {
    await names.check()
    await section.getByRole('checkbox', { name: 'Reviews to look at' }).uncheck()
    await page.reload()
    await openSettings(page)
    await expect(names).toBeChecked()
    await expect(section.getByRole('checkbox', { name: 'Reviews to look at' })).not.toBeChecked()
    const review = { name: 'Rita Notice', email: 'rita@notice.example', rating: 5 }
    await server.tables
      .from('reviews')
      .insert({ ...review, review_text: 'Spotless and kind.' })
      .throwOnError()
    const message = { name: 'Nandi Notice', email: 'nandi@notice.example', message: 'Do you clean boats?' }
    await server.tables.from('contact_messages').insert(message).throwOnError()
    await expect.poll(() => arrived().slice(2), soon).toEqual(['From Nandi Notice'])
  })

  await test.step('it is switched off, and removed from the list', async () => {
    await section.getByRole('button', { name: 'Switch off here' }).click()
    await expect(switchOn).toBeVisible()
    await expect(section.getByRole('listitem')).toHaveCount(0)
    await longStep('and removed from the list', async () => {
      await switchOn.click()
      await section.getByRole('button', { name: 'Remove Chrome on Android' }).click()
      await expect(switchOn).toBeVisible()
    })
  })
})

test('a device that its service has forgotten is gone from the list', { tag: '@long' }, async ({
  page,
  server,
  push,
}) => {
  await givePush(page, push.subscribe('forgotten', [410]))
  await openCrm(page, (await newStaff(server)).email)
  await officeWorker(page)
  const section = await openSettings(page)
  await section.getByRole('button', { name: 'Switch on here' }).click()
  await section.getByRole('button', { name: 'Send a test notice' }).click()
  await expect(section.getByRole('button', { name: 'Switch on here' })).toBeVisible(soon)
  await expect(section.getByRole('listitem')).toHaveCount(0)
})

test('who signs out hears nothing, and again after signing in there', { tag: '@long' }, async ({
  page,
  server,
  push,
}) => {
  await givePush(page, push.subscribe('returning'))
  const { email } = await newStaff(server)
  await openCrm(page, email)
  await officeWorker(page)
  const section = await openSettings(page)
  await section.getByRole('button', { name: 'Switch on here' }).click()
  await expect(section.getByText('Notices are on here.')).toBeVisible()
  await page.goto('/auth?sign-out')
  await expect(page).toHaveURL(/\/$/)
  const unheard = { name: 'Unheard Notice', email: 'unheard@notice.example', message: 'Do you clean boats?' }
  const missed = await server.tables
    .from('contact_messages')
    .insert(unheard)
    .select('id')
    .single()
    .throwOnError()
  const mailed = () =>
    server.tables.from('events').select('mailed_at').eq('subject_id', missed.data?.id).single()
  await expect.poll(async () => (await mailed()).data?.mailed_at, soon).toBeTruthy()
  await comeBack(page, email)
  await openSettings(page)
  await expect(section.getByText('Notices are on here.')).toBeVisible(soon)
  const heard = { name: 'Heard Notice', email: 'heard@notice.example', message: 'Do you clean boats?' }
  const sent = await server.tables.from('contact_messages').insert(heard).select('id').single().throwOnError()
  await expect
    .poll(() => push.arrivals.map(({ notice }) => notice.path), soon)
    .toEqual([`/crm/inbox/message/${sent.data?.id}`])
})

test('a browser that says no, or cannot, is explained', async ({ page, server, push }) => {
  const { email } = await newStaff(server)
  await givePush(page, push.subscribe('no'), 'denied')
  await openCrm(page, email)
  const section = await openSettings(page)
  await expect(section.getByText('This browser was told not to show notices of this site.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Switch on here' })).toHaveCount(0)
  await longStep('an iPhone is told to take the app to its Home Screen', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager')
      Object.defineProperty(navigator, 'userAgent', {
        get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1',
      })
    })
    await page.reload()
    await openSettings(page)
    await expect(section.getByText('On an iPhone, notices need the app on the Home Screen.')).toBeVisible()
  })
})

test('a tap without a yes changes nothing', { tag: '@long' }, async ({ page, server, push }) => {
  await givePush(page, push.subscribe('unsure'), 'default')
  await openCrm(page, (await newStaff(server)).email)
  await officeWorker(page)
  const section = await openSettings(page)
  await section.getByRole('button', { name: 'Switch on here' }).click()
  await expect(toast(page, 'Not switched on')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Switch on here' })).toBeVisible()
  await expect(section.getByRole('listitem')).toHaveCount(0)
})
