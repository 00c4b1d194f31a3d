import type { Application } from '@accord/contract/applications.ts'
import { redirectUriFor } from '@accord/contract/rules/redirect-uris.ts'
import * as z from 'zod/mini'
import { useForm } from '../../forms/use-form.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import styles from './redirect-uris-card.module.css'
import { useSaveApplication } from './use-save-application.ts'

export function AddRedirectUri({ application }: { application: Application }) {
  const { t } = useWords()
  const { kind = 'web', redirectUris = [] } = application
  const saving = useSaveApplication(application)

  const { props, errors, pending } = useForm({
    schema: z.strictObject({
      uri: redirectUriFor(kind).check(
        z.refine((uri) => !redirectUris.includes(uri), {
          error: 'This address is in the list already.',
        }),
      ),
    }),
    submit: async ({ uri }, form) => {
      await saving.attempt({ redirectUris: [...redirectUris, uri] })
      form.reset()
    },
  })
  // The service names the place in its list; here there is one field.
  const [complaint] = Object.values(errors)

  return (
    <form {...props} className={styles.add}>
      <div className={styles.field}>
        <TextField
          label={t('Add an address')}
          name="uri"
          type="url"
          mono
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          error={complaint && t(complaint)}
        />
      </div>
      <Button type="submit" pending={pending}>
        {t('Add')}
      </Button>
    </form>
  )
}
