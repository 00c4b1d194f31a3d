import { inProject } from '../project-folder.ts'
import { runQuietly } from '../run-command.ts'

/** CycloneDX as npm writes it; what we do not touch is not described. */
export interface Sbom {
  serialNumber?: string
  metadata: { timestamp: string; component: Record<string, unknown> }
  components: { 'bom-ref': string; name: string; scope?: string; properties?: unknown }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/** Everything that the lock file knows of: all platforms, tools and tests too. */
export async function sbomOfLockFile(): Promise<Sbom> {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error']
  const { code, output } = await runQuietly('npm', args)
  if (code !== 0) throw new Error(`npm sbom failed:\n${output}`)
  return JSON.parse(output.slice(output.indexOf('{'))) as Sbom
}

/** The tools among what the console is built with: nothing of them is in what they build. */
const tools = /^@types\/|^vite$|^@vitejs\//

/** What the console was built of, by `name@version`: its packages and whatever they lean on. */
export function builtIntoConsole({ dependencies }: Sbom): Set<string> {
  const leansOn = new Map(dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]))
  const consoleRef = dependencies.find(({ ref }) => nameOf(ref) === '@accord/console')!.ref
  const reached = new Set(leansOn.get(consoleRef)?.filter((ref) => !tools.test(nameOf(ref))))
  for (const ref of reached) for (const next of leansOn.get(ref) ?? []) reached.add(next)
  return new Set([...reached].filter((ref) => !nameOf(ref).startsWith('@accord/')))
}

/** Of all that is known, what is inside; and the same whenever it is made of the same commit. */
export function sbomOf(known: Sbom, inside: ReadonlySet<string>, at: Date, version: string): Sbom {
  const { serialNumber: _random, ...rest } = known
  const component = { ...known.metadata.component, name: 'accord', type: 'application', version }
  return {
    ...rest,
    metadata: { ...known.metadata, timestamp: at.toISOString(), component },
    components: known.components
      .filter((one) => inside.has(one['bom-ref']))
      .map((one) => ({ ...one, scope: 'required', properties: [] })),
    dependencies: known.dependencies
      .filter(({ ref }) => inside.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((one) => inside.has(one)),
      })),
  }
}

function nameOf(ref: string): string {
  return ref.slice(0, ref.lastIndexOf('@'))
}

/** Where the packages that the console was built of lie in a checkout. */
export function folderInProject(ref: string): string {
  return inProject('node_modules', nameOf(ref))
}
