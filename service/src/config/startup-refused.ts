/** A reason not to start that the operator can act on: its message is printed alone. */
export class StartupRefused extends Error {
  override name = 'StartupRefused'
}
