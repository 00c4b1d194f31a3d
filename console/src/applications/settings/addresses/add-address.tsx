import type { Application } from '@accord/contract/applications.ts'
import { redirectUriFor } from '@accord/contract/rules/redirect-uris.ts'
import * as z from 'zod/mini'
import { useForm } from '../../../forms/use-form.ts'
import { useWords } from '../../../language/words.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import styles from './addresses-card.module.css'

type AddAddressProps = {
  kind: NonNullable<Application['kind']>
  uris: readonly string[]
  add: (uri: string) => Promise<unknown>
}

export function AddAddress({ kind, uris, add }: AddAddressProps) {
  const { t } = useWords()
  const { props, errors, pending } = useForm({
    schema: z.strictObject({
      uri: redirectUriFor(kind).check(
        z.refine((uri) => !uris.includes(uri), { error: 'This address is in the list already.' }),
      ),
    }),
    submit: async ({ uri }, form) => {
      await add(uri)
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
          placeholder={kind === 'native' ? 'http://127.0.0.1/callback' : 'https://'}
          error={complaint && t(complaint)}
        />
      </div>
      <Button type="submit" pending={pending}>
        {t('Add')}
      </Button>
    </form>
  )
}
