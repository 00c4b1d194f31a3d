import { isAbsolute, join } from 'node:path'
import { StartupRefused } from '#config/startup-refused.ts'

/**
 * Where an installation keeps its data when DATA_DIR does not say: where systemd made a folder for it, or among
 * the state of whoever runs it. Never where it was unpacked, which the next version replaces.
 */
export function placeOfData(environment: Record<string, string | undefined>): string {
  const { STATE_DIRECTORY, XDG_STATE_HOME, HOME } = environment
  const [made] = (STATE_DIRECTORY ?? '').split(':')
  if (made) return made
  if (XDG_STATE_HOME && isAbsolute(XDG_STATE_HOME)) return join(XDG_STATE_HOME, 'accord')
  if (HOME && isAbsolute(HOME)) return join(HOME, '.local', 'state', 'accord')
  throw new StartupRefused(
    'DATA_DIR must name a folder for the database and its key, such as /var/lib/accord.',
  )
}
