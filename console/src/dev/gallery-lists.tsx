import Building from 'lucide-react/icons/building'
import { withQuery } from '../browser/address.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '../ui/layout/breadcrumbs.tsx'
import { Card, CardGrid } from '../ui/layout/card.tsx'
import { Pager } from '../ui/layout/pager.tsx'
import type { LinkParts } from '../ui/layout/render-link.ts'
import { TabLinks } from '../ui/layout/tab-links.tsx'
import { Avatar } from '../ui/text/avatar.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { GallerySection } from './gallery-section.tsx'
import { GalleryTable } from './gallery-table.tsx'
import styles from './gallery.module.css'

const plainLink = ({ children, ...link }: LinkParts) => <a {...link}>{children}</a>

const trail = [
  { label: 'Home', href: withQuery('/dev/ui', '#home') },
  { label: 'Organizations', href: withQuery('/dev/ui', '#organizations') },
  {
    label: 'Northside Health Cooperative of Greater Vancouver',
    href: withQuery('/dev/ui', '#northside'),
  },
  { label: 'Applications', href: withQuery('/dev/ui', '#applications') },
  { label: 'Acme Surveys', href: withQuery('/dev/ui', '#acme') },
]

const pagerLabels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  position: (page: number, count: number) => `Page ${page} of ${count}`,
}

export function GalleryLists() {
  return (
    <>
      <GallerySection title="Finding the way">
        {[2, 3, 5].map((length) => (
          <Breadcrumbs
            key={length}
            items={trail.slice(0, length)}
            label={`Breadcrumbs of ${length}`}
            expandLabel="Show path"
            renderLink={plainLink}
          />
        ))}
        <TabLinks
          label="Applications"
          renderLink={plainLink}
          tabs={[
            {
              label: 'Owned Applications',
              href: withQuery('/dev/ui', '#owned'),
              current: true,
              count: 4,
            },
            {
              label: 'Authorized Applications',
              href: withQuery('/dev/ui', '#authorized'),
              current: false,
              count: 12,
            },
          ]}
        />
        {[1, 6].map((page) => (
          <Pager
            key={page}
            page={page}
            perPage={20}
            total={232}
            hrefOf={(to) => withQuery('/dev/ui', `#page-${to}`)}
            renderLink={plainLink}
            labels={{ ...pagerLabels, navigation: `Pages, at ${page}` }}
          />
        ))}
      </GallerySection>
      <GalleryTable />
      <GallerySection title="Cards">
        <CardGrid>
          <OrganizationCard name="Northside Health" owned />
          <OrganizationCard name="The Interprofessional Cooperative of Southern British Columbia and the Yukon" />
          <Card
            headingLevel={3}
            title="Delete application"
            description="3 organizations stop sharing data with it at once."
            danger
            footer={<Button variant="danger">Delete application</Button>}
          />
          <LoadingCard />
        </CardGrid>
      </GallerySection>
      <GallerySection title="Empty and failed">
        <EmptyState
          title="No organizations yet"
          icon={<Building size={20} />}
          action={<Button variant="primary">Create an organization</Button>}
        >
          An organization holds its members, applications and networks. Create one, or ask a
          colleague to invite you.
        </EmptyState>
        <ErrorState
          title="The members could not be loaded"
          retryLabel="Retry"
          onRetry={() => undefined}
          reference="Reference 7f3a-91c2"
        >
          The service did not answer in time. Nothing was changed.
        </ErrorState>
      </GallerySection>
    </>
  )
}

function OrganizationCard({ name, owned }: { name: string; owned?: boolean }) {
  return (
    <Card
      headingLevel={3}
      title={name}
      description="Vancouver, British Columbia"
      action={<Chip>{owned ? 'Owner' : 'Member'}</Chip>}
      footer={
        <>
          {!owned && <Button variant="quiet">Leave</Button>}
          <ButtonLink href="#manage">{owned ? 'Manage' : 'View'}</ButtonLink>
        </>
      }
    >
      <span className={styles.person}>
        <Avatar name={name} square size="small" /> 12 members, 3 applications
      </span>
    </Card>
  )
}

function LoadingCard() {
  return (
    <Card>
      <Loading label="Loading organizations">
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
        <Skeleton width="short" />
        <Skeleton shape="control" />
      </Loading>
    </Card>
  )
}
