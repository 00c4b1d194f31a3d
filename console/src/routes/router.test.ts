import { consolePaths } from '@accord/contract/console-paths.ts'
import { expect, test } from 'vitest'
import { router } from './router.ts'

/** Converts `/join/{-$id}` and `/join/$id` to the notation of other routers. A path that ends in `/$` is a 404 page. */
const routed = Object.keys(router.routesByPath)
  .filter((path) => !path.endsWith('/$'))
  .map((path) => path.replaceAll(/\{-\$(\w+)\}/g, ':$1?').replaceAll(/\$(\w+)/g, ':$1'))

test('the service has exactly the screens of the route table', () => {
  expect(routed.toSorted()).toEqual([...consolePaths].toSorted())
})
