import { Button } from '../ui/buttons/button.tsx'
import { Table, type TableColumn } from '../ui/layout/table.tsx'
import { Avatar } from '../ui/text/avatar.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { RelativeTime } from '../ui/text/relative-time.tsx'
import { GallerySection } from './gallery-section.tsx'
import styles from './gallery.module.css'

type Member = { email: string; name: string; role: string; at: string; joined: boolean }

const now = new Date('2026-03-15T12:00:00Z')

const members: Member[] = [
  {
    email: 'ana.lima@northside.example',
    name: 'Ana Lima',
    role: 'Owner',
    at: '2025-11-02T09:30:00Z',
    joined: true,
  },
  {
    email: 'maximiliana.featherstonehaugh@interprofessional-cooperative.example',
    name: 'Maximiliana Featherstonehaugh-Cholmondeley',
    role: 'Admin',
    at: '2026-03-12T14:02:00Z',
    joined: true,
  },
  {
    email: 'chen@example.com',
    name: 'chen@example.com',
    role: 'Member',
    at: '2026-03-15T10:00:00Z',
    joined: false,
  },
]

const columns: TableColumn<Member>[] = [
  {
    id: 'email',
    header: 'E-mail',
    cell: (member) => (
      <span className={styles.person}>
        <Avatar name={member.name} person={member.email} />
        {member.email}
      </span>
    ),
  },
  { id: 'roles', header: 'Roles', cell: (member) => member.role },
  {
    id: 'status',
    header: 'Status',
    cell: (member) => (
      <Chip tone={member.joined ? 'success' : 'warning'}>
        {member.joined ? 'Joined' : 'Pending'}
      </Chip>
    ),
  },
  {
    id: 'since',
    header: 'Since',
    cell: (member) => <RelativeTime value={member.at} now={now} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (member) => (
      <Button variant="quiet" size="small" aria-label={`Remove ${member.name}`}>
        Remove
      </Button>
    ),
  },
]

export function GalleryTable() {
  return (
    <GallerySection title="Tables">
      <Table caption="Members" columns={columns} rows={members} rowKey={(member) => member.email} />
      <Table
        caption="Members, loading"
        columns={columns}
        rows={[]}
        rowKey={(member) => member.email}
        skeletonRows={3}
      />
    </GallerySection>
  )
}
