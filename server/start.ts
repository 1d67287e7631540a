// Starts the shop with the vendors that its settings name.
import { runShop } from './run-shop.ts'

await runShop()
