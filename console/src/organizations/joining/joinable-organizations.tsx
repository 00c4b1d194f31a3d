import type { JoinableOrganization } from '@accord/contract/domains.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../actions/use-action.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { formatShortDate } from '../../ui/text/format-time.ts'
import { askToJoinMutation, joinableQuery } from './joinable.api.ts'

/** Shows the organizations that verified the domain of the person's address. Renders nothing if there are none. */
export function JoinableOrganizations() {
  // The page works without them if they can't be loaded.
  const { data } = useQuery(joinableQuery)
  return data?.data.map((organization) => (
    <JoinableCard key={organization.id} organization={organization} />
  ))
}

function JoinableCard({ organization }: { organization: JoinableOrganization }) {
  const { t, language } = useTranslation()
  const { name, domain, requestedAt, declinedUntil } = organization
  const asking = useAction({
    ...askToJoinMutation,
    done: t("We've asked the admins of {{name}}. We'll email you their decision.", { name }),
  })
  return (
    <Card
      title={name}
      description={
        declinedUntil
          ? t('An admin declined your request. You can ask again on {{date}}.', {
              date: formatShortDate(new Date(declinedUntil), language),
            })
          : t(
              'This organization verified {{domain}}, the domain of your email address. Its admins decide who joins.',
              { domain },
            )
      }
      action={
        requestedAt ? (
          <Chip>{t('Waiting for an admin')}</Chip>
        ) : (
          !declinedUntil && (
            <Button
              variant="primary"
              pending={asking.pending}
              onClick={() => void asking.run(organization)}
            >
              <NamedLabel text={t('Ask to join<hidden> {{name}}</hidden>')} name={name} />
            </Button>
          )
        )
      }
    />
  )
}
