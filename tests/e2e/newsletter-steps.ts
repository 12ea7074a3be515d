// The box of the newsletter, as a browser keeps it back and as one that checks nothing sends it.
import type { Locator } from '@playwright/test'

export const refusedInPlace = [
  ['', 'This field is required'],
  ['reader@example', 'Please enter a valid email address'],
] as const

/** What the style sheet says below the field. */
export const saidAtField = (box: Locator) =>
  box.locator('.row').evaluate(row => {
    const { content } = getComputedStyle(row, '::after')
    return content === 'none' ? '' : JSON.parse(content)
  })

export const leaveItToTheServer = (box: Locator) =>
  box.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
  })
