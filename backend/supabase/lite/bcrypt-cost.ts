/**
 * Defect covered: lite gives every new account a random password, which nobody learns and no path here asks for, and hashes
 * it in JavaScript on the thread that serves pages. That held up everything for 100 ms, and told whoever watched how long a
 * page took meanwhile that the address had no account. The least cost takes 2 ms.
 */
export function lowerBcryptCost(): void {
  process.env.LITE_AUTH_BCRYPT_COST = '4';
}
