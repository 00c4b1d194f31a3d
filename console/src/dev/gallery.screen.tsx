import { Button } from '../ui/buttons/button.tsx'
import { Page } from '../ui/layout/page.tsx'
import { Chip } from '../ui/text/chip.tsx'
import { GalleryActions } from './gallery-actions.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryLists } from './gallery-lists.tsx'
import { GalleryLook } from './gallery-look.tsx'
import { GalleryMessages } from './gallery-messages.tsx'
import styles from './gallery.module.css'

/** Every shared piece in all its states, at /dev/ui; in development only. */
export function GalleryScreen() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <main id="main" className={styles.gallery}>
        <Page
          title="Pieces"
          status={<Chip>Development</Chip>}
          description="What the screens are made of, in both schemes and at any width."
          action={<Button variant="primary">The one main action</Button>}
        >
          <GalleryLook />
          <GalleryActions />
          <GalleryFields />
          <GalleryMessages />
          <GalleryLists />
        </Page>
      </main>
    </>
  )
}
