import { officeRefusals } from '#content/office-refusals.ts'
import { Refusal } from '#domain/refusal.ts'

/** The stored version is not the one that was read. */
export const changedMeanwhile = () => new Refusal('changed_meanwhile', officeRefusals.changed)
