// The status check of the loyalty programme: a number is all that is asked.
import * as z from 'zod/mini'
import { phoneSchema } from './fields.ts'

export const loyaltyCheckSchema = z.object({ phone: phoneSchema })
