import { askAndDraw } from '../ask-and-draw.ts'

askAndDraw({})
