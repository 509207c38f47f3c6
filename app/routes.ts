import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { buildLanguage } from './languages.ts';
import { articlePath, paths } from './paths.ts';
import { articles } from './site/blog/articles.ts';

const isEnglish = buildLanguage() === 'en';

/** Sign-in, dashboard and files for crawlers exist once. */
export default [
  layout('site/shell/route.tsx', [
    index('site/home/route.tsx'),
    route(paths.about, 'site/about/route.tsx'),
    route(paths.services, 'site/services/route.tsx'),
    route(paths.calculator, 'site/calculator/route.tsx'),
    route(paths.bookConsultation, 'site/book-consultation/route.tsx'),
    route(paths.installationRequest, 'site/installation-request/route.tsx'),
    route(paths.ourAssociates, 'site/our-associates/route.tsx'),
    route(paths.ourPartners, 'site/our-partners/route.tsx'),
    route(paths.associateRegistration, 'site/associate-registration/route.tsx'),
    route(paths.associateRegistrationSuccess, 'site/associate-registration-success/route.tsx'),
    route(paths.trainings, 'site/trainings/route.tsx'),
    route(paths.blog, 'site/blog/route.tsx'),
    ...articles.map(({ slug }) => route(articlePath(slug), `site/blog/${slug}/route.tsx`)),
    route(paths.newsletter, 'site/newsletter/route.tsx'),
    route(paths.careers, 'site/careers/route.tsx'),
    route(paths.contact, 'site/contact/route.tsx'),
    route(paths.track, 'site/track/route.tsx'),
    route(paths.proposal, 'site/proposal/route.tsx'),
    route(paths.privacyPolicy, 'site/privacy-policy/route.tsx'),
    route(paths.termsConditions, 'site/terms-conditions/route.tsx'),
    route(paths.refundPolicy, 'site/refund-policy/route.tsx'),
    ...(isEnglish ? [route(paths.login, 'dashboard/session/route.tsx')] : []),
    route('*', 'site/not-found/route.tsx'),
  ]),
  ...(isEnglish
    ? [
        route(paths.dashboard, 'dashboard/route.tsx'),
        route('/sitemap.xml', 'site/files/sitemap.ts'),
        route('/robots.txt', 'site/files/robots.ts'),
      ]
    : []),
] satisfies RouteConfig;
