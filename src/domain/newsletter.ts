// A wish for the newsletter: an address, and the box in which it was written.
import * as z from 'zod/mini'
import { emailSchema } from './fields.ts'

export const boxSchema = z.catch(z.enum(['footer', 'blog', 'page']), 'footer')

export const newsletterSchema = z.object({ email: emailSchema })

export const newsletterLimit = { hits: 3, seconds: 60 }
