import type { Connection } from '@accord/contract/connections.ts'
import Check from 'lucide-react/icons/check'
import { withAnchor } from '../../browser/app-path.ts'
import { type Translate, listValues, useTranslation } from '../../i18n/translation.ts'
import { renderLinkInPlace } from '../../pages/router-link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Entry, EntryList } from '../../ui/layout/entry-list.tsx'
import { isComplete, providerName } from '../connection-labels.ts'
import { useConnectionPages } from '../connection-pages.ts'

/** The anchors of the steps' cards on the page. */
const setupAnchors = ['provider', 'values', 'tested', 'joining', 'roles', 'turn-on'] as const
type SetupAnchor = (typeof setupAnchors)[number]

interface SetupStep {
  anchor: SetupAnchor
  title: string
  done: boolean
  /** What is missing, or what was decided. */
  says: string
}

function missingValues(connection: Connection, t: Translate): string[] {
  const { issuer, clientId, clientAuthentication, hasClientSecret } = connection
  if (connection.protocol === 'saml') return connection.saml ? [] : [t('metadata')]
  return [
    !issuer && t('issuer'),
    !clientId && t('client ID'),
    clientAuthentication === 'client_secret' && !hasClientSecret && t('client secret'),
  ].filter((each) => each !== false)
}

function setupSteps(connection: Connection, t: Translate): SetupStep[] {
  const { provider, testedAt, joins, roleMapping, state } = connection
  const missing = missingValues(connection, t)
  return [
    {
      anchor: 'provider',
      title: t('Identity provider'),
      done: true,
      says: providerName(provider, t),
    },
    {
      anchor: 'values',
      title: t('Values'),
      done: missing.length === 0,
      says:
        missing.length === 0
          ? t('Complete.')
          : t('Missing: {{fields}}.', { fields: listValues(missing) }),
    },
    {
      anchor: 'tested',
      title: t('Test sign-in'),
      done: testedAt !== null,
      says: testSays(),
    },
    {
      anchor: 'joining',
      title: t('New members'),
      done: true,
      says: joins
        ? t('Members, invited people, and new people with an address in a verified domain.')
        : t('Only members and invited people.'),
    },
    {
      anchor: 'roles',
      title: t('Roles'),
      done: true,
      says: roleMapping
        ? t('Groups at the provider decide on roles.')
        : t('Admins and owners decide on roles.'),
    },
    {
      anchor: 'turn-on',
      title: t('Turn on'),
      done: state === 'active',
      says: state === 'active' ? t('People can sign in through it.') : t('No one can use it yet.'),
    },
  ]

  function testSays(): string {
    if (testedAt !== null) return t('Succeeded with the current values.')
    return isComplete(connection)
      ? t('Not tested with the current values.')
      : t('Enter the values first.')
  }
}

/** Returns a step's title with its number, such as '2. Values'. */
export function numberedTitle(connection: Connection, anchor: SetupAnchor, t: Translate): string {
  const at = setupAnchors.indexOf(anchor)
  return `${at + 1}. ${setupSteps(connection, t)[at]!.title}`
}

/** Shows what is done and what is missing, until the connection is turned on. */
export function SetupProgress({ connection }: { connection: Connection }) {
  const { t } = useTranslation()
  const { setUp } = useConnectionPages()
  const steps = setupSteps(connection, t)
  const done = steps.filter((step) => step.done).length

  return (
    <Card
      title={t('Steps')}
      description={t('{{done}} of {{all}} done.', { done, all: steps.length })}
    >
      <EntryList label={t('Steps')}>
        {steps.map(({ anchor, title, done: isDone, says }, at) => (
          <Entry
            key={anchor}
            icon={isDone ? <Check size={18} aria-hidden /> : at + 1}
            title={
              <>
                {renderLinkInPlace({
                  href: withAnchor(setUp(connection.id), anchor),
                  className: undefined,
                  children: title,
                })}
                {isDone && <span className="visually-hidden">, {t('done')}</span>}
              </>
            }
          >
            <span>{says}</span>
          </Entry>
        ))}
      </EntryList>
    </Card>
  )
}
