import { expect, test } from 'vitest'
import { minutesLeft, nextStep, stepStates } from './first-steps.ts'

const nothing = { business: false, prices: false, mail: false, people: false }

test('a step is done by what is set, or by what the owner says of it', () => {
  expect(stepStates({ ...nothing, mail: true }, { hours: 'done', people: 'later' })).toEqual({
    business: 'open',
    hours: 'done',
    prices: 'open',
    mail: 'done',
    people: 'later',
  })
})

test('a business with an invented phone or bank is not done, whatever is said', () => {
  expect(stepStates(nothing, { business: 'done' }).business).toBe('open')
  expect(stepStates({ ...nothing, business: true }, { business: 'later' }).business).toBe('done')
})

test('the next step is the first open one after this, then one that was left', () => {
  const states = stepStates(nothing, { business: 'later', hours: 'done' })
  expect([nextStep(states), nextStep(states, 'prices'), nextStep(states, 'people')]).toEqual([
    'prices',
    'mail',
    'prices',
  ])
  const left = stepStates(
    { ...nothing, business: true },
    { hours: 'done', prices: 'done', mail: 'later', people: 'done' },
  )
  expect([nextStep(left), nextStep(left, 'mail'), minutesLeft(left)]).toEqual(['mail', undefined, 3])
})
