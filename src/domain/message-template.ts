// A text as the owner writes it: its fields must be ones that the occasion knows.
import * as z from 'zod/mini'
import { requiredText, stop } from './fields.ts'
import { type Occasion, wrongFields } from './message-text.ts'
import { fieldMessages } from './messages.ts'

export const longestText = 1500
export const wrongFieldMessage = (names: string[]) =>
  names.includes('{')
    ? 'A brace is open: fields look like {name}.'
    : `There is no field ${names.map(name => `{${name}}`).join(', ')} for this message.`

export const messageTemplateSchema = (occasion: Occasion) =>
  z.object({
    body: requiredText(fieldMessages.required).check(
      z.maxLength(longestText, stop(fieldMessages.maxLength(longestText))),
      z.refine(text => wrongFields(text, occasion).length === 0, {
        error: ({ input }) => wrongFieldMessage(wrongFields(String(input), occasion)),
      }),
    ),
    goes_to: z.enum(['wish', 'everyone']),
    is_on: z.pipe(
      z.enum(['on', 'off']),
      z.transform(choice => choice === 'on'),
    ),
  })
export type MessageTemplate = z.output<ReturnType<typeof messageTemplateSchema>>
