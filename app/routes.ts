import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { articles } from './content/blog.ts';

export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('about', 'routes/public/about.tsx'),
    route('services', 'routes/public/services.tsx'),
    route('calculator', 'routes/public/calculator.tsx'),
    route('book-consultation', 'routes/public/book-consultation.tsx'),
    route('installation-request', 'routes/public/installation-request.tsx'),
    route('our-associates', 'routes/public/our-associates.tsx'),
    route('our-partners', 'routes/public/our-partners.tsx'),
    route('associate-registration', 'routes/public/associate-registration.tsx'),
    route('associate-registration-success', 'routes/public/associate-registration-success.tsx'),
    route('trainings', 'routes/public/trainings.tsx'),
    route('blog', 'routes/public/blog.tsx'),
    ...articles.map(({ slug }) => route(`blog/${slug}`, `routes/public/articles/${slug}.tsx`)),
    route('careers', 'routes/public/careers.tsx'),
    route('contact', 'routes/public/contact.tsx'),
    route('privacy-policy', 'routes/public/privacy-policy.tsx'),
    route('terms-conditions', 'routes/public/terms-conditions.tsx'),
    route('refund-policy', 'routes/public/refund-policy.tsx'),
    route('login', 'routes/office/login.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route('admin', 'routes/office/admin.tsx'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
] satisfies RouteConfig;
