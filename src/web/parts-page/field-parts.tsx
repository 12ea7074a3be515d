import { CheckField, Choice, SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Part } from './part.tsx'

export function FieldParts({ sheet }: { sheet: string }) {
  return (
    <>
      <Part title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Normal" placeholder="082 123 4567" hint="We only phone about your clean." />
          <TextField label="Error" defaultValue="lerato@example" error="Please enter a valid email address" />
          <TextField label="Disabled" defaultValue="Mossel Bay" disabled />
          <SelectField label="Select">
            <option>Carpet</option>
            <option>Mattress</option>
          </SelectField>
          <TextAreaField label="Notes" optional placeholder="Pets, parking …" className="sm:col-span-2" />
        </div>
        <div className="flex flex-wrap gap-x-6">
          <CheckField label="Remind me by WhatsApp" defaultChecked />
          <CheckField label="Send me the newsletter" />
        </div>
      </Part>
      <Part title="Choices">
        <div className="grid gap-2 sm:grid-cols-3">
          <Choice name={`choice ${sheet}`} label="Carpet" defaultChecked />
          <Choice name={`choice ${sheet}`} label="Mattress" />
          <Choice name={`choice ${sheet}`} label="14:00–16:00" disabled />
        </div>
      </Part>
    </>
  )
}
