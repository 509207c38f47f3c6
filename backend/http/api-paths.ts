const API = /^\/(rest|auth|storage|functions|realtime|demo|_system)(\/|$)/;

/** Everything else is a file of the site. */
export const isApiCall = (target: string) => API.test(target);
