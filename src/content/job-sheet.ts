// The words of the job sheet: what is ticked and photographed at a clean, and the page on which the owner writes the lists.
import { tabWords } from './office-tabs.ts'

export const jobSheetWords = {
  title: 'Checklist',
  of: (name: string) => `Checklist: ${name}`,
  done: (done: number, all: number) => (done === all ? `all ${all} done` : `${done} of ${all} done`),
}

export const checklistWords = {
  title: tabWords.checklists.title,
  lead: 'What is ticked off on Today at each kind of clean. Cleans on which something was ticked keep the list that they had.',
  failed: 'Failed to load the checklists',
  empty: { title: 'No checklists', text: 'Please load the page again.' },
  fields: { lines: 'Lines' },
  summary: (count: number, isOurs: boolean) =>
    count === 0
      ? 'No list'
      : `${count === 1 ? '1 line' : `${count} lines`}, ${isOurs ? 'as it came' : 'yours'}`,
  line: (place: number) => `Line ${place}`,
  newLine: 'What is done',
  none: 'Nothing to tick off. Add a line, or go back to how it came.',
  up: (place: number) => `Move line ${place} up`,
  down: (place: number) => `Move line ${place} down`,
  remove: (place: number) => `Remove line ${place}`,
  moved: (place: number, count: number) => `Now line ${place} of ${count}`,
  add: 'Add a line',
  ours: 'Back to how it came',
  save: 'Save list',
  saved: { title: 'Saved' },
  saveFailed: { title: 'Not saved', text: 'What you typed is still here. Please try again.' },
}
