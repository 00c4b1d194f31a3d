import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { Avatar } from '../ui/text/avatar.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { Logo } from '../ui/text/logo.tsx'
import { GallerySection, Row, Stack } from './gallery-section.tsx'
import styles from './gallery.module.css'

const swatches = [
  'canvas',
  'surface',
  'sunken',
  'accent',
  'accentSoft',
  'danger',
  'warningSoft',
  'successSoft',
]

const people = [
  'Ana Lima',
  'Björn Åkesson',
  'chen.wei@example.com',
  'Dara O’Neill',
  'Efua',
  'Farid ibn Rushd',
  'Greta',
  'Hana Mori',
]

export function GalleryLook() {
  return (
    <>
      <GallerySection title="Brand, colour and type">
        <Logo name="Accord" />
        <ul className={styles.swatches}>
          {swatches.map((name) => (
            <li key={name} className={`${styles.swatch} ${styles[name]}`}>
              {name}
            </li>
          ))}
        </ul>
        <Stack>
          <p className={styles.size28}>28 Page title</p>
          <p className={styles.size20}>20 Panel title</p>
          <p className={styles.size16}>16 Card title and large text</p>
          <p>
            14 Body text, with a <a href="#type">link in it</a> and <code>an_id_in_mono</code>
          </p>
          <p className={styles.size13}>13 Hints, labels of tables and captions</p>
        </Stack>
      </GallerySection>
      <GallerySection title="Chips">
        <Row>
          <Chip>Member</Chip>
          <Chip tone="success">Joined</Chip>
          <Chip tone="warning">Pending</Chip>
          <Chip tone="danger">Expired</Chip>
          <Tooltip text="Can manage members and applications" describes>
            <Chip tabIndex={0}>Admin, explained on focus</Chip>
          </Tooltip>
        </Row>
      </GallerySection>
      <GallerySection title="Avatars">
        <Row>
          {people.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Ana Lima" size="small" />
          <Avatar name="Ana Lima" size="large" />
          <Avatar name="Northside Health" size="large" square />
        </Row>
      </GallerySection>
    </>
  )
}
