import type { ContactMessage } from '#domain/contact.ts'
import { type Honeypot, submitRow } from './submit.ts'

export const sendMessage = (message: ContactMessage & Honeypot) => submitRow('contact_messages', message)
