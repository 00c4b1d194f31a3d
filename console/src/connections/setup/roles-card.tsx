import type { Connection } from '@accord/contract/connections.ts'
import Users from 'lucide-react/icons/users'
import { useEffect, useRef, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { UpdateForm } from '../../forms/update-form.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { updateConnectionMutation } from '../connections.api.ts'
import styles from '../connections.module.css'
import { providerTerms } from './provider-terms.ts'
import { RolesForm, fieldsOf, mappingOf } from './roles-form.ts'
import { numberedTitle } from './setup-steps.tsx'

type RolesCardProps = { connection: Connection }

/** Lets owners choose which groups at the provider give which role. */
export function RolesCard({ connection }: RolesCardProps) {
  const [adding, setAdding] = useState<boolean>()
  const content = useRef<HTMLDivElement>(null)
  // The focused button is removed when the fields appear or disappear.
  useEffect(() => {
    if (adding !== undefined) content.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [adding])

  return (
    <div ref={content}>
      {connection.roleMapping || adding ? (
        <RolesFields connection={connection} onRemoved={() => setAdding(false)} />
      ) : (
        <NoMapping connection={connection} onAdd={() => setAdding(true)} />
      )}
    </div>
  )
}

function NoMapping({ connection, onAdd }: RolesCardProps & { onAdd: () => void }) {
  const { t } = useTranslation()
  return (
    <Card title={numberedTitle(connection, 'roles', t)}>
      <EmptyState
        title={t('Admins and owners decide on roles')}
        icon={<Users size={20} />}
        action={<Button onClick={onAdd}>{t('Map groups to roles')}</Button>}
      >
        {t(
          'New people become members. If roles should follow groups at the provider instead, map the groups to roles.',
        )}
      </EmptyState>
    </Card>
  )
}

function RolesFields({ connection, onRemoved }: RolesCardProps & { onRemoved: () => void }) {
  const { t } = useTranslation()
  const { name, provider, protocol, roleMapping } = connection
  const saving = useAction({ ...updateConnectionMutation(connection), done: t('Mapping saved') })
  const removing = useAction({
    ...updateConnectionMutation(connection),
    ask: () => ({
      title: t('Remove the mapping of {{name}}?', { name }),
      message: t(
        'Everyone keeps the role that they have now. Admins and owners will decide on roles.',
      ),
      action: t('Remove mapping'),
      danger: true,
    }),
    done: t('Mapping removed'),
    after: onRemoved,
  })
  const initial = fieldsOf(roleMapping)
  const { groupsClaim, groupsHint } = providerTerms(provider, t)

  return (
    <UpdateForm
      title={numberedTitle(connection, 'roles', t)}
      description={t(
        'At each sign-in, people get the highest role that one of their groups gives, or Member without one. Owners stay owners, and contacts without such a group stay contacts.',
      )}
      label={t('Save mapping')}
      schema={RolesForm}
      initial={initial}
      save={(values) => saving.attempt({ roleMapping: mappingOf(values) })}
    >
      {(errors) => (
        <div className={styles.fields}>
          <TextField
            label={protocol === 'saml' ? t('Attribute') : t('Claim')}
            name="claim"
            mono
            required
            autoComplete="off"
            spellCheck={false}
            placeholder={protocol === 'saml' ? undefined : groupsClaim}
            defaultValue={initial.claim}
            hint={
              protocol === 'saml'
                ? t('The name of the attribute that contains the groups or roles.')
                : groupsHint
            }
            error={errors['claim'] ?? errors['roleMapping.claim']}
          />
          <TextArea
            label={t('Values that give Admin')}
            name="admin"
            spellCheck={false}
            hint={t('One on each line, exactly as the provider sends it.')}
            defaultValue={initial.admin}
            error={errors['admin'] ?? errors['roleMapping.values']}
          />
          <TextArea
            label={t('Values that give Member')}
            name="member"
            spellCheck={false}
            hint={t('You can leave this empty, because people without a match are members anyway.')}
            defaultValue={initial.member}
            error={errors['member']}
          />
          {roleMapping && (
            <div>
              <Button
                pending={removing.pending}
                onClick={() => void removing.run({ roleMapping: null })}
              >
                {t('Remove mapping')}
              </Button>
            </div>
          )}
        </div>
      )}
    </UpdateForm>
  )
}
