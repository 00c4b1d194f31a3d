import type { Application } from '@accord/contract/applications.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { GivenAuthorizationsCard } from '../../authorizations/given-authorizations-card.tsx'
import { useWords } from '../../language/words.ts'
import { NotWhileDeleted } from '../../organizations/deletion/not-while-deleted.tsx'
import { SectionPage } from '../../organizations/section-page.tsx'
import { useOrganization } from '../../organizations/use-organization.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { SectionList, Sections } from '../../pages/section-list.tsx'
import { applicationCardQuery, applicationQuery } from '../applications.api.ts'
import { RedirectUrisCard } from './addresses/redirect-uris-card.tsx'
import { BackchannelCard, PostLogoutUrisCard } from './addresses/sign-out-cards.tsx'
import { ApprovalCard } from './approval/approval-card.tsx'
import { ConnectCard } from './connect/connect-card.tsx'
import { CredentialsCard } from './credentials-card.tsx'
import { DeleteApplicationCard } from './delete-application-card.tsx'
import { DeletedApplication } from './deleted-application.tsx'
import { DetailsCard } from './details-card.tsx'
import { RunCard } from './run/run-card.tsx'
import { ScopesCard } from './scopes-card.tsx'
import { SignInCard } from './sign-in/sign-in-card.tsx'

const area = getRouteApi('/signed-in/application/$id')

export function ApplicationSettingsScreen() {
  const { t } = useWords()
  const { id } = area.useParams()
  const organization = useOrganization()
  const card = useQuery(applicationCardQuery(id)).data
  const manages = canManage(organization.profileRoles ?? [])
  const application = useQuery({ ...applicationQuery(organization.id, id), enabled: manages })
  const name = application.data?.name ?? card?.name ?? ''

  return (
    <SectionPage section="applications" title={name} trail={[{ label: name }]}>
      <Loaded query={application} failure={t('Unexpected error fetching applications')}>
        {(data) => <Settings application={data} />}
      </Loaded>
    </SectionPage>
  )
}

/** What somebody comes for who has just registered it stands first. */
function Settings({ application }: { application: Application }) {
  const { t } = useWords()
  const { profileRoles = [] } = useOrganization()
  const sections = [
    {
      id: 'credentials',
      label: t('Credentials'),
      cards: <CredentialsCard application={application} />,
    },
    { id: 'connect', label: t('Connect'), cards: <ConnectCard application={application} /> },
    { id: 'run', label: t('Run it here'), cards: <RunCard application={application} /> },
    {
      id: 'approval',
      label: t('Approval screen'),
      cards: <ApprovalCard application={application} />,
    },
    {
      id: 'addresses',
      label: t('Addresses'),
      cards: (
        <>
          <RedirectUrisCard application={application} />
          <PostLogoutUrisCard application={application} />
          <BackchannelCard application={application} />
        </>
      ),
    },
    { id: 'scopes', label: t('Scopes'), cards: <ScopesCard application={application} /> },
    { id: 'sign-in', label: t('Sign-in'), cards: <SignInCard application={application} /> },
    {
      id: 'authorizations',
      label: t('Authorizations'),
      cards: <GivenAuthorizationsCard application={application} />,
    },
    {
      id: 'details',
      label: t('Details'),
      cards: (
        <>
          <DetailsCard application={application} />
          {profileRoles.includes('owner') && !application.deletion && (
            <DeleteApplicationCard application={application} />
          )}
        </>
      ),
    },
  ]
  return (
    <>
      <DeletedApplication application={application} />
      <SectionList sections={sections} />
      <NotWhileDeleted off={Boolean(application.deletion)}>
        <Sections sections={sections} />
      </NotWhileDeleted>
    </>
  )
}
