import type { Application } from '@accord/contract/applications.ts'
import { backchannelUriComplaint } from '@accord/contract/rules/sign-in-settings.ts'
import * as z from 'zod/mini'
import { UpdateForm } from '../../../forms/update-form.tsx'
import { useWords } from '../../../language/words.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useSaveApplication } from '../use-save-application.ts'
import { AddressesCard } from './addresses-card.tsx'

/** Where people may be sent once they have signed out. */
export function PostLogoutUrisCard({ application }: { application: Application }) {
  const { t } = useWords()
  const { name } = application
  return (
    <AddressesCard
      application={application}
      title={t('Addresses after signing out')}
      description={t(
        'Where the application may have people sent once they have signed out. Only an exact match is accepted. With none registered they stay here.',
      )}
      list="postLogoutUris"
      consequence={(uri) =>
        t('{{name}} can no longer send people to {{uri}} after they signed out.', { name, uri })
      }
    />
  )
}

/** An empty field is no address, and the application is told of nothing. */
const Form = z.strictObject({
  backchannelLogoutUri: z.string().check(
    z.trim(),
    z.check(({ value, issues }) => {
      const complaint = value === '' ? undefined : backchannelUriComplaint(value)
      if (complaint) issues.push({ code: 'custom', message: complaint, input: value })
    }),
  ),
})

/** Where the application itself hears of it. */
export function BackchannelCard({ application }: { application: Application }) {
  const { t } = useWords()
  const saving = useSaveApplication(application)
  const initial = { backchannelLogoutUri: application.backchannelLogoutUri ?? '' }
  return (
    <UpdateForm
      title={t('Being told of sign-outs')}
      description={t(
        'When a person signs out here, the service posts a signed logout token to this address, so that the application can end its own session with them.',
      )}
      schema={Form}
      initial={initial}
      save={({ backchannelLogoutUri }) =>
        saving.attempt({ backchannelLogoutUri: backchannelLogoutUri || null })
      }
    >
      {({ backchannelLogoutUri: complaint }) => (
        <TextField
          label={t('Back-channel logout address')}
          name="backchannelLogoutUri"
          type="url"
          mono
          aside={t('Optional')}
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          defaultValue={initial.backchannelLogoutUri}
          error={complaint && t(complaint)}
        />
      )}
    </UpdateForm>
  )
}
