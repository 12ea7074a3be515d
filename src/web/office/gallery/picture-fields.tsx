import { galleryOffice } from '#content/gallery-office.ts'
import { galleryCategories, type PictureWordsForm } from '#domain/gallery.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import type { usePictureForm } from './use-picture-form.ts'

const words = galleryOffice.form

export function PictureFields({ bind }: Pick<ReturnType<typeof usePictureForm>, 'bind'>) {
  const field = (name: keyof PictureWordsForm) => ({ ...bind(name), label: words.fields[name] })
  return (
    <>
      <TextField {...field('title')} hint={words.hints.title} maxLength={80} autoComplete="off" />
      <TextAreaField {...field('alt')} hint={words.hints.alt} maxLength={250} rows={3} />
      <SelectField {...field('category')}>
        <option value="">{words.choose}</option>
        {galleryCategories.map(category => (
          <option key={category}>{category}</option>
        ))}
      </SelectField>
      <SelectField {...field('is_shown')}>
        <option value="shown">{words.choices.shown}</option>
        <option value="hidden">{words.choices.hidden}</option>
      </SelectField>
    </>
  )
}
