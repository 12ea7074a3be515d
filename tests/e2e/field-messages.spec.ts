// The error messages of every field of the public forms, and that no field cuts text off.
import type { Locator, Page } from '@playwright/test'
import { expect, openForm, test } from './house.ts'
import { openCheck } from './reward-steps.ts'

type Wrong = [typed: string, sentence: string]
type Form = {
  name: string
  open: (page: Page) => Promise<void>
  send: string
  // Label by label what is typed before the form is sent once.
  rounds: Record<string, Wrong>[]
}

const long = (length: number) => 'x'.repeat(length)
const longEmail = `${long(243)}@example.com`
const longPhone = '082 123 4567 or later'

const required = 'This field is required'
const shortest = (length: number) => `Minimum length is ${length} characters`
const longest = (length: number) => `Maximum length is ${length} characters`
const email = 'Please enter a valid email address'
const phone = 'Please enter a valid phone number'
const name = 'Please enter a valid name (letters, spaces, hyphens, and apostrophes only)'
const referralPhone = 'Invalid phone number format'

const forms: Form[] = [
  {
    name: 'contact',
    open: page => openForm(page, '/contact', 'contact'),
    send: 'Send Message',
    rounds: [
      { Name: ['', required], Email: ['', required], Message: ['', required] },
      {
        Name: ['L', shortest(2)],
        Email: ['lerato@example', email],
        Phone: ['12', phone],
        Message: ['Hello', shortest(10)],
      },
      {
        Name: [long(51), longest(50)],
        Email: [longEmail, longest(254)],
        Phone: [longPhone, longest(20)],
        Message: [long(1001), longest(1000)],
      },
      { Name: ['Lerato 2', name] },
    ],
  },
  {
    name: 'loyalty check',
    open: openCheck,
    send: 'Check status',
    rounds: [{ 'Phone number': ['', required] }, { 'Phone number': ['my number', phone] }],
  },
  {
    name: 'registration',
    open: page => openForm(page, '/loyalty/register', 'register'),
    send: 'Join the programme',
    rounds: [
      {
        'First name': ['', 'First name is required'],
        'Last name': ['', 'Last name is required'],
        Email: ['', 'Email is required'],
        Phone: ['', 'Phone number is required'],
      },
      {
        'First name': ['L', shortest(2)],
        'Last name': ['J', shortest(2)],
        Email: ['lerato@example', email],
        Phone: ['12', phone],
      },
      {
        'First name': [long(51), longest(50)],
        'Last name': [long(51), longest(50)],
        Email: [longEmail, longest(254)],
        Phone: [longPhone, longest(20)],
        'Street address': [long(201), longest(200)],
        City: [long(51), longest(50)],
        Province: [long(51), longest(50)],
        'Postal Code': ['65000000000', longest(10)],
      },
      { 'First name': ['Lerato 2', name], 'Last name': ['Jacobs 2', name] },
    ],
  },
  {
    name: 'review',
    open: page => openForm(page, '/reviews/new', 'review'),
    send: 'Submit Review',
    rounds: [
      {
        'Your name': ['L', 'Name must be at least 2 characters'],
        'Your email': ['lerato@example', 'Invalid email address'],
        'Your review': ['Good', 'Review must be at least 10 characters'],
      },
      {
        'Your name': [long(51), 'Name must be less than 50 characters'],
        'Your email': [longEmail, 'Email must be less than 254 characters'],
        'Your review': [long(501), 'Review must be less than 500 characters'],
      },
      { 'Your name': ['Lerato 2', 'Name contains invalid characters'] },
    ],
  },
  {
    name: 'referral',
    open: page => openForm(page, '/referral', 'referral'),
    send: 'Send Referral',
    rounds: [
      {
        'Your name': ['S', 'Name must be at least 2 characters'],
        'Your phone number': ['12', referralPhone],
        "Friend's name": ['A', "Friend's name must be at least 2 characters"],
        "Friend's phone number": ['12', referralPhone],
      },
      {
        'Your name': [long(51), 'Name must be less than 50 characters'],
        "Friend's name": [long(51), "Friend's name must be less than 50 characters"],
        'Message for us': [long(301), 'Message must be less than 300 characters'],
      },
      {
        'Your name': ['Sipho 2', 'Name contains invalid characters'],
        "Friend's name": ['Ann 2', "Friend's name contains invalid characters"],
      },
    ],
  },
]

// Which sentence belongs to which text is tried in src/domain: here that it reaches its field, in one form of the engine
// that all have (src/web/forms/forms.test.ts); the others say their first sentences in rewards and reviews.
const tried = process.env.EVERYTHING ? forms : forms.slice(0, 1)

test('each field of a public form says what is wrong with it, and keeps what was typed', async ({ page }) => {
  test.slow()
  for (const form of tried)
    await test.step(form.name, async () => {
      await form.open(page)
      for (const round of form.rounds) {
        for (const [label, [typed]] of Object.entries(round)) await fieldOf(page, label).fill(typed)
        await page.getByRole('main').getByRole('button', { name: form.send }).click()
        for (const [label, wrong] of Object.entries(round)) await expectWrong(fieldOf(page, label), wrong)
      }
    })
})

const fieldOf = (page: Page, label: string) =>
  page
    .getByRole('main')
    .getByLabel(new RegExp(`^${label}( \\(optional\\))?$`))
    .locator('visible=true')

async function expectWrong(field: Locator, [typed, sentence]: Wrong) {
  const seen = field.locator('..').locator('.text-error')
  await expect(seen).toHaveText(sentence)
  await expect(seen).toBeVisible()
  // Spoken first; a hint may follow.
  expect(await field.getAttribute('aria-describedby')).toMatch(
    new RegExp(`^${await seen.getAttribute('id')}( |$)`),
  )
  await expect(field).toHaveValue(typed)
}
