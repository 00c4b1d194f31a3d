import { askAndDraw } from '../ask-and-draw.ts'
import { organizationRow } from '../rows/organization-row.ts'
import { rowsIn } from '../rows-in.ts'

askAndDraw({
  // Invitations stand above it, and are not drawn: the list waits where there are any, or where that is not known.
  organizations: ([invitations, own]) => [
    Promise.all([rowsIn(invitations, () => undefined), rowsIn(own, organizationRow)]).then(
      ([above, list]) => (above?.total === 0 ? list : undefined),
    ),
  ],
})
