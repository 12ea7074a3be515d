import { afterEach, expect, test } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { closeToasts, readToasts, showToast } from '#web/ui/toast-store.ts'
import { outcomeOf } from './use-account-form.ts'

afterEach(closeToasts)

const shown = () => readToasts().map(({ title }) => title)

test('what a refused try said goes with the next, whichever way that ends', async () => {
  const refused = async () => {
    throw new Refusal('taken', 'This set-up link is not valid.')
  }
  const arrived = async () => {
    await Promise.resolve()
    showToast({ title: 'All set' })
  }
  await outcomeOf(refused(), 'Set-up failed')
  await outcomeOf(refused(), 'Set-up failed')
  expect(shown()).toEqual(['Set-up failed'])
  expect(await outcomeOf(arrived(), 'Set-up failed')).toBeUndefined()
  expect(shown()).toEqual(['All set'])
})
