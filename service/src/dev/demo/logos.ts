import { setApplicationLogo, setOrganizationLogo } from '#logos/logos.change.ts'
import type { OrganizationName, PersonName } from './cast.ts'
import { type Color, drawPng } from './draw-png.ts'
import { act, type When } from './world.ts'

const white: Color = [255, 255, 255]
const teal: Color = [15, 118, 110]
const navy: Color = [30, 58, 138]
const red: Color = [190, 18, 60]
const amber: Color = [217, 119, 6]
const violet: Color = [109, 40, 217]

/** A shape around the center of a logo. Coordinates range from -1 to 1. */
type Shape = (x: number, y: number) => boolean

const cross: Shape = (x, y) =>
  Math.min(Math.abs(x), Math.abs(y)) < 0.2 && Math.max(Math.abs(x), Math.abs(y)) < 0.62
const ring: Shape = (x, y) => Math.abs(Math.hypot(x, y) - 0.48) < 0.14
const leaf: Shape = (x, y) =>
  Math.hypot(x - 0.35, y - 0.35) < 0.8 && Math.hypot(x + 0.35, y + 0.35) < 0.8
const bars: Shape = (x, y) =>
  Math.abs(x) < 0.6 && Math.abs(((x + 0.6) % 0.44) - 0.16) < 0.16 && y < 0.55 && y > -0.3 - x * 0.45
const calendar: Shape = (x, y) =>
  Math.max(Math.abs(x), Math.abs(y)) < 0.58 &&
  (y < -0.3 ||
    Math.max(Math.abs(x), Math.abs(y + 0.05)) > 0.44 ||
    Math.hypot(x - 0.12, y - 0.14) < 0.17)

/** Only some organizations and applications have a logo, as in reality. */
export const logosAreSet = [
  ofOrganization([242, '15:02'], 'ana', 'northside', [teal, cross]),
  ofOrganization([237, '16:21'], 'theo', 'mapleGrove', [red, leaf]),
  ofOrganization([204, '17:10'], 'yusuf', 'beacon', [navy, ring]),
  ofApplication([241, '14:40'], 'elena', 'northside', 'Clinic Scheduler', [violet, calendar]),
  ofApplication([235, '15:05'], 'ingrid', 'mapleGrove', 'Survey Explorer', [amber, bars]),
  ofApplication([168, '17:31'], 'yusuf', 'beacon', 'Claims Connect', [navy, ring]),
]

type Drawing = readonly [background: Color, shape: Shape]

const side = 64

function imageOf([background, shape]: Drawing): string {
  const scaled = (at: number) => ((at + 0.5) / side) * 2 - 1
  const png = drawPng(side, (x, y) => (shape(scaled(x), scaled(y)) ? white : background))
  return png.toString('base64')
}

function ofOrganization(when: When, by: PersonName, of: OrganizationName, drawing: Drawing) {
  return act(when, by, of, setOrganizationLogo, (_idOf, own) => ({
    params: { id: own },
    body: { image: imageOf(drawing) },
  }))
}

function ofApplication(
  when: When,
  by: PersonName,
  of: OrganizationName,
  name: string,
  drawing: Drawing,
) {
  return act(when, by, of, setApplicationLogo, (idOf) => ({
    params: { id: idOf(name) },
    body: { image: imageOf(drawing) },
  }))
}
