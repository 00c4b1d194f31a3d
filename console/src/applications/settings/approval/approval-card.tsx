import type { Application } from '@accord/contract/applications.ts'
import { isId } from '@accord/contract/rules/ids.ts'
import { type ChangeEvent, useState } from 'react'
import { settings } from '../../../browser/settings.ts'
import { useTranslation } from '../../../i18n/translation.ts'
import { Checkbox } from '../../../ui/fields/choice.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import connectStyles from '../connect/connect.module.css'
import { CodeToCopy, placeholder } from '../connect/snippet-field.tsx'
import { ApprovalPreview, type ApprovalExample, approvalAddress } from './approval-preview.tsx'
import styles from './approval-card.module.css'

const nothing = {
  flow: 'standard' as ApprovalExample['flow'],
  redirect: '',
  state: '',
  roles: '',
  orgId: '',
}
const standard = ['profile', 'email', 'offline_access']

/** Creates the link to the approval screen, and previews that screen. */
export function ApprovalCard({ application }: { application: Application }) {
  const { t } = useTranslation()
  const { id, redirectUris = [], scopes } = application
  const [chosen, setChosen] = useState({ ...nothing, without: ['offline_access'] })
  const { flow, orgId, without } = chosen
  const redirects = redirectUris.length > 0 ? redirectUris : [placeholder]
  const all = [...standard, ...scopes]
  // The registered URIs and scopes may change on this same page in the meantime.
  const asking: ApprovalExample = {
    ...chosen,
    application: id,
    redirect: redirects.includes(chosen.redirect) ? chosen.redirect : redirects[0]!,
    scopes: all.filter((scope) => !without.includes(scope)),
  }
  const isDirect = flow === 'direct'
  const field = (name: 'flow' | 'redirect' | 'state' | 'roles' | 'orgId') => ({
    value: asking[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setChosen({ ...chosen, [name]: target.value.trim() }),
  })

  return (
    <Card
      title={t('Approval screen')}
      description={t('Build the link to the approval screen and preview what people will see.')}
    >
      <div className={connectStyles.stack}>
        <div className={styles.fields}>
          <SelectField label={t('Flow')} {...field('flow')}>
            <option value="standard">{t('Standard: /oauth/authorize')}</option>
            <option value="direct">{t('Direct: /approval')}</option>
          </SelectField>
          <SelectField label={t('Redirect URI')} {...field('redirect')}>
            {redirects.map((uri) => (
              <option key={uri}>{uri}</option>
            ))}
          </SelectField>
          <TextField
            // This label isn't translated, because it means OAuth's `state`, but en-CA translates 'State' as
            // 'Province'.
            label="State"
            hint={t("We'll return this value unchanged. Use a new one for every request.")}
            {...field('state')}
          />
          <TextField
            label={t('Roles')}
            hint={t(
              'Only people with one of these roles can approve the application. Separate roles with commas, as in “admin, owner”.',
            )}
            {...field('roles')}
          />
          <TextField
            label={t('Organization ID')}
            hint={t(
              'Enter an ID if the application should act only for one specific organization.',
            )}
            error={orgId && !isId(orgId) ? t("This isn't a valid organization ID.") : undefined}
            {...field('orgId')}
          />
        </div>
        <fieldset className={styles.scopes}>
          <legend>{t('Scopes')}</legend>
          {(isDirect ? ['offline_access'] : all).map((scope) => (
            <Checkbox
              key={scope}
              label={<code>{scope}</code>}
              checked={asking.scopes.includes(scope)}
              onChange={({ target }) => choose(scope, target.checked)}
            />
          ))}
        </fieldset>
        <CodeToCopy
          name={t('Link to the approval screen')}
          code={approvalAddress(asking, settings.issuer)}
          label={t('Copy link')}
          copiedLabel={t('Link copied')}
        />
        <p className={connectStyles.quiet}>
          {isDirect && t("This flow always requests all of the application's scopes.")}{' '}
          {t(
            'Replace the values in capital letters with your own. Use new ones for every request.',
          )}
        </p>
        <ApprovalPreview application={application} asking={asking} />
      </div>
    </Card>
  )

  function choose(scope: string, wanted: boolean) {
    const others = without.filter((each) => each !== scope)
    setChosen({ ...chosen, without: wanted ? others : [...others, scope] })
  }
}
