import { useState } from 'react'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { Checklist } from '../ui/fields/checklist.tsx'
import { FieldTip } from '../ui/fields/field-tip.tsx'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { RadioCard, RadioCards } from '../ui/fields/radio-card.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { Columns, GallerySection, Stack } from './gallery-section.tsx'
import styles from './gallery.module.css'

export function GalleryFields() {
  return (
    <>
      <GallerySection title="Fields">
        <Columns>
          <TextField label="First name" name="first" defaultValue="Ana" autoComplete="given-name" />
          <TextField
            label="E-mail address"
            name="email"
            type="email"
            placeholder="you@example.com"
            hint="We send a link to this address."
          />
          <TextField
            label="Postal code"
            name="zip"
            defaultValue="941"
            error="Enter a ZIP code of five digits."
            hint="Used for your time zone."
          />
          <TextField label="Description" name="about" aside="Optional" />
          <TextField label="Invited e-mail" name="locked" readOnly defaultValue="ana@example.com" />
          <TextField label="Not now" name="off" disabled defaultValue="Disabled" />
          <TextField label="Client ID" name="client" mono defaultValue="app_01JQ8Z4V0T9K3M5N7P" />
          <SelectField label="Country" name="country" defaultValue="CA">
            <option value="US">United States</option>
            <option value="CA">Canada</option>
          </SelectField>
          <SelectField label="State" name="state" error="Choose a state." defaultValue="">
            <option value="">Choose…</option>
            <option value="WA">Washington</option>
          </SelectField>
          <TextArea label="About" name="area" hint="Two rows, growing to four." />
          <TextArea label="Notes" name="notes" defaultValue={'One\nTwo\nThree\nFour\nFive'} />
          <PasswordExample />
        </Columns>
      </GallerySection>
      <GallerySection title="Choices">
        <Columns>
          <Stack>
            <Checkbox label="Read surveys" defaultChecked />
            <Checkbox label="Manage surveys" description="Create, change and delete them." />
            <Checkbox label="Northside Health" description="Already invited" disabled />
          </Stack>
          <RadioCards legend="Act as">
            <RadioCard
              name="profile"
              value="1"
              label="Northside Health"
              aside={<Chip>Owner</Chip>}
            />
            <RadioCard
              name="profile"
              value="2"
              label="A very long organization name, of the University of British Columbia"
              description="Vancouver, British Columbia"
              defaultChecked
            />
            <RadioCard
              name="profile"
              value="3"
              label="Acme"
              description="Only owners and admins can authorize an application."
              disabled
            />
          </RadioCards>
        </Columns>
      </GallerySection>
    </>
  )
}

function PasswordExample() {
  const [password, setPassword] = useState('Sesame')
  return (
    <form className={styles.form} method="post">
      <FieldTip
        id="gallery-rules"
        tip={<PasswordRules password={password} />}
        next={<TextField label="Once more" name="again" />}
      >
        <PasswordField
          label="Password"
          name="password"
          defaultValue={password}
          autoComplete="new-password"
          showLabel="Show password"
          aria-describedby="gallery-rules"
          onChange={(event) => setPassword(event.target.value)}
        />
      </FieldTip>
    </form>
  )
}

function PasswordRules({ password }: { password: string }) {
  return (
    <Checklist
      metLabel="met"
      unmetLabel="not met"
      items={[
        { text: 'At least 8 characters', met: password.length >= 8 },
        { text: 'A lowercase letter', met: /[a-z]/.test(password) },
        { text: 'An uppercase letter', met: /[A-Z]/.test(password) },
        { text: 'A number', met: /\d/.test(password) },
      ]}
    />
  )
}
