import {
  type Country,
  formatPostalCode,
  postalCodeLength,
  regionsOf,
  timezonesOf,
} from '@accord/contract/rules/regions.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { Checkbox } from '../../ui/fields/choice.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { EmailField, TextField } from '../../ui/fields/text-field.tsx'
import styles from './organization-fields.module.css'
import {
  type OrganizationValues,
  ownTimezone,
  regionLabels,
  checkedValues,
  timezoneName,
} from './organization-values.ts'

type OrganizationFieldsProps = {
  initial: OrganizationValues
  /** Messages by field, as keys from the contract. */
  errors: Record<string, string>
  /** Whether this is a new organization. Its optional fields are collapsed until they're opened or have an error. */
  isNew?: boolean
}

/** Shows an organization's fields. The country comes before the fields that depend on it. */
export function OrganizationFields({ initial, errors, isNew }: OrganizationFieldsProps) {
  const { t, language } = useTranslation()
  const [country, setCountry] = useState(initial.country)
  const complaint = (name: string) => errors[name]
  const words = regionLabels(country, language, t)
  const zones = timezonesOf(country)
  // Values that were selected for one country don't apply to another.
  const regional =
    country === initial.country
      ? initial
      : { state: '', zipcode: '', timezone: isNew ? ownTimezone(zones) : '' }

  const name = (
    <div className={styles.whole}>
      <TextField
        label={t('Name')}
        name="name"
        autoComplete="organization"
        required
        defaultValue={initial.name}
        error={complaint('name')}
      />
    </div>
  )
  const countries = (
    <SelectField
      label={t('Country')}
      name="country"
      autoComplete="country"
      value={country}
      onChange={({ target }) => setCountry(target.value as Country)}
      error={complaint('country')}
    >
      <option value="US">{t('United States')}</option>
      <option value="CA">{t('Canada')}</option>
    </SelectField>
  )
  const description = (
    <div className={styles.whole}>
      <TextArea
        label={t('Description')}
        name="description"
        aside={t('Optional')}
        defaultValue={initial.description}
        error={complaint('description')}
      />
    </div>
  )
  const rest = (
    <>
      <EmailField
        required={false}
        aside={t('Optional')}
        // This isn't the person's own address.
        autoComplete="off"
        defaultValue={initial.email}
        error={complaint('email')}
      />
      <div className={styles.whole}>
        <TextField
          label={t('Address')}
          name="address"
          aside={t('Optional')}
          autoComplete="street-address"
          defaultValue={initial.address}
          error={complaint('address')}
        />
      </div>
      <TextField
        label={t('City')}
        name="city"
        aside={t('Optional')}
        autoComplete="address-level2"
        defaultValue={initial.city}
        error={complaint('city')}
      />
      <SelectField
        key={`state ${country}`}
        label={words.state}
        name="state"
        aside={t('Optional')}
        autoComplete="address-level1"
        defaultValue={regional.state}
        error={complaint('state')}
      >
        <option value="">{words.chooseState}</option>
        {regionsOf(country).map((region) => (
          <option key={region.code} value={region.code}>
            {region.name}
          </option>
        ))}
      </SelectField>
      <TextField
        key={`zipcode ${country}`}
        label={words.zipcode}
        name="zipcode"
        aside={t('Optional')}
        autoComplete="postal-code"
        inputMode={country === 'CA' ? 'text' : 'numeric'}
        maxLength={postalCodeLength(country)}
        defaultValue={regional.zipcode}
        // Formatting while typing would move the cursor.
        onBlur={({ target }) => {
          target.value = formatPostalCode(country, target.value)
        }}
        error={complaint('zipcode')}
      />
      <SelectField
        key={`timezone ${country}`}
        label={t('Time zone')}
        name="timezone"
        aside={t('Optional')}
        defaultValue={regional.timezone}
        error={complaint('timezone')}
      >
        <option value="">{t('Choose a time zone')}</option>
        {zones.map((zone) => (
          <option key={zone} value={zone}>
            {timezoneName(zone, language)}
          </option>
        ))}
      </SelectField>
      <div className={styles.whole}>
        <Checkbox
          label={t('Network owners can find this organization')}
          name="findable"
          value={checkedValues}
          defaultChecked={initial.findable === checkedValues}
          description={t(
            "To invite it, they can search for an admin's or owner's email address. Until it joins, they'll see only its name and city.",
          )}
        />
      </div>
    </>
  )
  const more = useRef<HTMLDetailsElement>(null)
  const complains = Object.keys(errors).some((field) => field !== 'name' && field !== 'country')
  // The section opens if there are errors, but never closes again, because someone may be typing in it.
  useLayoutEffect(() => {
    if (complains && more.current) more.current.open = true
  }, [complains])

  return (
    <div className={styles.fields}>
      {name}
      {isNew ? (
        <>
          {countries}
          <details ref={more} className={styles.whole}>
            <summary className={styles.more}>{t('More details')}</summary>
            <div className={styles.fields}>
              {description}
              {rest}
            </div>
          </details>
        </>
      ) : (
        <>
          {description}
          {countries}
          {rest}
        </>
      )}
      <p className="visually-hidden" role="status">
        {country !== initial.country && words.changed}
      </p>
    </div>
  )
}
