/** The language of the pages: its tag in HTML and in schema.org, and its name in Open Graph. */
export const language = { tag: 'en-IN', openGraph: 'en_IN' };

/** The first of the breadcrumbs. */
export const homeName = 'Home';

/** As dates show them. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
