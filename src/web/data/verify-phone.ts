// Staff have reached the customer under this number.
import { callOffice } from './office-call.ts'

/** Refused with `changed_meanwhile` when the record has another number by now. */
export const verifyPhone = (id: string, number: string) =>
  callOffice<void>('verify_phone', { customer_uuid: id, number })
